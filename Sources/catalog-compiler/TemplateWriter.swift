import StringCatalog

/// Writes the Swift that fills in a text, with the methods of `Phrase`.
struct TemplateWriter {
  /// The place of the language among the catalogue's languages.
  var column: Int

  /// Statements that return the text.
  func returning(_ template: TextTemplate, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if let expression = expression(template) { return "\(margin)return \(expression)\n" }
    if case .plural(let index, let cases) = template {
      return choice(index, cases, margin: margin) { returning($0, indentation: indentation + 2) }
    }
    return "\(margin)var text = \"\"\n" + appending(template, indentation: indentation) + "\(margin)return text\n"
  }

  /// Statements that append to `text`.
  private func appending(_ template: TextTemplate, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if let expression = expression(template) { return "\(margin)text += \(expression)\n" }
    switch template {
    case .joined(let parts): return parts.map { appending($0, indentation: indentation) }.joined()
    case .plural(let index, let cases):
      return choice(index, cases, margin: margin) { appending($0, indentation: indentation + 2) }
    case .literal, .argument: return ""
    }
  }

  /// The text for `zero`, where there is one, serves 0 in every language, as in `TextTemplate`.
  private func choice(
    _ index: Int, _ cases: [PluralCategory: TextTemplate], margin: String, branch: (TextTemplate) -> String
  ) -> String {
    let zero = cases[.zero] == nil ? "" : ", zero: true"
    let subject = "category(\(index), \(column)\(zero))"
    let branches = PluralCategory.allCases.dropLast().compactMap { category in
      cases[category].map { "\(margin)case .\(category.rawValue):\n" + branch($0) }
    }
    let other = "\(margin)default:\n" + branch(cases[.other] ?? .literal(""))
    return "\(margin)switch \(subject) {\n" + branches.joined() + other + "\(margin)}\n"
  }

  /// The text as one expression; nil when a plural has to be chosen.
  func expression(_ template: TextTemplate) -> String? {
    call(template) ?? inside(template).map { "\"\($0)\"" }
  }

  /// One or two arguments between fixed texts, as nearly all texts are: a call, which compiles much faster than the same
  /// as an interpolation.
  private func call(_ template: TextTemplate) -> String? {
    guard case .joined(let parts) = template.wrapped else { return nil }
    var words: [String] = []
    for part in parts {
      switch part {
      case .literal(let text): words.append(SwiftLiteral.string(text))
      case .argument(let index, .string), .argument(let index, .integer):
        if words.count.isMultiple(of: 2) { words.append("\"\"") }
        words.append("\(index)")
      case .argument, .joined, .plural: return nil
      }
    }
    if words.count.isMultiple(of: 2) { words.append("\"\"") }
    return [3, 5].contains(words.count) ? "filled(\(column), \(words.joined(separator: ", ")))" : nil
  }

  private func inside(_ template: TextTemplate) -> String? {
    switch template {
    case .literal(let text): return SwiftLiteral.escaped(text)
    case .argument(let index, .decimal(let decimals)): return "\\(decimal(\(index), \(decimals), \(column)))"
    case .argument(let index, _): return "\\(value(\(index), \(column)))"
    case .plural: return nil
    case .joined(let parts):
      let texts = parts.compactMap(inside)
      return texts.count == parts.count ? texts.joined() : nil
    }
  }
}

extension TextTemplate {
  /// A single argument as a text of one piece.
  fileprivate var wrapped: TextTemplate {
    if case .argument = self { .joined([self]) } else { self }
  }
}

/// String literals of Swift.
enum SwiftLiteral {
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
  }
}
