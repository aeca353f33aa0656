internal import TestSupport

/// The same menu twice, side by side: one that speaks to the daemon of a cell, and one that does not speak. Whatever
/// the daemon does, both must be alike.
final class MenuPair {
  /// As it is said.
  static let lastItem = "4 Delta"
  private static let menu = #"""
    {"version": 1, "title": "Letters", "items": [
      {"id": "a", "title": "Alpha", "print": "alpha is chosen"}, {"id": "b", "title": "Beta", "print": "beta is chosen"},
      {"id": "c", "title": "Gamma", "print": "gamma is chosen"},
      {"id": "d", "title": "Delta", "run": ["echo", "delta has run"]}]}
    """#

  let speaking: TerminalSession
  private let silent: TerminalSession
  private(set) var times = KeyTimes()
  /// What the one that speaks did otherwise.
  private(set) var differences: [String] = []
  /// Up to where the two were compared, in what the one that speaks has written.
  private var compared = 0

  init(_ place: FaultPlace) throws {
    silent = try Self.start(["--speech", "off"], TerminalSetup())
    var setup = TerminalSetup()
    setup.speak(to: place.lab)
    speaking = try Self.start(["--speech", "on"], setup)
  }

  private static func start(_ words: [String], _ setup: TerminalSetup) throws -> TerminalSession {
    let home = try PrivateHome()
    // Not for the first time, when there is more to be said.
    try home.write("", to: "state/anillo/greeted")
    var setup = setup
    (setup.home, setup.output) = (home, .captured)
    let document = try home.write(menu, to: "menu.json")
    let session = try TerminalSession(BuiltProgram.path("anillo"), [document] + words, setup: setup)
    try session.waitUntilQuiet(within: .seconds(20))
    return session
  }

  /// Presses the keys of a step in both, and waits for the prompt after the answer.
  func press(_ step: Activity.Step) throws {
    try time(step)
    for session in [speaking, silent] { try session.waitUntil("the prompt") { $0.screen.cursor.column > 0 } }
    var seen = comparison
    if seen.isNewlyTold || !seen.areAlike {
      // The message may stand there by halves, and the line below it, which is written anew, be taken for the answer.
      for session in [speaking, silent] { try session.waitUntilQuiet() }
      seen = comparison
    }
    note(seen.areAlike, "after \(step.keys) it shows \(seen.drawn) and not \(seen.usual)")
    compared = speaking.output.count
    note(speaking.out == silent.out, "after \(step.keys) the results are \(speaking.out) and not \(silent.out)")
  }

  /// Ends both with the keys of a step.
  func end(_ step: Activity.Step, within limit: Duration) throws {
    try time(step)
    let (status, usual) = (try speaking.exit(within: limit), try silent.exit(within: limit))
    note(status == usual, "it ends with \(status) and not with \(usual)")
    let settings = try speaking.terminalSettings()
    note(try settings == silent.terminalSettings(), "it leaves the terminal as \(settings)")
    note(speaking.out == silent.out, "the results are \(speaking.out) and not \(silent.out)")
    try speaking.waitUntilNothingRuns(within: .seconds(15))
  }

  /// Which of them comes first changes from key to key.
  private func time(_ step: Activity.Step) throws {
    let order = times.count.isMultiple(of: 2) ? [silent, speaking] : [speaking, silent]
    for session in order {
      let start = ContinuousClock.now
      try session.send(step.keys)
      try session.waitFor(step.answer)
      times.note(ContinuousClock.now - start, isSpeaking: session === speaking)
    }
  }

  /// Of what was taken in before: the message may come at any moment, and must not fall between two looks.
  private var comparison: Comparison {
    let (drawn, usual) = (speaking.knownOutput(), silent.knownOutput())
    let isNewlyTold = speaking.knownOutput(since: compared).drawn.contains(Self.message)
    let areAlike = isNewlyTold ? speaking.screen.cursorLine == silent.screen.cursorLine : drawn.drawn == usual.drawn
    return Comparison(drawn: "\(drawn)", usual: "\(usual)", isNewlyTold: isNewlyTold, areAlike: areAlike)
  }

  private func note(_ holds: Bool, _ difference: @autoclosure () -> String) {
    if !holds { differences.append(difference()) }
  }

  // MARK: What speech adds

  private static let message = "No speech: "

  /// The messages about speech so far.
  var messages: [String] {
    speaking.output(since: 0).drawn.split(whereSeparator: \.isNewline).filter { $0.contains(Self.message) }
      .map(String.init)
  }

  /// The descriptors that the one that speaks has and the other has not, by what they are.
  var descriptorsOfSpeech: [String] {
    var kinds = Self.kinds(of: speaking)
    for kind in Self.kinds(of: silent) {
      if let index = kinds.firstIndex(of: kind) { kinds.remove(at: index) }
    }
    return kinds.sorted()
  }

  private static func kinds(of session: TerminalSession) -> [String] {
    SpeechPlayer.descriptors(of: session.processID).map { $0.filter { !$0.isNumber } }
  }

  /// Its children, dead ones among them.
  var children: [ProcessSnapshot] { speaking.processes().filter { $0.parent == speaking.processID } }
}

/// What a key has drawn in the menu that speaks, beside what it draws in the other.
private struct Comparison {
  let drawn: String
  let usual: String
  /// Whether the message has come in between.
  let isNewlyTold: Bool
  /// The same was drawn, or, where the message has come in between, the line that can be edited is the same.
  let areAlike: Bool
}
