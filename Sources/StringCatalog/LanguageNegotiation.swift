/// Chooses the language of a session from what the user, the environment and the catalogue say.
///
/// The first setting that names an available language decides. A setting that names none is passed over, so that a
/// French user with a Spanish locale gets Spanish; when nothing is understood, it is English. The locale is the first of
/// LC_ALL, LC_MESSAGES and LANG that is not empty (POSIX, chapter 8.2). LANGUAGE is heeded as gettext does it: a list
/// with colons, and ignored while the locale is `C` or `POSIX` or not set at all.
public struct LanguageNegotiation: Sendable {
  /// Where a language can be asked for, the strongest first.
  public enum Setting: String, Sendable, Hashable, CaseIterable {
    case option = "--lang"
    case anilloLang = "ANILLO_LANG"
    /// `language` in the configuration file: it is Anillo's own, so it beats the environment of all programs.
    case configuration = "config.json"
    case language = "LANGUAGE"
    case localeAll = "LC_ALL"
    case localeMessages = "LC_MESSAGES"
    case locale = "LANG"
  }

  /// The outcome.
  public struct Choice: Sendable, Hashable {
    /// The language of the texts: one of those available.
    public var catalogue: LanguageTag
    /// The language of the voice: with the region that was asked for, and never plain `en`, which is a British voice.
    public var spoken: LanguageTag
    /// The setting that decided; nil when none did and English is the default.
    public var setting: Setting?

    public init(catalogue: LanguageTag, spoken: LanguageTag, setting: Setting?) {
      self.catalogue = catalogue
      self.spoken = spoken
      self.setting = setting
    }
  }

  private var requests: [(setting: Setting, value: String)] = []

  public init() {}

  /// The settings that stand in an environment, asked for by the names of its variables.
  public init(environment: (String) -> String?) {
    for setting in [Setting.anilloLang, .language, .localeAll, .localeMessages, .locale] {
      self[setting] = environment(setting.rawValue)
    }
  }

  /// What a setting says; missing and empty are the same.
  public subscript(setting: Setting) -> String? {
    get { requests.first { $0.setting == setting }?.value }
    set {
      requests.removeAll { $0.setting == setting }
      if let newValue, !newValue.isEmpty { requests.append((setting, newValue)) }
    }
  }

  /// Chooses among the languages that there are texts for.
  public func choice(among available: [LanguageTag]) -> Choice {
    for (setting, names) in wishes {
      for name in names {
        if let choice = Self.choice(for: name, setting: setting, among: available) { return choice }
      }
    }
    return Self.choice(asked: .english, setting: nil, among: available)
      ?? Choice(catalogue: .english, spoken: Self.spoken(.english), setting: nil)
  }

  /// The settings that count, each with the names it gives, in order.
  private var wishes: [(setting: Setting, names: [String])] {
    var wishes = [Setting.option, .anilloLang, .configuration].compactMap(wish)
    guard let locale = [Setting.localeAll, .localeMessages, .locale].lazy.compactMap(wish).first else { return wishes }
    if LocaleName(locale.names[0]) != .untranslated, let list = self[.language] {
      wishes.append((.language, list.split(separator: ":").map(String.init)))
    }
    return wishes + [locale]
  }

  private func wish(_ setting: Setting) -> (setting: Setting, names: [String])? {
    self[setting].map { (setting, [$0]) }
  }

  private static func choice(for name: String, setting: Setting, among available: [LanguageTag]) -> Choice? {
    LanguageTag(localeName: name).flatMap { choice(asked: $0, setting: setting, among: available) }
  }

  private static func choice(asked: LanguageTag, setting: Setting?, among available: [LanguageTag]) -> Choice? {
    guard let found = asked.bestMatch(among: available) else { return nil }
    return Choice(catalogue: found, spoken: spoken(asked), setting: setting)
  }

  private static func spoken(_ tag: LanguageTag) -> LanguageTag { tag == .english ? .americanEnglish : tag }
}

extension LanguageTag {
  /// `en-US`
  public static let americanEnglish = LanguageTag("en-US") ?? .english

  /// The first of the fallbacks that is available, or else any kind of the same language: `es-MX` for `es` when there is
  /// no other Spanish.
  public func bestMatch(among available: [LanguageTag]) -> LanguageTag? {
    fallbacks.first(where: available.contains) ?? available.first { $0.language == language }
  }
}
