internal import JSONText

extension DocumentReader {
  mutating func effect(of fields: DocumentFields<ItemField>) -> Effect? {
    let takesTerminal = flag(.terminal, of: fields) ?? false
    if let line = shellLine(of: fields) { return .run(Command(.shell(line), takesTerminal: takesTerminal)) }
    if let value = fields.values[.print]?.string { return .print(value) }
    if flag(.remove, of: fields) == true { return .removeCard }
    let words = arguments(of: fields)
    return words.isEmpty ? nil : .run(Command(.arguments(words), takesTerminal: takesTerminal))
  }

  private mutating func shellLine(of fields: DocumentFields<ItemField>) -> String? {
    read(.shell, of: fields) { reader, node in
      guard let line = node.string else { return nil }
      if line.isEmpty { reader.report(.emptyText(isRequired: true), at: node.position) }
      reader.refuse({ $0 == "\0" }, in: line, at: node.position)
      return line
    }
  }

  private mutating func arguments(of fields: DocumentFields<ItemField>) -> [String] {
    var isProgram = true
    let words: [String] = list(.run, of: fields) { reader, node in
      defer { isProgram = false }
      guard reader.has(node, kind: .string), let word = node.string else { return nil }
      if isProgram && word.isEmpty { reader.report(.emptyText(isRequired: true), at: node.position) }
      reader.refuse({ $0 == "\0" }, in: word, at: node.position)
      return word
    }
    if let node = fields.values[.run], isProgram {
      inside(.key(ItemField.run.rawValue)) { $0.report(.emptyList, at: node.position) }
    }
    return words
  }

  /// Exactly one effect, unless choosing the item is not possible or only leaves the menu. A key counts also when its
  /// value is wrong, so that one mistake is told once.
  mutating func checkEffects(of fields: DocumentFields<ItemField>) {
    let positions = fields.keyPositions
    let effects = ItemField.effects.filter { positions[$0] != nil && !fields.isWithoutEffect($0) }
    let later = effects.compactMap { positions[$0] }.sorted(by: <).dropFirst()
    if let second = later.first {
      report(.severalEffects(effects.map(\.rawValue)), at: second)
    } else if effects.isEmpty && !fields.mayLackEffect {
      report(.nothingToDo, at: fields.position)
    }
    if let terminal = positions[.terminal], positions[.run] == nil && positions[.shell] == nil {
      inside(.key(ItemField.terminal.rawValue)) { $0.report(.terminalWithoutCommand, at: terminal) }
    }
  }
}

extension DocumentFields<ItemField> {
  fileprivate var mayLackEffect: Bool {
    keyPositions[.unavailable] != nil || values[.role]?.string == Role.cancel.rawValue
  }

  /// `"remove": false` and a submenu without items are as good as not written.
  fileprivate func isWithoutEffect(_ field: ItemField) -> Bool {
    values[field]?.value == .bool(false) || values[field]?.value == .array([]) && field == .items
  }
}
