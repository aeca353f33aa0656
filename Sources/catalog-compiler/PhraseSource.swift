import JSONText
import StringCatalog

/// The Swift text that stands for a catalogue: a member of `Phrase` for each key that is a name such as `list.opened`,
/// and a look-up for the keys that are English texts. `Phrase` itself is written by hand.
///
/// The arguments of a member are named as in the catalogue: `%(count)lld` makes `count: Int`, `%(title)@` `title: String`
/// (the format's own way since Xcode 26), and a substitution takes its own name.
struct PhraseSource {
  /// A key that Swift cannot express.
  struct Refusal {
    var key: String
    var position: SourcePosition
    var reason: String
  }

  let languages: [LanguageTag]
  private(set) var refusals: [Refusal] = []
  private(set) var phrases: [PhraseEntry] = []
  private(set) var texts: [PhraseEntry] = []

  init(_ catalog: StringCatalog) {
    languages = catalog.languages
    var names: [String: String] = [:]
    for entry in catalog.entries {
      let phrase = PhraseEntry(entry, source: catalog.sourceLanguage)
      if !phrase.isSymbol {
        texts.append(phrase)
        if !phrase.arguments.isEmpty { refuse(entry, "a text with placeholders needs a key such as 'list.opened'") }
      } else if let other = names.updateValue(entry.key, forKey: phrase.name) {
        refuse(entry, "it makes the same Swift name as \"\(other)\"")
      } else {
        phrases.append(phrase)
      }
    }
  }

  private mutating func refuse(_ entry: CatalogEntry, _ reason: String) {
    refusals.append(Refusal(key: entry.key, position: entry.position, reason: reason))
  }

  /// The whole file.
  var text: String {
    let tags = languages.map { SwiftLiteral.string($0.description) }.joined(separator: ", ")
    return """
      // Made from Localizable.xcstrings by catalog-compiler.
      public import StringCatalog

      extension Phrase {
      \(phrases.enumerated().map { $1.declaration(number: $0) }.joined())
        /// The languages of the catalogue, the source language first.
        public static let languages: [LanguageTag] = [\(tags)].compactMap { LanguageTag($0) }

        func text(inColumn column: Int) -> String {
          switch column {
      \(dispatch { "text\($0)" })    }
        }

        static func text(forKey key: String, inColumn column: Int) -> String? {
          switch column {
      \(dispatch { "text\($0)(forKey: key)" })    }
        }
      }
      \(languages.indices.map(column).joined())
      """
  }

  private func dispatch(_ call: (Int) -> String) -> String {
    languages.indices.dropFirst().map { "    case \($0): \(call($0))\n" }.joined() + "    default: \(call(0))\n"
  }

  /// The texts of one language.
  private func column(_ column: Int) -> String {
    let language = languages[column]
    let phraseCases = phrases.enumerated().compactMap { $1.phraseCase(number: $0, in: language, column: column) }
    let textCases = texts.compactMap { $0.textCase(in: language) }
    let fallback = column == 0 ? nil : fallback(of: column)
    return """

      // \(language)
      extension Phrase {
        private var text\(column): String {
          switch number {
      \(phraseCases.joined())    default:
            return \(fallback.map { "text\($0)" } ?? "\"\"")
          }
        }

        private static func text\(column)(forKey key: String) -> String? {
          switch key {
      \(textCases.joined())    default: \(fallback.map { "text\($0)(forKey: key)" } ?? "nil")
          }
        }
      }

      """
  }

  /// The column that serves what a language lacks: its nearest fallback, else the source language.
  private func fallback(of column: Int) -> Int {
    languages[column].fallbacks.dropFirst().lazy.compactMap(languages.firstIndex).first ?? 0
  }
}
