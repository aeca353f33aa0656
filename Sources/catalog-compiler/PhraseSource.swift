import JSONText
import StringCatalog

/// The Swift text that stands for a catalogue: `enum Phrase` with a case for each key that is a name such as
/// `list.opened`, and a look-up for the keys that are English texts.
///
/// The arguments of a case are named as in the catalogue: `%(count)lld` makes `count: Int`, `%(title)@` `title: String`
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

      /// The texts of the product that have a name.
      public enum Phrase: Sendable, Hashable {
      \(phrases.map(\.declaration).joined())}

      extension Phrase {
        /// The languages of the catalogue, the source language first.
        public static let languages: [LanguageTag] = [\(tags)].compactMap { LanguageTag($0) }

        /// The text in the language or its nearest fallback, and in the source language where there is none.
        public func text(in language: LanguageTag) -> String {
          switch Self.column(of: language) {
      \(dispatch { "text\($0)" })    }
        }

        /// The text for a key that is a text of the source language itself; nil when the catalogue has no such key.
        public static func text(forKey key: String, in language: LanguageTag) -> String? {
          switch column(of: language) {
      \(dispatch { "text\($0)(forKey: key)" })    }
        }

        private static func column(of language: LanguageTag) -> Int {
          if let column = languages.firstIndex(of: language) { return column }
          return language.bestMatch(among: languages).flatMap(languages.firstIndex) ?? 0
        }

        private static func category(_ number: Int, _ column: Int) -> PluralCategory {
          PluralRules.category(for: number, in: languages[column])
        }

        private static func number(_ number: Int, _ column: Int) -> String {
          NumberText.text(of: number, in: languages[column])
        }

        private static func decimal(_ number: Double, _ decimals: Int, _ column: Int) -> String {
          NumberText.text(of: number, decimals: decimals, in: languages[column])
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
    """

    // \(languages[column])
    extension Phrase {
      private var text\(column): String {
        switch self {
    \(cases(of: phrases, column: column) { $0.phraseCase(in: languages[column], column: column) } fallback: {
      "    default: text\($0)\n"
    })    }
      }

      private static func text\(column)(forKey key: String) -> String? {
        switch key {
    \(texts.compactMap { $0.textCase(in: languages[column]) }.joined())    default: \(lookUpFallback(column))
        }
      }
    }

    """
  }

  private func cases(
    of entries: [PhraseEntry], column: Int, _ source: (PhraseEntry) -> String?, fallback: (Int) -> String
  ) -> String {
    let cases = entries.compactMap(source)
    if entries.isEmpty { return "" }
    return cases.joined() + (cases.count < entries.count ? fallback(self.fallback(of: column)) : "")
  }

  private func lookUpFallback(_ column: Int) -> String {
    column == 0 ? "nil" : "text\(fallback(of: column))(forKey: key)"
  }

  /// The column that serves what a language lacks: its nearest fallback, else the source language.
  private func fallback(of column: Int) -> Int {
    languages[column].fallbacks.dropFirst().lazy.compactMap(languages.firstIndex).first ?? 0
  }
}
