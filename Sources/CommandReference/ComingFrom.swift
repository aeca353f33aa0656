package import Locales
internal import StringCatalog

/// What other menus for scripts call something, and what it is called here.
package struct ComingFrom: Sendable {
  package struct Row: Sendable {
    /// Their words.
    package let theirs: String
    package let ours: Ours
  }

  package enum Ours: Sendable {
    /// Our words, which the parser takes.
    case words(String)
    /// Our words, and what is different about them.
    case nearly(String, @Sendable (_ ours: String) -> Phrase)
    /// Nothing has to be written for it.
    case nothing(Phrase)
  }

  /// As it is called where people look for it.
  package let name: String
  package let rows: [Row]

  package static let programs = [gum, fzf, dialog, smenu, rofi, select]

  package static let differences: [Phrase] = [
    .comingDiffersPainting, .comingDiffersEnter, .comingDiffersNumbers, .comingDiffersKeys, .comingDiffersMatching,
    .comingDiffersResult, .comingDiffersStatus, .comingDiffersSpeech,
  ]
}

extension ComingFrom.Ours {
  /// The command line in it; nil where there is none.
  package var words: String? {
    switch self {
    case .words(let words), .nearly(let words, _): words
    case .nothing: nil
    }
  }
}

extension ComingFrom.Ours: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) { self = .words(words) }
}
