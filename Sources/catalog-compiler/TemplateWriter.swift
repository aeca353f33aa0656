import StringCatalog

/// Writes the Swift that fills in a text. Arguments are called `a0`, `a1`, …
struct TemplateWriter {
  /// The place of the language among the catalogue's languages.
  var column: Int

  /// Statements that return the text.
  func returning(_ template: TextTemplate, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if let literal = literal(template) { return "\(margin)return \(literal)\n" }
    if case .plural(let index, let cases) = template {
      return choice(index, cases, margin: margin) { returning($0, indentation: indentation + 2) }
    }
    return "\(margin)var text = \"\"\n" + appending(template, indentation: indentation) + "\(margin)return text\n"
  }

  /// Statements that append to `text`.
  private func appending(_ template: TextTemplate, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if let literal = literal(template) { return "\(margin)text += \(literal)\n" }
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
    let category = "Self.category(a\(index), \(column))"
    let subject = cases[.zero] == nil ? category : "a\(index) == 0 ? .zero : \(category)"
    let branches = PluralCategory.allCases.dropLast().compactMap { category in
      cases[category].map { "\(margin)case .\(category.rawValue):\n" + branch($0) }
    }
    let other = "\(margin)default:\n" + branch(cases[.other] ?? .literal(""))
    return "\(margin)switch \(subject) {\n" + branches.joined() + other + "\(margin)}\n"
  }

  /// The text as one string literal; nil when a plural has to be chosen.
  func literal(_ template: TextTemplate) -> String? {
    inside(template).map { "\"\($0)\"" }
  }

  private func inside(_ template: TextTemplate) -> String? {
    switch template {
    case .literal(let text): return SwiftLiteral.escaped(text)
    case .argument(let index, let kind): return "\\(" + argument(index, kind) + ")"
    case .plural: return nil
    case .joined(let parts):
      let texts = parts.compactMap(inside)
      return texts.count == parts.count ? texts.joined() : nil
    }
  }

  private func argument(_ index: Int, _ kind: ArgumentKind) -> String {
    switch kind {
    case .string: "a\(index)"
    case .integer: "Self.number(a\(index), \(column))"
    case .decimal(let decimals): "Self.decimal(a\(index), \(decimals), \(column))"
    }
  }
}

extension TextTemplate {
  /// The places of the arguments that the text uses.
  var usedArguments: Set<Int> {
    switch self {
    case .literal: []
    case .argument(let index, _): [index]
    case .joined(let parts): Set(parts.flatMap(\.usedArguments))
    case .plural(let index, let cases): Set(cases.values.flatMap(\.usedArguments)).union([index])
    }
  }
}

/// String literals of Swift.
enum SwiftLiteral {
  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
  }
}
