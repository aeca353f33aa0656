internal import ActionMenu
internal import Dialogue
internal import JSONText
internal import Locales
internal import Speech

extension MenuFault {
  func phrase(_ localizer: Localizer) -> Phrase {
    switch self {
    case .syntax(let error): error.fault.phrase(localizer)
    case .unsupportedVersion(let version, let supported):
      .faultUnsupportedVersion(version: harmless(version), supported: supported)
    case .wrongType(let expected, let found):
      .faultWrongType(expected: localizer(expected.phrase).text, found: localizer(found.phrase).text)
    case .missingKey(let key): .faultMissingKey(key: key)
    case .unknownKey(let key, let suggestion?, _):
      .faultUnknownKeySuggestion(key: harmless(key), suggestion: suggestion)
    case .unknownKey(let key, nil, let allowed):
      .faultUnknownKey(key: harmless(key), allowed: allowed.joined(separator: ", "))
    case .duplicateKey(let key, let line): .faultDuplicateKey(key: harmless(key), line: line)
    case .duplicateID(let id, let line): .faultDuplicateID(id: harmless(id), line: line)
    case .emptyText(let isRequired): isRequired ? .faultEmptyText : .faultEmptyOptionalText
    case .emptyList: .faultEmptyList
    case .forbiddenCharacter(let character): .faultForbiddenCharacter(character: character.shown)
    case .unknownValue(let value, let allowed):
      .faultUnknownValue(value: harmless(value), allowed: allowed.joined(separator: ", "))
    case .badColor(let value): .faultBadColor(value: harmless(value), names: Tint.names.joined(separator: ", "))
    case .badLanguage(let value): .faultBadLanguage(value: harmless(value))
    case .outOfRange(let value, let allowed):
      .faultOutOfRange(value: harmless(value), low: plain(allowed.lowerBound), high: plain(allowed.upperBound))
    case .severalEffects(let keys): .faultSeveralEffects(keys: keys.joined(separator: ", "))
    case .nothingToDo: .faultNothingToDo(keys: MenuDocument.effectKeys.joined(separator: ", "))
    case .terminalWithoutCommand: .faultTerminalWithoutCommand
    case .nestedTooDeep(let limit): .faultNestedTooDeep(limit: limit)
    case .tooManyItems(let limit): .faultTooManyItems(limit: limit)
    }
  }

  private func plain(_ number: Double) -> String { String(Int(number)) }
}

extension JSONKind {
  var phrase: Phrase {
    switch self {
    case .object: .kindObject
    case .array: .kindArray
    case .string: .kindString
    case .number: .kindNumber
    case .boolean: .kindBoolean
    case .null: .kindNull
    }
  }
}
