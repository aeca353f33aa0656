package import ActionMenu
internal import JSONText
package import LineSearch

/// Objects of JSON, a line each, taken apart as they arrive; each fault with the number of its line.
package struct ItemObjects {
  /// What a line has come to.
  package enum Line {
    case header(ArraySlice<UInt8>)
    case item(ItemObject)
    case faults([FileFault])
  }

  private let separator: UInt8
  private let headerCount: Int
  private var pending: [UInt8] = []
  private var lineNumber = 0
  private var linesByID: [String: Int] = [:]

  package init(separator: LineTable.Separator, headerCount: Int) {
    self.separator = separator == .zero ? 0 : UInt8(ascii: "\n")
    self.headerCount = headerCount
  }

  /// What of a line has arrived.
  package var byteCount: Int { pending.count }

  package mutating func take(_ bytes: [UInt8]) -> [Line] {
    var found: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: separator) {
      pending += rest[..<end]
      found += line().map { [$0] } ?? []
      rest = rest[(end + 1)...]
    }
    pending += rest
    return found
  }

  /// The last line may end without a separator.
  package mutating func finish() -> [Line] { pending.isEmpty ? [] : line().map { [$0] } ?? [] }

  private mutating func line() -> Line? {
    defer { pending = [] }
    lineNumber += 1
    if lineNumber <= headerCount { return .header(pending[...]) }
    // JSON's own white space: such a line is no item.
    if pending.allSatisfy({ [0x20, 0x09, 0x0D, 0x0A].contains($0) }) { return nil }
    do throws(MenuDocumentError) {
      let object = try ItemObject.decode(pending)
      if let fault = takenID(of: object) { return .faults([fault]) }
      return .item(object)
    } catch {
      return .faults(
        error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.position.line += lineNumber - 1
          return FileFault(diagnostic)
        })
    }
  }

  private mutating func takenID(of object: ItemObject) -> FileFault? {
    guard let id = object.id else { return nil }
    if let first = linesByID[id] {
      return .text(
        SourcePosition(line: lineNumber, column: 1), JSONPath.root.appending(key: "id"),
        .menu(.duplicateID(id, firstLine: first)))
    }
    linesByID[id] = lineNumber
    return nil
  }
}
