/// What is fuzzed: a part of the core, fed with bytes of any kind.
enum FuzzTarget: String, CaseIterable {
  case json
  case menuDocument = "menu-document"
  case catalog, language, line, sanitiser, items, search, geometry, gesture, menu, choice, asking, pager

  /// By its name, with hyphens before it or without.
  init?(word: String) { self.init(rawValue: String(word.drop { $0 == "-" })) }

  /// Traps where an invariant does not hold.
  func check(_ bytes: [UInt8]) {
    switch self {
    case .json: checkJSON(bytes)
    case .menuDocument: checkMenuDocument(bytes)
    case .catalog: checkCatalog(bytes)
    case .language: checkLanguage(bytes)
    case .line: checkLine(bytes)
    case .sanitiser: checkSanitiser(bytes)
    case .items: checkItems(bytes)
    case .search: checkSearch(bytes)
    case .geometry: checkGeometry(bytes)
    case .gesture: checkGesture(bytes)
    case .menu: checkMenu(bytes)
    case .choice: checkChoice(bytes)
    case .asking: checkAsking(bytes)
    case .pager: checkPager(bytes)
    }
  }
}
