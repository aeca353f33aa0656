internal import Dialogue
internal import JSONText
internal import Locales
internal import Speech

extension JSONSyntaxError.Fault {
  func phrase(_ localizer: Localizer) -> Phrase {
    switch self {
    case .unexpectedEnd(let expected): .syntaxUnexpectedEnd(expected: localizer(expected.phrase).text)
    case .unexpectedCharacter(let found, let expected):
      .syntaxUnexpectedCharacter(found: found.shown, expected: localizer(expected.phrase).text)
    case .invalidUTF8(let byte): .syntaxInvalidUTF8(byte: hexadecimal(UInt32(byte), digits: 2))
    case .unterminatedString: .syntaxUnterminatedString
    case .controlCharacterInString(let found): .syntaxControlCharacter(found: found.shown)
    case .invalidEscape: .syntaxInvalidEscape
    case .loneSurrogate: .syntaxLoneSurrogate
    case .nestingTooDeep(let limit): .syntaxNestingTooDeep(limit: limit)
    }
  }
}

extension JSONSyntaxError.Expectation {
  fileprivate var phrase: Phrase {
    switch self {
    case .value: .expectedValue
    case .valueOrEndOfArray: .expectedValueOrEndOfArray
    case .key: .expectedKey
    case .keyOrEndOfObject: .expectedKeyOrEndOfObject
    case .colon: .expectedColon
    case .commaOrEndOfArray: .expectedCommaOrEndOfArray
    case .commaOrEndOfObject: .expectedCommaOrEndOfObject
    case .digit: .expectedDigit
    case .endOfText: .expectedEndOfText
    }
  }
}

extension Unicode.Scalar {
  /// The character, or its number where it cannot be shown.
  var shown: String {
    let text = harmless(String(self))
    return text.allSatisfy(\.isWhitespace) ? "U+" + hexadecimal(value, digits: 4) : text
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
