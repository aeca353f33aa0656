import JSONText

/// A value together with the way to it.
struct CatalogPlace {
  /// A key and its value.
  struct Member {
    var key: String
    var keyPosition: SourcePosition
    var place: CatalogPlace

    /// The value's path with the key's position, for what is wrong with the key itself.
    var keyPlace: CatalogPlace { CatalogPlace(JSONNode(place.node.value, at: keyPosition), path: place.path) }
  }

  var node: JSONNode
  var path: JSONPath

  init(_ node: JSONNode, path: JSONPath = .root) {
    self.node = node
    self.path = path
  }

  var position: SourcePosition { node.position }
}

extension [CatalogPlace.Member] {
  subscript(key: String) -> CatalogPlace? { first { $0.key == key }?.place }
}

extension CatalogReader {
  /// The members of an object, each key once; nil and a report when it is none.
  /// Keys that are not in `known` are reported; nil takes any.
  mutating func members(of place: CatalogPlace, known: [String]? = nil) -> [CatalogPlace.Member]? {
    guard case .object(let members) = place.node.value else {
      report(.wrongType(expected: .object), at: place)
      return nil
    }
    var first: [String: SourcePosition] = [:]
    return members.compactMap { member in
      let inner = CatalogPlace(member.node, path: place.path.appending(key: member.key))
      let found = CatalogPlace.Member(key: member.key, keyPosition: member.keyPosition, place: inner)
      if let before = first[member.key] {
        report(.duplicateKey(member.key, first: before), at: found.keyPlace)
        return nil
      }
      first[member.key] = member.keyPosition
      if let known, !known.contains(member.key) {
        report(.unknownKey(member.key), at: found.keyPlace)
        return nil
      }
      return found
    }
  }

  mutating func required(
    _ key: String, of members: [CatalogPlace.Member], in place: CatalogPlace
  ) -> CatalogPlace? {
    let value = members[key]
    if value == nil { report(.missingKey(key), at: place) }
    return value
  }

  mutating func string(_ place: CatalogPlace) -> String? {
    if case .string(let text) = place.node.value { return text }
    report(.wrongType(expected: .string), at: place)
    return nil
  }

  mutating func bool(_ place: CatalogPlace) -> Bool? {
    if case .bool(let flag) = place.node.value { return flag }
    report(.wrongType(expected: .boolean), at: place)
    return nil
  }

  /// One of the words of an enumeration; nothing when there is no value.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ place: CatalogPlace?, _ type: Word.Type
  ) -> Word? {
    guard let place, let text = string(place) else { return nil }
    return word(text, at: place, type)
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, at place: CatalogPlace, _: Word.Type
  ) -> Word? {
    if let word = Word(rawValue: text) { return word }
    report(.unknownWord(text, allowed: Word.allCases.map(\.rawValue)), at: place)
    return nil
  }
}
