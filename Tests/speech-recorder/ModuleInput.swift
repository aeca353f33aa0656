import Posix

/// The lines that the daemon sends.
struct ModuleInput {
  private var bytes: [UInt8] = []

  /// Waits for something to read until the limit; nil: for ever.
  func isAwaited(within limit: Duration?) -> Bool {
    if bytes.contains(UInt8(ascii: "\n")) { return true }
    return waitUntilReadable([.standardInput], within: limit)[0]
  }

  /// The next line, waited for; nil at the end.
  mutating func nextLine() -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      guard let more = try? FileDescriptor.standardInput.read(upTo: 4096), !more.isEmpty else { return nil }
      bytes += more
    }
  }

  /// The lines up to a dot; a dot that begins a line is doubled.
  mutating func nextBlock() -> [String] {
    var lines: [String] = []
    while let line = nextLine(), line != "." { lines.append(line.hasPrefix(".") ? String(line.dropFirst()) : line) }
    return lines
  }
}
