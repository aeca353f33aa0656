extension LanguageTag {
  /// Whether texts of the language run from right to left: by the script where the tag names one, else by the script
  /// that the language is usually written in (CLDR 48, layout/orientation/characterOrder).
  public var isRightToLeft: Bool {
    let parts = description.split(separator: "-")
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return Self.scriptsFromTheRight.contains(String(script))
    }
    return Self.languagesFromTheRight.contains(language)
  }

  private static let scriptsFromTheRight: Set<String> = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
  private static let languagesFromTheRight: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "lrc", "mzn", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
