import Application
import Dialogue
import JSONText
import Speech
import StringCatalog

extension FuzzTarget {
  /// Every key has a text in every language, whatever is handed over to be filled in.
  func checkCatalog(_ bytes: [UInt8]) {
    guard let node = try? parseJSON(bytes) else { return }
    let outcome = CatalogReader.read(node)
    require(outcome.catalog != nil || !outcome.diagnostics.isEmpty, "no catalogue, and no fault")
    for diagnostic in outcome.diagnostics { requireTellable(FileFault(diagnostic)) }
    guard let catalog = outcome.catalog else { return }
    for diagnostic in CatalogChecker.check(catalog) { requireTellable(FileFault(diagnostic)) }
    for entry in catalog.entries.prefix(8) { lookUp(entry.key, in: catalog) }
    lookUp("no such key", in: catalog)
  }

  private func lookUp(_ key: String, in catalog: StringCatalog) {
    for language in [.english, .spanish, .americanSpanish] + catalog.languages.prefix(4) {
      for arguments in Self.argumentLists {
        let found = catalog.text(forKey: key, in: language, arguments: arguments)
        let isKnown = catalog.languages.contains(found.language)
        require(isKnown, "\(key.debugDescription) in \(found.language), which the catalogue does not have")
      }
      let localizer = Localizer(language: language, menuCatalog: catalog)
      requireHarmless(localizer.text(key).text, "a text of the catalogue")
    }
  }

  private static let argumentLists: [[CatalogArgument]] = [
    [], [.integer(0)], [.integer(1), .string("%@")], [.integer(.min), .integer(1_000_000), .decimal(-0.5)],
    [.decimal(.nan), .decimal(.infinity), .decimal(1e300), .integer(.max)],
  ]
}
