import Glibc
import TestSupport
import Testing

/// A place where somebody types or pastes.
struct TypedPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let words: [String]
  /// Typed before the text, in the same line.
  var beginning = ""
  /// Keys that follow the line.
  var keys: [Key] = [.enter]
}

extension HostileTextTests {
  private static let places = [
    TypedPlace(testDescription: "a menu", words: []),
    TypedPlace(testDescription: "a menu, completed", words: [], keys: [.tab]),
    TypedPlace(testDescription: "a word of a menu", words: [], beginning: ":"),
    TypedPlace(testDescription: "a language", words: [], beginning: ":language "),
    TypedPlace(testDescription: "a voice", words: [], beginning: ":voice "),
    TypedPlace(testDescription: "a choice", words: ["choose", "A", "B"]),
    TypedPlace(testDescription: "a choice, completed", words: ["choose", "A", "B"], keys: [.tab]),
    TypedPlace(testDescription: "a new item", words: ["choose", "--allow-new", "A", "B"]),
    TypedPlace(
      testDescription: "a new item of several, taken and dropped",
      words: ["choose", "--multiple", "--allow-new", "A", "B"], keys: [.enter, .enter]),
    TypedPlace(testDescription: "an answer", words: ["ask", "Q"]),
    TypedPlace(testDescription: "an answer that does not fit", words: ["ask", "--match", "[0-9]", "Q"]),
    TypedPlace(testDescription: "an answer, completed", words: ["ask", "--suggestions", "names", "Q"], keys: [.tab]),
    TypedPlace(testDescription: "yes or no", words: ["confirm", "Q"]),
    TypedPlace(testDescription: "a search", words: ["pager", "--title", "\u{1B}]0;x\u{7}T", "names"]),
  ]

  /// As they can be brought into a line, each control behind the key that takes it literally.
  @Test(arguments: places, ["title, BEL", "clipboard, ST", "C1 CSI"].map(HostileText.named))
  func inWhatIsTyped(place: TypedPlace, text: HostileText) throws {
    try home.write("one\ntwo\nthree\n", to: "names")
    let session = try start(place.words, folder: home.path)
    let typed = text.bytes.flatMap { $0 < 0x20 ? [0x16, $0] : [$0] }
    try session.press(.bytes(Array(place.beginning.utf8) + typed))
    for key in place.keys { try session.press(key) }
    session.signal(SIGTERM)
    _ = try session.exit()
    expectHarmless(session)
  }

  /// A person who looks at the answer gets it without them, too.
  @Test func inAnAnswerThatIsShown() throws {
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["ask", "--default", "\u{1B}]0;x\u{7}\u{202E}shown", "Q"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], errors: .captured, home: home))
    try session.waitForPrompt()
    try session.send(.enter)
    try session.expectEnd(0)
    session.expectHarmless()
    #expect(session.lines.last == "shown")
  }
}
