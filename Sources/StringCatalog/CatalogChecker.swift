import JSONText

/// Finds what is missing or contradictory in a catalogue that could be read.
public struct CatalogChecker {
  private(set) var diagnostics: [CatalogDiagnostic] = []

  /// Every key needs a text in each of the languages; nil takes all of the catalogue that have no region, since a
  /// regional one falls back on its language.
  public static func check(_ catalog: StringCatalog, languages: [LanguageTag]? = nil) -> [CatalogDiagnostic] {
    var checker = CatalogChecker()
    let languages = languages ?? catalog.languages.filter { $0.fallbacks.count == 1 || $0 == catalog.sourceLanguage }
    for entry in catalog.entries { checker.check(entry, source: catalog.sourceLanguage, languages: languages) }
    return checker.diagnostics
  }

  mutating func report(_ fault: CatalogFault, at position: SourcePosition, _ path: JSONPath) {
    diagnostics.append(CatalogDiagnostic(position: position, path: path, fault: fault))
  }

  private mutating func check(_ entry: CatalogEntry, source: LanguageTag, languages: [LanguageTag]) {
    let path = JSONPath.root.appending(key: "strings").appending(key: entry.key)
    if entry.extractionState == .stale {
      report(.staleKey, at: entry.position, path.appending(key: "extractionState"))
    }
    for language in languages where needsText(entry, in: language, source: source) {
      report(.missingTranslation(language), at: entry.position, path)
    }
    let reference =
      entry.localization(in: source) ?? Localization(language: source, content: .unit(StringUnit(value: entry.key)))
    let arguments = ArgumentList(reference)
    for localization in entry.localizations {
      let path = path.appending(key: "localizations").appending(key: localization.language.description)
      check(localization, arguments: arguments, path: path)
    }
  }

  private func needsText(_ entry: CatalogEntry, in language: LanguageTag, source: LanguageTag) -> Bool {
    guard entry.localization(in: language) == nil else { return false }
    return language == source ? CatalogKey.isSymbol(entry.key) : entry.shouldTranslate
  }

  private mutating func check(_ localization: Localization, arguments: ArgumentList, path: JSONPath) {
    var texts = TextChecker(localization: localization, arguments: arguments)
    texts.check(localization.content, path: path, own: nil)
    for substitution in localization.substitutions {
      let path = path.appending(key: "substitutions").appending(key: substitution.name)
      texts.check(substitution, path: path)
    }
    diagnostics += texts.diagnostics
  }
}

/// The two kinds of keys: names of texts such as `list.opened`, and texts that are their own keys.
public enum CatalogKey {
  /// Whether a key is two or more names joined by dots, each of ASCII letters and digits and beginning with a small
  /// letter.
  public static func isSymbol(_ key: String) -> Bool {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy(isName)
  }

  private static func isName(_ part: Substring) -> Bool {
    guard let first = part.first, first.isASCII, first.isLowercase else { return false }
    return part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
