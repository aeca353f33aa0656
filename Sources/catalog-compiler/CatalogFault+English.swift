import JSONText
import StringCatalog

// Words for whoever builds the product, never for those who use it.

extension CatalogFault {
  var english: String {
    switch self {
    case .wrongType, .unknownKey, .missingKey, .duplicateKey, .unknownWord, .invalidLanguage, .invalidArgumentNumber,
      .noText, .severalTexts, .emptyValue:
      englishOfShape
    case .missingTranslation(let language): "no text in '\(language)'"
    case .unfinished(let state, let language): "the text in '\(language)' is marked '\(state.rawValue)'"
    case .staleKey: "the key is marked as stale"
    case .missingPluralCategory(let category, let language):
      "no text for the plural category '\(category.rawValue)' of '\(language)'"
    case .needlessPluralCategory(let category, let language):
      "'\(language)' has no plural category '\(category.rawValue)'"
    case .missingOtherDevice: "no text for the device 'other'"
    default: englishOfPlaceholders
    }
  }

  private var englishOfShape: String {
    switch self {
    case .wrongType(let expected): "expected: \(expected.rawValue)"
    case .unknownKey(let key): "'\(key)' is not known here"
    case .missingKey(let key): "'\(key)' is missing"
    case .duplicateKey(let key, let first): "'\(key)' stands already at \(first)"
    case .unknownWord(let word, let allowed): "'\(word)' is none of: \(allowed.joined(separator: ", "))"
    case .invalidLanguage(let tag): "'\(tag)' is no language tag"
    case .invalidArgumentNumber(let number): "\(number) is no whole number from 1 to 99"
    case .noText: "neither 'stringUnit' nor a variation"
    case .severalTexts: "more than one of 'stringUnit', 'plural' and 'device'"
    default: "the value is empty"
    }
  }

  private var englishOfPlaceholders: String {
    switch self {
    case .invalidPlaceholder(let text): "'\(text)' begins no placeholder; a percent sign is written '%%'"
    case .missingPlaceholder(let text): "the placeholder '\(text)' is missing"
    case .extraPlaceholder(let text): "the source language's text has no placeholder '\(text)'"
    case .placeholderKind(let text, let expected): "'\(text)' is \(expected.english) in the source language's text"
    case .pluralWithoutNumber: "plural variations without a whole number to choose by"
    case .pluralWithSeveralNumbers: "plural variations with several whole numbers; use substitutions"
    case .unknownSubstitution(let name): "no substitution '\(name)'"
    case .unusedSubstitution(let name): "the substitution '\(name)' is not used"
    case .circularSubstitution(let name): "the substitution '\(name)' leads back to this text"
    case .invalidFormatSpecifier(let specifier): "'\(specifier)' is no format specifier"
    default: "'%arg' stands outside a substitution"
    }
  }
}

extension ArgumentKind {
  fileprivate var english: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .decimal: "a decimal number"
    }
  }
}

extension JSONSyntaxError.Fault {
  var english: String {
    switch self {
    case .unexpectedEnd(let expected): "the text ends; expected: \(expected)"
    case .unexpectedCharacter(let scalar, let expected): "'\(scalar.escaped(asASCII: false))'; expected: \(expected)"
    case .invalidUTF8(let byte): "byte \(byte) is no UTF-8"
    case .unterminatedString: "the string does not end"
    case .controlCharacterInString(let scalar): "control character U+\(String(scalar.value, radix: 16)) in a string"
    case .invalidEscape: "a backslash without an escape"
    case .loneSurrogate: "half a surrogate pair"
    case .nestingTooDeep(let limit): "more than \(limit) levels"
    }
  }
}
