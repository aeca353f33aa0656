import ActionMenu
import Application
import JSONText

extension FuzzTarget {
  /// A menu that is taken is one that every front can show; of one that is refused, every fault can be told.
  func checkMenuDocument(_ bytes: [UInt8]) {
    do throws(MenuDocumentError) {
      let document = try MenuDocument.decode(bytes)
      requireSound(document.menu.items, depth: 0)
      requireSound(document.menu.tint)
      require(document.menu.size.map(MenuDocument.sizes.contains) ?? true, "size \(document.menu.size ?? 0)")
    } catch {
      require(!error.diagnostics.isEmpty, "refused without a fault")
      let places = error.diagnostics.map { ($0.position.line, $0.position.column) }
      require(!zip(places, places.dropFirst()).contains { $0 > $1 }, "faults are not in the order of the text")
      for diagnostic in error.diagnostics { requireTellable(FileFault(diagnostic)) }
    }
  }

  private func requireSound(_ items: [MenuItem], depth: Int) {
    require(depth <= MenuDocument.nestingLimit + 1, "nested \(depth) deep")
    require(Set(items.map(\.id)).count == items.count, "an id stands twice")
    for item in items {
      require(item.title.unicodeScalars.contains { !$0.properties.isWhitespace }, "a blank title")
      require(item.size.map(MenuDocument.sizes.contains) ?? true, "size \(item.size ?? 0)")
      requireSound(item.tint)
      if let preview = item.preview {
        for side in [preview.width, preview.height].compactMap({ $0 }) {
          require(MenuDocument.previewSides.contains(side), "side \(side)")
        }
        preview.colors.forEach { requireSound($0) }
      }
      requireSound(item.items, depth: depth + 1)
    }
  }

  private func requireSound(_ tint: Tint?) {
    guard let tint else { return }
    require([tint.red, tint.green, tint.blue].allSatisfy { (0...1).contains($0) }, "tint \(tint)")
  }
}
