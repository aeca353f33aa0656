extension CatalogReader {
  /// The text or the variations of a localization, a substitution or one of their cases.
  mutating func content(_ members: [CatalogPlace.Member], at place: CatalogPlace) -> LocalizationContent? {
    let variations = members["variations"].flatMap { self.members(of: $0, known: ["device", "plural"]) } ?? []
    let texts = [members["stringUnit"], variations["plural"], variations["device"]]
    guard texts.count(where: { $0 != nil }) <= 1 else {
      report(.severalTexts, at: place)
      return nil
    }
    if let unit = members["stringUnit"] { return stringUnit(unit).map(LocalizationContent.unit) }
    if let plural = variations["plural"] {
      return cases(plural, PluralCategory.self).map(LocalizationContent.plural)
    }
    if let device = variations["device"] { return cases(device, Device.self).map(LocalizationContent.device) }
    report(.noText, at: place)
    return nil
  }

  private mutating func cases<Name: RawRepresentable<String> & CaseIterable & Hashable>(
    _ place: CatalogPlace, _: Name.Type
  ) -> [Name: LocalizationContent]? {
    guard let members = members(of: place) else { return nil }
    if members.isEmpty { report(.noText, at: place) }
    var cases: [Name: LocalizationContent] = [:]
    for member in members {
      guard let name = word(member.key, at: member.keyPlace, Name.self),
        let inner = self.members(of: member.place, known: ["stringUnit", "variations"])
      else { continue }
      cases[name] = content(inner, at: member.place)
    }
    return cases.isEmpty ? nil : cases
  }

  private mutating func stringUnit(_ place: CatalogPlace) -> StringUnit? {
    guard let members = members(of: place, known: ["state", "value"]) else { return nil }
    let state = word(required("state", of: members, in: place), StringUnit.State.self)
    guard let value = required("value", of: members, in: place), let text = string(value) else { return nil }
    if text.isEmpty { report(.emptyValue, at: value) }
    return StringUnit(state: state ?? .translated, value: text, position: value.position)
  }
}
