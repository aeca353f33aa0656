import TestSupport
import Testing

/// What somebody hears who reads the terminal with a screen reader, and feels on a braille display; Anillo itself is
/// silent. `RECORD_GOLDEN=1 swift test --filter YasrTests` writes the transcripts anew.
@Suite("Read by yasr", .enabled(if: YasrSession.isInstalled, "yasr is not installed"))
struct YasrTests {
  @Test(arguments: ReadingFlow.all)
  func flow(_ flow: ReadingFlow) throws {
    var transcript = ReadingTranscript(command: flow.command)
    let session = try YasrSession(BuiltProgram.path("anillo"), flow.arguments, setup: flow.setup())
    try read(session.opening(within: .seconds(20)), nil, of: session, into: &transcript)
    for keys in flow.steps {
      try read(session.press(keys, within: .seconds(20)), keys, of: session, into: &transcript)
    }
    #expect(transcript.text == (try GoldenFile(flow.transcript(of: "yasr")).expected(recording: transcript.text)))
  }

  private func read(
    _ step: YasrSession.Step, _ keys: [Key]?, of session: YasrSession, into transcript: inout ReadingTranscript
  ) throws {
    let spoken = step.spokenByContent(after: keys ?? [])
    transcript.append(keys, spoken: spoken, braille: session.terminal.screen.brailleWindow())
    expectNoBreach(step, keys ?? [], of: session)
  }

  /// What is there without a menu of one's own tells of the machine, so that no transcript can be kept.
  @Test(arguments: ReadingFlow.Language.allCases)
  func starterMenu(_ language: ReadingFlow.Language) throws {
    let session = try YasrSession.anillo("--lang", language.rawValue, "--speech", "off")
    try expectNoBreach(session.opening(within: .seconds(20)), [], of: session)
    for key: Key in [.down, .down, .alt(">"), .down, .alt("w"), .up, .up, .enter, .down, .escape, .control("d")] {
      try expectNoBreach(session.press(key), [key], of: session)
    }
  }

  private func expectNoBreach(_ step: YasrSession.Step, _ keys: [Key], of session: YasrSession) {
    let breaches = ReadingRule.breaches(
      keys: keys, spoken: step.spokenByContent(after: keys), drawn: step.output.drawn,
      screen: session.terminal.screen)
    #expect(breaches.isEmpty, "\(keys) wrote \(step.output)")
  }

  @Test("A digit chooses; the script gets the item and its status")
  func digit() throws {
    let session = try choose(setup: TerminalSetup(output: .captured))
    // At the end the cursor stands in an empty line.
    #expect(try session.press("2").spokenByContent(after: ["2"]) == ["Note"])
    #expect(try session.exit() == 0)
    #expect(session.out == "Note\n")
  }

  /// On a terminal the result itself is there to be read, and the item is not read a second time.
  @Test func aDigitSaysTheResultOnce() throws {
    let session = try choose()
    #expect(try session.press("3").spoken == ["Share"])
    #expect(try session.exit() == 0)
  }

  @Test(arguments: [Key.escape, .control("d")])
  func cancelled(_ key: Key) throws {
    let session = try choose(setup: TerminalSetup(output: .captured))
    #expect(try session.press(key).spoken.isEmpty)
    #expect(try session.exit() == 130)
    #expect(session.out.isEmpty)
  }

  @Test("An arrow between short titles writes at most 24 bytes", arguments: ["xterm", "linux", "screen", "dumb"])
  func bytes(_ terminal: String) throws {
    let setup = TerminalSetup(environment: ["TERM": terminal])
    let words = ["choose", "--speech", "off"] + ReadingFlow.five(.english)
    let session = try TerminalSession(BuiltProgram.path("anillo"), words, setup: setup)
    try session.waitUntilQuiet()
    for key: Key in [.down, .down, .down, .up, .up, .down, .down, .down] {
      #expect(try session.press(key).bytes.count <= 24, "\(key) wrote \(session.output())")
    }
  }

  private func choose(setup: TerminalSetup = TerminalSetup()) throws -> YasrSession {
    let words = ["choose", "--speech", "off"] + ReadingFlow.five(.english)
    let session = try YasrSession(BuiltProgram.path("anillo"), words, setup: setup)
    _ = try session.opening(within: .seconds(20))
    return session
  }
}

extension YasrSession.Step {
  /// What was said of the content. What yasr does as it happens is not counted: that it says a line is empty when a
  /// result comes a moment after the line was left, that it leaves out the number of an item as the echo of the digit
  /// that was pressed, and that it says a line in pieces which reached it in pieces.
  func spokenByContent(after keys: [Key]) -> [String] {
    let spoken = wholeLines
    switch keys.last {
    case .enter: return spoken.filter { $0 != "blank" }
    case .text(let text):
      var told = spoken.filter { $0 != "blank" }
      if told.first?.hasPrefix(text + " ") == true { told[0].removeFirst(text.count + 1) }
      return told
    default: return spoken
    }
  }

  private var wholeLines: [String] {
    let lines = output.drawn.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    return spoken.reduce(into: []) { told, next in
      let both = ((told.last ?? "") + next).withoutSpaces
      if let last = told.last, let line = lines.first(where: { $0.withoutSpaces.contains(both) }) {
        told[told.count - 1] = line.withoutSpaces == both ? line : last + " " + next
      } else {
        told.append(next)
      }
    }
  }
}
