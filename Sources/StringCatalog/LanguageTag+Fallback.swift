extension LanguageTag {
  /// The tag itself and those that stand in for it, nearest first: `es-MX`, `es-419`, `es`.
  ///
  /// A tag loses its last part at each step (RFC 4647, "Lookup"); the American kinds of Spanish pass by `es-419` first,
  /// as CLDR's parentLocales say.
  public var fallbacks: [LanguageTag] {
    var parts = description.split(separator: "-")
    var chain = [self]
    while parts.count > 1 {
      let region = String(parts.removeLast())
      if parts == ["es"], Self.regionsOfAmericanSpanish.contains(region) { chain.append(.americanSpanish) }
      if let shorter = LanguageTag(parts.joined(separator: "-")) { chain.append(shorter) }
    }
    return chain
  }

  /// `es-419`: Spanish of Latin America.
  public static let americanSpanish = LanguageTag("es-419") ?? .spanish

  /// Source: CLDR 48, supplementalData.xml, parentLocale `es_419`.
  private static let regionsOfAmericanSpanish: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "JP", "MX", "NI", "PA", "PE", "PR", "PY",
    "SV", "US", "UY", "VE",
  ]
}
