internal import Dialogue
internal import JSONText
internal import Locales
internal import Speech
internal import StringCatalog

extension CatalogFault {
  func phrase(_ localizer: Localizer) -> Phrase {
    switch self {
    case .wrongType(let expected): .faultWrongTypeOnly(expected: localizer(expected.phrase).text)
    case .unknownKey(let key): .faultUnknownKeyOnly(key: harmless(key))
    case .missingKey(let key): .faultMissingKey(key: harmless(key))
    case .duplicateKey(let key, let first): .faultDuplicateKey(key: harmless(key), line: first.line)
    case .unknownWord(let word, let allowed):
      .catalogUnknownWord(word: harmless(word), allowed: allowed.joined(separator: ", "))
    case .invalidLanguage(let text): .faultBadLanguage(value: harmless(text))
    case .invalidArgumentNumber(let text): .catalogInvalidArgumentNumber(text: harmless(text))
    case .noText: .catalogNoText
    case .severalTexts: .catalogSeveralTexts
    case .emptyValue: .faultEmptyText
    default: textFault
    }
  }

  /// What is wrong with a text rather than with the shape of the file.
  private var textFault: Phrase {
    switch self {
    case .missingTranslation(let language): .catalogMissingTranslation(language: language.description)
    case .unfinished(let state, let language):
      .catalogUnfinished(language: language.description, state: state.rawValue)
    case .missingPluralCategory(let category, let language):
      .catalogMissingPluralCategory(language: language.description, category: category.rawValue)
    case .needlessPluralCategory(let category, let language):
      .catalogNeedlessPluralCategory(language: language.description, category: category.rawValue)
    case .missingOtherDevice: .catalogMissingOtherDevice
    case .invalidPlaceholder(let text): .catalogInvalidPlaceholder(text: harmless(text))
    case .missingPlaceholder(let text): .catalogMissingPlaceholder(text: harmless(text))
    case .extraPlaceholder(let text): .catalogExtraPlaceholder(text: harmless(text))
    case .placeholderKind(let text, _): .catalogPlaceholderKind(text: harmless(text))
    case .pluralWithoutNumber: .catalogPluralWithoutNumber
    case .pluralWithSeveralNumbers: .catalogPluralWithSeveralNumbers
    case .unknownSubstitution(let name): .catalogUnknownSubstitution(name: harmless(name))
    case .unusedSubstitution(let name): .catalogUnusedSubstitution(name: harmless(name))
    case .circularSubstitution(let name): .catalogCircularSubstitution(name: harmless(name))
    case .invalidFormatSpecifier(let text): .catalogInvalidFormatSpecifier(text: harmless(text))
    case .argumentOutsideSubstitution: .catalogArgumentOutsideSubstitution
    default: .catalogStaleKey
    }
  }
}

extension CatalogType {
  fileprivate var phrase: Phrase {
    switch self {
    case .object: .kindObject
    case .string: .kindString
    case .boolean: .kindBoolean
    case .number: .kindNumber
    }
  }
}
