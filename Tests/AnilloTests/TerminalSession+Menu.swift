import TestSupport
import Testing

extension TerminalSession {
  /// Starts `anillo`, silent and with its results apart from the terminal, and waits until it waits for a key.
  static func menu(_ words: [String], setup: TerminalSetup = TerminalSetup()) throws -> TerminalSession {
    var setup = setup
    if case .terminal = setup.output { setup.output = .captured }
    setup.environment["ANILLO_SPEECH"] = setup.environment["ANILLO_SPEECH"] ?? "off"
    let session = try TerminalSession(BuiltProgram.path("anillo"), words, setup: setup)
    try session.waitUntilQuiet()
    return session
  }

  /// One choice among these items.
  static func choose(_ items: [String], setup: TerminalSetup = TerminalSetup()) throws -> TerminalSession {
    try menu(["choose"] + items, setup: setup)
  }

  /// The shell on a menu document.
  static func shell(
    _ document: String, language: String = "en", catalog: String? = nil, setup: TerminalSetup = TerminalSetup()
  ) throws -> TerminalSession {
    var setup = setup
    let home = try setup.home ?? PrivateHome()
    setup.home = home
    let file = try home.write(document, to: "menu.json")
    if let catalog { try home.write(catalog, to: "menu.xcstrings") }
    return try menu([file, "--lang", language], setup: setup)
  }

  /// What a script gets.
  var result: String { out }

  /// The line that can be edited, as it stands on the screen, without the prompt and the blanks at its end.
  var line: String { screen.cursorLine.trimmed }

  /// Types a line and sends it; returns what was answered.
  @discardableResult
  func enter(_ text: String) throws -> String { try press(.text(text), .enter).text }

  /// Presses keys that start a command, waits until `text` is told and the prompt stands below it; returns all that was
  /// written. While a command runs the menu is at rest, too, so that rest alone would not mean its end.
  @discardableResult
  func run(_ keys: Key..., until text: String) throws -> String {
    try send(keys)
    let place = try waitFor(text)
    try waitUntil("prompt") {
      $0.output[place...].suffix(3).elementsEqual("\r\n ".utf8) || $0.output[place...] == [0x20]
    }
    try waitUntilQuiet()
    return output().text
  }

  /// The program must end so, the terminal being as it was found, and nothing written that paints.
  func expectEnd(_ status: TestSupport.ExitStatus, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let ended = try exit()
    #expect(ended == status, sourceLocation: sourceLocation)
    #expect(try terminalSettings() == untouchedTerminal.get(), sourceLocation: sourceLocation)
    expectPlain(sourceLocation: sourceLocation)
  }

  /// Lines only: of escape sequences none but those that write a line anew or change it where the cursor stands; no
  /// bell, no colour, no query, no other screen. Upwards goes only what wraps over several lines.
  func expectPlain(wraps: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
    let allowed: Set<Character> = wraps ? ["K", "J", "C", "P", "@", "A"] : ["K", "J", "C", "P", "@"]
    let painting = screen.sequences.filter { sequence in
      !(sequence.hasPrefix("[") && allowed.contains(sequence.last ?? " ")
        && sequence.dropFirst().dropLast().allSatisfy(\.isNumber))
    }
    #expect(painting.isEmpty, "of \(output(since: 0))", sourceLocation: sourceLocation)
    let controls = Set(output.filter { $0 < 0x20 || $0 == 0x7F }).subtracting([0x08, 0x0A, 0x0D, 0x1B])
    #expect(controls.isEmpty, "in \(output(since: 0))", sourceLocation: sourceLocation)
  }
}

/// The settings of a terminal in which nothing has run.
private let untouchedTerminal = Result {
  let session = try TerminalSession("true")
  _ = try session.exit()
  return try session.terminalSettings()
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(upTo: start.lastIndex { $0 != " " }.map { start.index(after: $0) } ?? start.startIndex))
  }
}
