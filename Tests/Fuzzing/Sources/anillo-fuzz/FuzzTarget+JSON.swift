import JSONText
import StringCatalog

extension FuzzTarget {
  /// What was read is the same when it is written and read again.
  func checkJSON(_ bytes: [UInt8]) {
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try parseJSON(bytes)
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      require((1...lines).contains(error.position.line), "no such line: \(error.position)")
      require((1...bytes.count + 1).contains(error.position.column), "no such column: \(error.position)")
      return
    }
    let text = node.value.serialized()
    requireLineSafe(text)
    requireSame(node.value, reread(text).value)
    // Sorted by their keys; sorted again they stay.
    let canonical = CatalogWriter.canonicalText(of: node)
    require(CatalogWriter.canonicalText(of: reread(canonical)) == canonical, "canonical text is not")
  }

  private func reread(_ text: String) -> JSONNode {
    do throws(JSONSyntaxError) { return try parseJSON(Array(text.utf8)) } catch { fatalError("\(error): \(text)") }
  }

  /// JSON of one line, which a terminal may show.
  private func requireLineSafe(_ text: String) {
    let isBad = text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
    require(!isBad, "a control in \(text.debugDescription)")
  }

  /// Equal but for the places in the text, and scalar by scalar, where `==` of strings would let an accent change.
  private func requireSame(_ left: JSONValue, _ right: JSONValue) {
    switch (left, right) {
    case (.null, .null): break
    case (.bool(let left), .bool(let right)): require(left == right, "\(left) became \(right)")
    case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
      require(left.utf8.elementsEqual(right.utf8), "\(left.debugDescription) became \(right.debugDescription)")
    case (.array(let left), .array(let right)):
      require(left.count == right.count, "\(left.count) elements became \(right.count)")
      for (left, right) in zip(left, right) { requireSame(left.value, right.value) }
    case (.object(let left), .object(let right)):
      require(left.count == right.count, "\(left.count) members became \(right.count)")
      for (left, right) in zip(left, right) {
        requireSame(.string(left.key), .string(right.key))
        requireSame(left.node.value, right.node.value)
      }
    default: fatalError("\(left) became \(right)")
    }
  }
}
