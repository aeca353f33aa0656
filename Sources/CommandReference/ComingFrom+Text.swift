internal import Application
internal import Locales
package import StringCatalog

extension ComingFrom.Ours {
  package func text(in language: LanguageTag) -> String {
    switch self {
    case .words(let words): Metavariable.localized(words, in: language)
    case .nearly(let words, let phrase): phrase(Metavariable.localized(words, in: language)).text(in: language)
    case .nothing(let phrase): phrase.text(in: language)
    }
  }
}
