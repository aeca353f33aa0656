internal import CPosix
internal import Glibc
internal import Posix

/// The program `speech-player`, which plays what it is told on a `DispatcherSpeech`, as a program with one thread.
public final class SpeechPlayer {
  private let process: SpeechProcess
  private let orders: FileDescriptor
  private let answers: FileDescriptor
  private var input: [UInt8] = []
  private var lines: [[String]] = []

  public init(environment: [String: String], _ options: String...) throws {
    let (toPlayer, fromPlayer) = (try Posix.Pipe(), try Posix.Pipe())
    defer {
      toPlayer.readEnd.close()
      fromPlayer.writeEnd.close()
    }
    orders = toPlayer.writeEnd
    answers = fromPlayer.readEnd
    process = try SpeechProcess(
      [try BuiltProgram.path("speech-player")] + options, environment: environment, input: toPlayer.readEnd.raw,
      output: fromPlayer.writeEnd.raw, errors: 2)
  }

  deinit {
    process.end()
    orders.close()
    answers.close()
  }

  public var processIdentifier: Int32 { process.id }

  /// The process that speaks, while there is one.
  public var worker: Int32? {
    let children = SpeechFiles.text("/proc/\(process.id)/task/\(process.id)/children")
    return children.split(separator: " ").compactMap { Int32($0) }.first {
      SpeechFiles.text("/proc/\($0)/comm") == "anillo-speech\n"
    }
  }

  /// What the descriptors of a process are open to.
  public static func descriptors(of process: Int32) -> [String] {
    let folder = "/proc/\(process)/fd"
    return (FileSystem.names(in: folder) ?? []).compactMap { name in
      var buffer = [CChar](repeating: 0, count: 256)
      let count = unsafe readlink(folder + "/" + name, &buffer, buffer.count)
      return count < 0 ? nil : String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  public func order(_ words: String...) throws { try orders.write((words.joined(separator: "\t") + "\n").utf8) }

  /// Says a text of one language.
  public func say(_ text: String, in language: String = "en-US", _ priority: String = "text") throws {
    try order("say", "text", priority, language, text)
  }

  /// No more orders come, so the player ends without having finished; waited for by its end of the answers.
  public func waitForEnd(within limit: Duration = .seconds(10)) throws {
    orders.close()
    let end = ContinuousClock.now + limit
    while try readMore(until: end) {}
  }

  /// Waits for an answer that begins with these words, and gives the rest of it. Answers before it are passed over.
  @discardableResult
  public func answer(_ beginning: String..., within limit: Duration = .seconds(15)) throws -> [String] {
    let end = ContinuousClock.now + limit
    var passed: [[String]] = []
    repeat {
      while !lines.isEmpty {
        let line = lines.removeFirst()
        if line.starts(with: beginning) { return Array(line.dropFirst(beginning.count)) }
        passed.append(line)
      }
    } while try readMore(until: end)
    throw SpeechFault.tooLate("\(beginning)", instead: "\(passed)")
  }

  /// False at the end, or when the time is over.
  private func readMore(until end: ContinuousClock.Instant) throws -> Bool {
    let timeout = Int32(max(0, (end - ContinuousClock.now) / .milliseconds(1)))
    guard waitUntilReadable([answers], timeout: timeout)[0] else { return false }
    let more = try answers.read(upTo: 1 << 16)
    input += more
    while let newline = input.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: input[..<newline], as: UTF8.self).split(separator: "\t").map(String.init))
      input.removeFirst(newline + 1)
    }
    return !more.isEmpty
  }
}
