import CReadline
import Glibc
import Posix
import Testing

@testable import LinearFront

/// A key to which the front, or readline itself, has bound anything, as readline's own tables have it.
struct BoundKey: Hashable, CustomStringConvertible {
  /// Keys with the same number do the same.
  let function: UInt
  /// What the terminal sends for it.
  let bytes: [UInt8]

  var description: String { bytes.map { String($0, radix: 16) }.joined(separator: " ") }

  /// A key that the kernel takes for a signal never comes to the program; Ctrl-C asks for silence, and has a test of its
  /// own.
  var isSignal: Bool { bytes.contains { [0x03, 0x1A, 0x1C].contains($0) } }

  /// All of them, read from readline in a process of its own, where the front has bound its keys as it always does.
  static func all() async throws -> [BoundKey] {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { try await BoundKey.printAll() })
    return String(decoding: result.standardOutputContent, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.first == "key", words.count > 2, let function = UInt(words[1]) else { return nil }
      return BoundKey(function: function, bytes: words.dropFirst(2).compactMap { UInt8($0, radix: 16) })
    }
  }

  /// The keys that do something different, a few of each: a letter stands for all letters.
  static func few(_ count: Int) async throws -> [BoundKey] {
    var seen: [UInt: Int] = [:]
    return try await all().filter { key in
      if key.isSignal { return false }
      seen[key.function, default: 0] += 1
      return seen[key.function]! <= count
    }
  }

  @MainActor
  private static func printAll() throws {
    unsafe setenv("TERM", "xterm", 1)
    let nothing = try FileDescriptor.open("/dev/null", .readWrite)
    unsafe Readline.start(keys: nothing, screen: nothing) { _ in -1 }
    LinearFront.bindKeys()
    for key in unsafe keys(in: rl_get_keymap(), after: []) { print("key \(key.function) \(key)") }
    fflush(nil)
  }

  private static func keys(in map: Keymap?, after prefix: [UInt8]) -> [BoundKey] {
    guard let map = unsafe map else { return [] }
    return (0..<256).flatMap { byte -> [BoundKey] in
      let entry = unsafe map[byte]
      let bytes = prefix + [UInt8(byte)]
      guard let function = entry.function else { return [] }
      if Int32(entry.type) == ISFUNC {
        return [BoundKey(function: unsafe unsafeBitCast(function, to: UInt.self), bytes: bytes)]
      }
      let next = unsafe unsafeBitCast(function, to: Keymap.self)
      // What the prefix itself does where nothing follows.
      let alone = unsafe next[Int(ANYOTHERKEY)].function.map {
        BoundKey(function: unsafe unsafeBitCast($0, to: UInt.self), bytes: bytes)
      }
      return (alone.map { [$0] } ?? []) + (unsafe keys(in: next, after: bytes))
    }
  }
}
