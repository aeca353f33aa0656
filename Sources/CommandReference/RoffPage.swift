/// A page in the macros of man(7), line by line, in ASCII alone: so it needs no recoding, whatever formats it.
struct RoffPage {
  private(set) var lines: [String] = []

  /// A line that is roff already.
  mutating func setting(_ request: String) { lines.append(request) }

  mutating func section(_ title: String) { lines.append(".SH \"\(Roff.escaped(title))\"") }

  mutating func subsection(_ title: String) { lines.append(".SS \"\(Roff.escaped(title))\"") }

  /// A paragraph of plain text. The first of a section needs no macro.
  mutating func paragraph(_ text: String) {
    if lines.last?.hasPrefix(".SH") != true { lines.append(".PP") }
    write(Roff.escaped(text))
  }

  /// A tag, already in roff, and the sentences that are set in behind it.
  mutating func entry(_ tag: String, _ sentences: [String]) {
    lines += [".TP", tag]
    for (index, sentence) in sentences.enumerated() {
      if index > 0 { lines.append(".br") }
      write(Roff.escaped(sentence))
    }
  }

  /// Lines that stay as they are.
  mutating func verbatim(_ code: [String]) {
    lines += [".PP", ".nf", ".RS"] + code.map(Roff.escaped) + [".RE", ".fi"]
  }

  /// Filled text; its source lines are kept short, as tools for roff expect.
  mutating func write(_ roff: String) {
    var line = ""
    for word in roff.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + word.utf8.count > 76 {
        lines.append(line)
        line = ""
      }
      // At the beginning of a line a full stop would make a request of it.
      line += line.isEmpty ? (word.hasPrefix(".") ? "\\&" : "") + word : " " + word
    }
    if !line.isEmpty { lines.append(line) }
  }
}

enum Roff {
  /// Text whose every sign is printed as it is (groff_char(7)): a hyphen stays one that can be copied into a shell.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar.value))]"
      }
    }.joined()
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
