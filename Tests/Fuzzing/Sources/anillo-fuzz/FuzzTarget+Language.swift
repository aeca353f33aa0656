import StringCatalog

extension FuzzTarget {
  /// The first line names the languages that there are, the others are what the settings say.
  func checkLanguage(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let available = lines[0].split(separator: " ").compactMap { LanguageTag(String($0)) }
    var negotiation = LanguageNegotiation()
    for (setting, line) in zip(LanguageNegotiation.Setting.allCases, lines.dropFirst()) { negotiation[setting] = line }
    let choice = negotiation.choice(among: available)
    require(available.contains(choice.catalogue) || choice.catalogue == .english, "\(choice) is not there")
    require(choice.setting.map { negotiation[$0] != nil } ?? true, "\(choice) was not asked for")
    require(choice.spoken != .english, "plain English would be spoken")
    for tag in available + [choice.spoken] { checkTag(tag) }
    for line in lines { LanguageTag(localeName: line).map(checkTag) }
    checkNumbers(bytes, in: available + [.english, .spanish])
  }

  private func checkTag(_ tag: LanguageTag) {
    let isPlain = tag.description.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
      default: false
      }
    }
    require(isPlain, "\(tag) goes into a command of SSIP")
    require(LanguageTag(tag.description) == tag, "\(tag) is another tag when it is read again")
    require(tag.fallbacks.first == tag && tag.fallbacks.allSatisfy { $0.language == tag.language }, "\(tag.fallbacks)")
    require(tag.bestMatch(among: [tag]) == tag, "\(tag) does not fit itself")
    _ = tag.isRightToLeft
    require(PluralRules.categories(of: tag).last == .other, "\(tag) has no text for other numbers")
  }

  private func checkNumbers(_ bytes: [UInt8], in languages: [LanguageTag]) {
    var input = FuzzInput(bytes)
    let (integer, decimal, decimals) = (input.integer(), input.number(), input.integer())
    for language in languages {
      let digits = NumberText.text(of: integer, in: language).filter { $0.isNumber || $0 == "-" }
      require(Int(digits) == integer, "\(integer) became \(digits)")
      let category = PluralRules.category(for: integer, in: language)
      require(PluralRules.categories(of: language).contains(category), "\(integer) is \(category) in \(language)")
      require(!NumberText.text(of: decimal, decimals: decimals, in: language).isEmpty, "\(decimal) is nothing")
    }
  }
}
