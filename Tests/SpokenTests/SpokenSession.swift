import TestSupport
import Testing

/// The built `anillo` in a terminal, with all that it says.
///
/// Nothing that is said goes unseen: what a test does not expect after a key stands before what it expects after the
/// next one.
final class SpokenSession {
  let terminal: TerminalSession
  private let ear: any Ear
  private var heard = 0

  init(_ terminal: TerminalSession, ear: any Ear) {
    self.terminal = terminal
    self.ear = ear
  }

  /// Speaks through the daemon of a lab, not for the first time unless the setup has a home.
  convenience init(
    _ words: [String], lab: SpeechLab, menu: String? = nil, setup: TerminalSetup = TerminalSetup()
  ) throws {
    var setup = setup
    setup.speak(to: lab)
    if setup.home == nil {
      setup.home = try PrivateHome()
      try setup.home?.write("", to: "state/anillo/greeted")
    }
    let terminal = try TerminalSession.anillo(words + ["--speech", "on"], menu: menu, setup: setup)
    self.init(terminal, ear: ModuleEar(lab: lab))
  }

  /// Writes down what would be said, where there is no daemon.
  convenience init(transcriptOf words: [String], menu: String? = nil, setup: TerminalSetup = TerminalSetup()) throws {
    var setup = setup
    let home = try setup.home ?? PrivateHome()
    setup.home = home
    let words = words + ["--speech", "off", "--transcript", home.path + "/transcript"]
    self.init(try TerminalSession.anillo(words, menu: menu, setup: setup), ear: TranscriptEar(home: home))
  }

  /// Presses the keys one after the other; each is answered before the next is pressed. In a text, too, each character
  /// is a key.
  func press(_ keys: [Key]) throws {
    for key in keys.flatMap(\.single) {
      try terminal.send(key)
      try terminal.waitUntilQuiet(within: .seconds(20))
    }
  }

  func press(_ keys: Key...) throws { try press(keys) }

  /// All that is said since the last time must be this. The last of it is waited for.
  func expect(_ said: [Said], after step: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wanted = said.compactMap(ear.told)
    let passing = Set(said.filter(\.isPassing).map(\.text))
    let found = try waitUntilFound("\(wanted) after \(step)", instead: { "\(try self.ear.said())" }) {
      let new = Array(try ear.said()[heard...])
      return new.count { !passing.contains($0.text) || wanted.contains($0) } >= wanted.count ? new : nil
    }
    let relied = found.filter { !passing.contains($0.text) || wanted.contains($0) }
    #expect(relied == wanted, "after \(step)", sourceLocation: sourceLocation)
    heard += found.count
    if let last = wanted.last { try ear.waitForEnding(of: last.text) }
  }

  func expect(_ said: Said..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(said, sourceLocation: sourceLocation)
  }

  /// All that is said since the last time.
  func newlySaid() throws -> [Said] {
    let all = try ear.said()
    defer { heard = all.count }
    return Array(all[heard...])
  }

  func play(_ steps: [Step]) throws {
    for (number, step) in steps.flatMap(\.apart).enumerated() {
      // What a command printed is said before it has ended, and a key that comes before that is not taken.
      if number > 0 { try terminal.waitUntil("the prompt") { $0.screen.cursor.column > 0 } }
      try press(step.keys)
      try expect(step.said, after: "step \(number), \(step)")
    }
  }
}

extension TerminalSession {
  /// Starts `anillo`, on a menu document where there is one, with its results apart from the terminal, and waits until
  /// it waits for a key.
  static func anillo(_ words: [String], menu: String?, setup: TerminalSetup) throws -> TerminalSession {
    var setup = setup
    let home = try setup.home ?? PrivateHome()
    setup.home = home
    if case .terminal = setup.output { setup.output = .captured }
    let document = try menu.map { try home.write($0, to: "menu.json") }
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), (document.map { [$0] } ?? []) + words, setup: setup)
    try session.waitUntilQuiet(within: .seconds(20))
    return session
  }

  /// The line that can be edited, without the blanks around it.
  var line: String { screen.cursorLine.split(separator: " ").joined(separator: " ") }
}
