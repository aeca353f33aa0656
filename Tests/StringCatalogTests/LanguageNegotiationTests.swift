import StringCatalog
import Testing

@Suite struct LanguageNegotiationTests {
  typealias Setting = LanguageNegotiation.Setting

  struct Row: CustomTestStringConvertible {
    var requests: [Setting: String]
    var catalogue: String
    var spoken: String
    var setting: Setting?

    init(_ requests: [Setting: String], _ catalogue: String, _ spoken: String, _ setting: Setting?) {
      self.requests = requests
      self.catalogue = catalogue
      self.spoken = spoken
      self.setting = setting
    }

    var testDescription: String {
      requests.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    }
  }

  static let rows: [Row] = [
    // Nothing said, or nothing understood.
    Row([:], "en", "en-US", nil),
    Row([.locale: ""], "en", "en-US", nil),
    Row([.locale: "fr_FR.UTF-8"], "en", "en-US", nil),
    Row([.locale: "???"], "en", "en-US", nil),
    Row([.locale: "es;rm"], "en", "en-US", nil),
    Row([.locale: "C"], "en", "en-US", .locale),
    Row([.locale: "C.UTF-8"], "en", "en-US", .locale),
    Row([.locale: "POSIX"], "en", "en-US", .locale),
    // Regions and fallbacks.
    Row([.locale: "en"], "en", "en-US", .locale),
    Row([.locale: "en_US.UTF-8"], "en", "en-US", .locale),
    Row([.locale: "en_GB.UTF-8"], "en", "en-GB", .locale),
    Row([.locale: "es"], "es", "es", .locale),
    Row([.locale: "es_ES.UTF-8"], "es", "es-ES", .locale),
    Row([.locale: "es_ES@euro"], "es", "es-ES", .locale),
    Row([.locale: "es_MX.ISO-8859-1@euro"], "es", "es-MX", .locale),
    Row([.locale: "ES_mx"], "es", "es-MX", .locale),
    Row([.option: "es-419"], "es", "es-419", .option),
    Row([.option: "es-Latn-MX"], "es", "es-Latn-MX", .option),
    // The first of LC_ALL, LC_MESSAGES and LANG is the locale, understood or not.
    Row([.localeAll: "es_ES", .localeMessages: "en_US", .locale: "en_GB"], "es", "es-ES", .localeAll),
    Row([.localeAll: "", .localeMessages: "es_ES", .locale: "en_GB"], "es", "es-ES", .localeMessages),
    Row([.localeAll: "fr_FR", .locale: "es_ES"], "en", "en-US", nil),
    Row([.localeAll: "C", .locale: "es_ES"], "en", "en-US", .localeAll),
    // LANGUAGE is a list, and nothing in the C locale or without a locale.
    Row([.language: "es", .locale: "en_US.UTF-8"], "es", "es", .language),
    Row([.language: "fr:de:es_MX:en", .locale: "en_US.UTF-8"], "es", "es-MX", .language),
    Row([.language: "fr:C:es", .locale: "es_ES.UTF-8"], "en", "en-US", .language),
    Row([.language: "fr:de", .locale: "es_ES.UTF-8"], "es", "es-ES", .locale),
    Row([.language: "::es", .locale: "fr_FR"], "es", "es", .language),
    Row([.language: "es", .locale: "C"], "en", "en-US", .locale),
    Row([.language: "es", .locale: "C.UTF-8"], "en", "en-US", .locale),
    Row([.language: "es", .localeAll: "POSIX", .locale: "es_ES"], "en", "en-US", .localeAll),
    Row([.language: "es"], "en", "en-US", nil),
    // Anillo's own settings beat the environment of all programs.
    Row([.option: "en", .anilloLang: "es", .locale: "es_ES"], "en", "en-US", .option),
    Row([.anilloLang: "es", .locale: "C"], "es", "es", .anilloLang),
    Row([.anilloLang: "es", .configuration: "en", .locale: "C"], "es", "es", .anilloLang),
    Row([.configuration: "es_AR", .language: "en", .locale: "en_US"], "es", "es-AR", .configuration),
    Row([.option: "fr", .locale: "es_ES"], "es", "es-ES", .locale),
    Row([.option: "C", .locale: "es_ES"], "en", "en-US", .option),
    Row([.option: "C.UTF-8"], "en", "en-US", .option),
  ]

  @Test(arguments: rows)
  func choosesTheLanguage(row: Row) throws {
    var negotiation = LanguageNegotiation()
    for (setting, value) in row.requests { negotiation[setting] = value }
    let choice = negotiation.choice(among: [.english, .spanish])
    #expect(choice.catalogue.description == row.catalogue)
    #expect(choice.spoken.description == row.spoken)
    #expect(choice.setting == row.setting)
  }

  static let chains: [(tag: String, chain: [String])] = [
    ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]), ("es-419", ["es-419", "es"]),
    ("es-US", ["es-US", "es-419", "es"]), ("en-GB", ["en-GB", "en"]), ("en", ["en"]),
    ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]),
  ]

  @Test(arguments: chains)
  func fallsBack(tag: String, chain: [String]) throws {
    #expect(try #require(LanguageTag(tag)).fallbacks.map(\.description) == chain)
  }

  static let matches: [(asked: String, available: [String], found: String?)] = [
    ("es-MX", ["en", "es-419", "es"], "es-419"), ("es-ES", ["en", "es-419", "es"], "es"),
    ("es-ES", ["en", "es-MX"], "es-MX"), ("es", ["en", "es-MX"], "es-MX"), ("fr", ["en", "es"], nil), ("en", [], nil),
  ]

  @Test(arguments: matches)
  func findsTheBestMatch(asked: String, available: [String], found: String?) throws {
    let available = available.compactMap { LanguageTag($0) }
    #expect(try #require(LanguageTag(asked)).bestMatch(among: available)?.description == found)
  }
}
