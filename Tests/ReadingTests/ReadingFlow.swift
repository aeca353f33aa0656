import TestSupport
import Testing

/// A session that assistive technology reads: what is started, and the keys that are pressed.
///
/// The same flows are run under each screen reader and on a braille display. What it reads stands in transcripts beside
/// the tests, in `Golden/READER/LANGUAGE/NAME.txt`.
struct ReadingFlow: Sendable, CustomTestStringConvertible {
  /// The language of the session.
  enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"

    /// The text in this language.
    func callAsFunction(_ english: String, _ spanish: String) -> String { self == .english ? english : spanish }
  }

  /// Begins with the language's folder.
  let name: String
  /// Of `anillo`, which is silent itself.
  let arguments: [String]
  /// Written into the working folder before it starts.
  var files: [String: String] = [:]
  /// What comes on standard input; nil when it is the terminal.
  var input: String?
  var columns = 80
  /// Whether standard output is a script's, and not the terminal.
  var capturesResult = false
  let steps: [[Key]]

  init(
    _ name: String, _ language: Language, _ arguments: [String], files: [String: String] = [:], input: String? = nil,
    columns: Int = 80, steps: [[Key]]
  ) {
    self.name = "\(language.rawValue)/\(name)"
    self.arguments = arguments + ["--lang", language.rawValue, "--speech", "off"]
    self.files = files
    self.input = input
    self.columns = columns
    self.steps = steps
  }

  init(
    _ name: String, _ language: Language, _ arguments: [String], files: [String: String] = [:], input: String? = nil,
    columns: Int = 80, _ steps: [Key]...
  ) {
    self.init(name, language, arguments, files: files, input: input, columns: columns, steps: steps)
  }

  var testDescription: String { name }

  /// How it is started by hand.
  var command: String {
    let words = (["anillo"] + arguments).map { $0.allSatisfy(\.isPlain) ? $0 : "'\($0)'" }.joined(separator: " ")
    return words + (input == nil ? "" : " <input") + (capturesResult ? " >result" : "")
      + (columns == 80 ? "" : " (\(columns) columns)")
  }

  /// Where the transcript of a reader is kept, in the folder `Golden`.
  func transcript(of reader: String) -> String { "\(reader)/\(name).txt" }

  static let all = Language.allCases.flatMap { menus($0) + choices($0) + questions($0) + texts($0) + demos($0) }

  /// Those with keys: what passes without one stays on a braille display for as long as it happens to.
  static let withKeys = all.filter { !$0.steps.isEmpty }

  /// A home with the files of the flow, and what the program finds around it.
  func setup() throws -> TerminalSetup {
    let home = try PrivateHome()
    for (file, text) in files { try home.write(text, to: file) }
    var setup = TerminalSetup(columns: columns, home: home)
    if capturesResult { setup.output = .captured }
    if let input { setup.input = .file(try home.write(input, to: "input")) }
    return setup
  }
}

extension Character {
  /// Whether a shell takes it as it is.
  fileprivate var isPlain: Bool { isLetter || isNumber || "-=._/".contains(self) }
}
