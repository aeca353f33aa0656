#if Window
public import TestSupport

/// A program under the real Orca, which speaks to a real speech-dispatcher: the utterances as Orca handed them over,
/// without markup, with their white space folded; those without any text are left out. Orca's own key echo is off, so that
/// all that is said stands on the screen.
///
/// The program's own speech would go to the same daemon, and be heard here.
public final class OrcaSession: ReaderSession {
  private let speech: SpeechLab
  private let reading: ReaderDesktop
  private var heard = 0

  /// Starts Orca, and opens a terminal window for the program. Of the setup, input and errors are a file or
  /// the terminal.
  public convenience init(
    _ program: String, _ arguments: [String] = [], setup: TerminalSetup = TerminalSetup(rows: 24)
  ) throws {
    try self.init { try ReaderDesktop(program, arguments, setup: setup, environment: $0) }
  }

  /// The same with a program that has a window of its own, and is started in that terminal.
  public convenience init(
    window program: String, _ arguments: [String] = [], setup: WindowSetup = WindowSetup()
  ) throws {
    try self.init { try ReaderDesktop(window: program, arguments, setup: setup, environment: $0) }
  }

  private init(on desktop: ([String: String?]) throws -> ReaderDesktop) throws {
    try ReaderLaboratory.require([
      "orca", "python3-pyatspi", "python3-speechd", "gir1.2-wnck-3.0", "speech-dispatcher",
    ])
    var setup = SpeechLab.Setup()
    // What waits for its turn to be spoken could be cancelled; here, all is spoken at once.
    setup.millisecondsPerCharacter = 0
    speech = try SpeechLab(setup)
    let address = speech.environment.filter { $0.key.hasPrefix("SPEECHD_") }.mapValues(Optional.some)
    reading = try desktop(address)
    reading.speakers = speech.processes
    try Self.startOrca(on: reading, speaking: address)
    try speech.waitFor("Screen reader on.", within: .seconds(20))
    try reading.openTerminal(within: .seconds(20))
  }

  /// Orca looks for others of the same user by `pgrep`, and does not start beside one, or else ends it. It is told that
  /// there is none, so that whoever tests can use an Orca meanwhile.
  private static func startOrca(on reading: ReaderDesktop, speaking address: [String: String?]) throws {
    let home = reading.desktop.home
    try home.write("#!/bin/sh\nexit 1\n", to: "bin/pgrep", mode: 0o700)
    try home.write(settings, to: "data/orca/user-settings.conf")
    let path = "\(home.path)/bin:" + (home.environment(language: "C", changes: [:])["PATH"] ?? "/usr/bin:/bin")
    try reading.startReader(
      "/usr/bin/orca", ["--disable", "braille"], environment: address.merging(["PATH": path]) { $1 })
  }

  private static let settings = """
    {"general": {"enableKeyEcho": false, "startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false, "pronunciations": {},
    "keybindings": {}}}, "pronunciations": {}, "keybindings": {}}

    """

  public var home: PrivateHome { reading.desktop.home }

  public var out: String { reading.terminal.out }

  /// With a window of the program's own it is what Orca says when one comes back to it from the terminal. When it opens,
  /// GTK 4.8 tells what has the focus before AT-SPI knows of the program, so that by chance Orca says all of it, the
  /// window alone, or nothing.
  public func opening(within limit: Duration) throws -> [String] {
    _ = takeSpoken()
    try reading.begin(within: limit)
    if reading.opensWindow {
      try reading.leaveWindow(within: limit)
      _ = takeSpoken()
      try reading.enterWindow(within: limit)
    }
    return takeSpoken()
  }

  public func press(names: [String], within limit: Duration) throws -> [String] {
    try reading.press(names, within: limit)
    return takeSpoken()
  }

  public func exit(within limit: Duration) throws -> ExitStatus { try reading.terminal.exit(within: limit) }

  /// What was said since this was asked last. The prompt that follows the program's end is no part of it: Orca says it
  /// with the last line or by itself, as the terminal gets the two together or apart.
  private func takeSpoken() -> [String] {
    let spoken = speech.spoken()
    var texts = spoken.dropFirst(heard).map { folded(withoutEntities($0.text)) }
    heard = spoken.count
    if let last = texts.last, reading.terminal.hasEnded, last.hasSuffix(TerminalWindow.prompt) {
      texts[texts.count - 1] = folded(String(last.dropLast(TerminalWindow.prompt.count)))
    }
    return texts.filter { !$0.isEmpty }
  }
}

/// A text with the signs that Orca hands over as entities, since it speaks in SSML.
private func withoutEntities(_ text: String) -> String {
  var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
  for index in parts.indices.dropFirst() {
    let entity = ["lt;": "<", "gt;": ">", "amp;": "&"].first { parts[index].hasPrefix($0.key) }
    parts[index] = entity.map { $0.value + parts[index].dropFirst($0.key.count) } ?? "&" + parts[index]
  }
  return parts.joined()
}

/// White space as one space each, and none around.
private func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
#endif
