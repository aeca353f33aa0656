package import Locales
package import StringCatalog

/// The names that stand for a value in the synopses of commands and options, such as FILE.
package enum Metavariable {
  package static let names: [Phrase] = [
    .metavariableCommand, .metavariableFile, .metavariableItem, .metavariableMax, .metavariableMenu, .metavariableName,
    .metavariableQuestion, .metavariableRegex, .metavariableSeconds, .metavariableTag, .metavariableText,
  ]

  /// A synopsis, written with the English names, as the language has it. All else in it is typed as it stands.
  package static func localized(_ synopsis: String, in language: LanguageTag) -> String {
    var result = ""
    var rest = synopsis[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter }
      let name = names.first { $0.text(in: .english) == word }
      let signs = rest[word.endIndex...].prefix { !$0.isLetter }
      result += (name?.text(in: language) ?? String(word)) + signs
      rest = rest[signs.endIndex...]
    }
    return result
  }
}
