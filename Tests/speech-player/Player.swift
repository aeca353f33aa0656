import Glibc
import Posix
import ScreenReaders
import Speech
import SpeechDispatcher
import StringCatalog

/// Reads orders, a line each with tabs between the words, and answers in lines of the same form.
///
/// | order | does | answers |
/// |---|---|---|
/// | say KIND PRIORITY (LANGUAGE TEXT)… | says | |
/// | print KIND PRIORITY (LANGUAGE TEXT)… | says what no screen reader reads | |
/// | cut | cuts | |
/// | set (NAME=VALUE)… | applies settings | |
/// | burst COUNT | cut and say, as many times | burst TOTAL SLOWEST, in µs |
/// | start PROGRAM… | starts a program, as a menu does | started PID |
/// | finish MS | finishes | finished, and the µs it took |
///
/// Reports come as `report speaking`, `report unavailable REASON`, `report silenced READER`. Options: `--icons FOLDER`,
/// `--probe ROOT`, `--call-limit MS`, `--open-limit MS`.
final class Player {
  private let speech: DispatcherSpeech
  private var settings = SpeechSettings()
  private var input: [UInt8] = []

  init(_ arguments: ArraySlice<String>) { speech = DispatcherSpeech(Self.options(arguments)) }

  func run() {
    while true {
      let (hasOrders, hasReports) = awaitEvents()
      if hasReports { for report in speech.takeReports() { answer(["report"] + words(of: report)) } }
      guard hasOrders else { continue }
      guard let bytes = try? FileDescriptor.standardInput.read(upTo: 1 << 16), !bytes.isEmpty else { return }
      input += bytes
      while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
        perform(String(decoding: input[..<end], as: UTF8.self).split(separator: "\t").map(String.init))
        input.removeFirst(end + 1)
      }
    }
  }

  /// Waits as a program does, for the keyboard and for speech.
  private func awaitEvents() -> (hasOrders: Bool, hasReports: Bool) {
    let descriptors = [0, speech.fileDescriptor].compactMap { $0.map { FileDescriptor($0) } }
    let ready = waitUntilReadable(descriptors)
    return (ready[0], ready.count > 1 && ready[1])
  }

  private func perform(_ order: [String]) {
    switch order.first {
    case "say": speech.say(utterance(order.dropFirst()))
    case "print":
      var utterance = utterance(order.dropFirst())
      utterance.isUnreadable = true
      speech.say(utterance)
    case "cut": speech.cut()
    case "set":
      order.dropFirst().forEach(set)
      speech.apply(settings)
    case "burst": burst(Int(order[1]) ?? 0)
    case "start":
      guard
        let child = try? ChildProcess.start(
          Array(order.dropFirst()), input: .standardInput, output: .standardOutput, errors: .standardError)
      else { fatalError("cannot start \(order)") }
      answer(["started", String(child.id)])
    case "finish":
      let time = measure { speech.finish(within: .milliseconds(Int(order[1]) ?? 0)) }
      answer(["finished", String(time)])
    default: fatalError("no such order: \(order)")
    }
  }

  /// A held arrow key: each one cuts the item before.
  private func burst(_ count: Int) {
    var slowest = 0
    let total = measure {
      for number in 1...count {
        let time = measure {
          speech.cut()
          speech.say(Utterance("Item \(number)", in: .english, priority: .text))
        }
        slowest = max(slowest, time)
      }
    }
    answer(["burst", String(total), String(slowest)])
  }

  private func utterance(_ words: ArraySlice<String>) -> Utterance {
    let words = Array(words)
    guard let kind = Utterance.Kind(rawValue: words[0]), let priority = SpeechPriority(rawValue: words[1]) else {
      fatalError("no such utterance: \(words)")
    }
    let spans = stride(from: 2, to: words.count - 1, by: 2).map { index in
      Utterance.Span(Self.unescaped(words[index + 1]), LanguageTag(words[index])!)
    }
    return Utterance(kind, priority: priority, spans: spans)
  }

  private func set(_ pair: String) {
    let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? Self.unescaped(parts[1]) : nil
    if parts[0] == "language" { return settings.voiceLanguage = value.flatMap { LanguageTag($0) } }
    guard let name = SpeechSettings.Name(rawValue: parts[0]) else { fatalError("no such setting: \(pair)") }
    settings[name] = value
  }

  private func words(of report: SpeechReport) -> [String] {
    switch report {
    case .speaking: ["speaking"]
    case .unavailable(let reason): ["unavailable", reason.rawValue]
    case .silenced(let sighting): ["silenced", sighting.reader.rawValue]
    }
  }

  private func answer(_ words: [String]) {
    try? FileDescriptor.standardOutput.write(Array((words.joined(separator: "\t") + "\n").utf8))
  }
}

extension Player {
  private static func options(_ arguments: ArraySlice<String>) -> DispatcherOptions {
    var options = DispatcherOptions()
    options.soundIconFolder = nil
    var rest = arguments
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch name {
      case "--icons": options.soundIconFolder = value
      case "--probe": options.probe = ScreenReaderProbe(root: value, environment: Environment.all)
      case "--call-limit": options.callLimit = .milliseconds(Int(value) ?? 0)
      case "--open-limit": options.openLimit = .milliseconds(Int(value) ?? 0)
      default: fatalError("no such option: \(name)")
      }
    }
    return options
  }

  /// `\n`, `\r`, `\0` and `\e` for what a line of orders cannot hold.
  private static func unescaped(_ text: String) -> String {
    [("\\n", "\n"), ("\\r", "\r"), ("\\0", "\0"), ("\\e", "\u{1B}")].reduce(text) { text, pair in
      text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
    }
  }

  /// The time that something takes, in microseconds.
  private func measure(_ body: () -> Void) -> Int {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
