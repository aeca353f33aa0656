internal import Locales
package import StringCatalog

extension ComingFrom.Ours {
  package func text(in language: LanguageTag) -> String {
    switch self {
    case .words(let words): words
    case .nearly(let words, let phrase): phrase(words).text(in: language)
    case .nothing(let phrase): phrase.text(in: language)
    }
  }
}
