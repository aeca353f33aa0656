/// What the name of a locale says about language.
enum LocaleName: Sendable, Hashable {
  /// `C` and `POSIX`, with or without a codeset: no language was chosen.
  case untranslated
  case language(LanguageTag)
  case unintelligible

  /// Takes BCP 47 tags and POSIX names: `es-MX`, `es_MX.UTF-8`, `ca_ES.UTF-8@valencia`.
  init(_ name: String) {
    let plain = name.prefix { $0 != "." && $0 != "@" }
    if plain == "C" || plain == "POSIX" {
      self = .untranslated
    } else if let tag = LanguageTag(String(plain.map { $0 == "_" ? "-" : $0 })) {
      self = .language(tag)
    } else {
      self = .unintelligible
    }
  }
}

extension LanguageTag {
  /// The language of a locale name such as `es_MX.UTF-8@euro`; English for `C` and `POSIX`, nil for what is no name.
  public init?(localeName: String) {
    switch LocaleName(localeName) {
    case .untranslated: self = .english
    case .language(let tag): self = tag
    case .unintelligible: return nil
    }
  }
}
