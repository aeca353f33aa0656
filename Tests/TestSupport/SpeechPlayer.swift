internal import CPosix
internal import Glibc
internal import Posix

/// Something that a program can be made to speak to.
public protocol SpeechPlace: AnyObject {
  /// What the program needs in its environment.
  var environment: [String: String] { get }
}

/// The program `speech-player`, which plays what it is told on a `DispatcherSpeech`, as a program with one thread.
public final class SpeechPlayer {
  private let kept: AnyObject?
  private let process: SpeechProcess
  private let orders: FileDescriptor
  private let output: FileDescriptor
  private var isTakingOrders = true
  private var input: [UInt8] = []
  /// What it has told and nobody has asked for yet.
  public private(set) var answers: [[String]] = []

  /// Plays in a lab, or against a false daemon, and keeps that alive.
  public convenience init(_ place: any SpeechPlace, _ options: String...) throws {
    try self.init(environment: place.environment, options: options, keeping: place)
  }

  /// Plays with any environment, and keeps what the environment points to alive.
  public init(environment: [String: String], options: [String] = [], keeping kept: AnyObject? = nil) throws {
    self.kept = kept
    let (toPlayer, fromPlayer) = (try Posix.Pipe(), try Posix.Pipe())
    defer {
      toPlayer.readEnd.close()
      fromPlayer.writeEnd.close()
    }
    orders = toPlayer.writeEnd
    output = fromPlayer.readEnd
    process = try SpeechProcess(
      [try BuiltProgram.path("speech-player")] + options, environment: environment, input: toPlayer.readEnd.raw,
      output: fromPlayer.writeEnd.raw, errors: 2)
  }

  deinit {
    process.end()
    endOrders()
    output.close()
  }

  public var processIdentifier: Int32 { process.id }

  /// Its child processes, dead ones among them.
  public var children: [Int32] {
    SpeechFiles.text("/proc/\(process.id)/task/\(process.id)/children").split(separator: " ").compactMap { Int32($0) }
  }

  /// The process that speaks, while there is one.
  public var worker: Int32? { children.first { SpeechFiles.text("/proc/\($0)/comm") == "anillo-speech\n" } }

  /// The session that a process belongs to.
  public static func session(of process: Int32) -> Int32 { getsid(process) }

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
    endOrders()
    let end = ContinuousClock.now + limit
    while try readMore(until: end) {}
  }

  /// Waits for an answer that begins with these words, and gives the rest of it. Others stay to be asked for.
  @discardableResult
  public func answer(_ beginning: String..., within limit: Duration = .seconds(15)) throws -> [String] {
    let end = ContinuousClock.now + limit
    repeat {
      if let index = answers.firstIndex(where: { $0.starts(with: beginning) }) {
        return Array(answers.remove(at: index).dropFirst(beginning.count))
      }
    } while try readMore(until: end)
    throw SessionFault.timedOut(awaited: "\(beginning)", limit: limit, seen: Array("\(answers)".utf8))
  }

  private func endOrders() {
    if isTakingOrders { orders.close() }
    isTakingOrders = false
  }

  /// False at the end, or when the time is over.
  private func readMore(until end: ContinuousClock.Instant) throws -> Bool {
    guard waitUntilReadable([output], within: end - ContinuousClock.now)[0] else { return false }
    let more = try output.read(upTo: 1 << 16)
    input += more
    while let newline = input.firstIndex(of: UInt8(ascii: "\n")) {
      answers.append(String(decoding: input[..<newline], as: UTF8.self).split(separator: "\t").map(String.init))
      input.removeFirst(newline + 1)
    }
    return !more.isEmpty
  }
}
