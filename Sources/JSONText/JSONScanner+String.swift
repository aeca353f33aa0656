extension JSONScanner {
  /// The string whose opening quotation mark comes next.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    advance()
    let start = index
    try passPlainCharacters(opening: opening)
    if bytes[index] == UInt8(ascii: "\"") {
      advance()
      return String(decoding: bytes[start..<index - 1], as: UTF8.self)
    }
    return try escapedString(from: start, opening: opening)
  }

  /// Goes on from the first backslash, with what stood before it.
  private mutating func escapedString(from start: Int, opening: SourcePosition) throws(JSONSyntaxError) -> String {
    var text = Array(bytes[start..<index])
    while bytes[index] == UInt8(ascii: "\\") {
      text.append(contentsOf: UTF8.encode(try escape(opening: opening)) ?? UTF8.encodedReplacementCharacter)
      let plain = index
      try passPlainCharacters(opening: opening)
      text.append(contentsOf: bytes[plain..<index])
    }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  /// Stops at a quotation mark or a backslash.
  private mutating func passPlainCharacters(opening: SourcePosition) throws(JSONSyntaxError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        guard let length = characterLength(at: index) else { throw fault(.invalidUTF8(byte)) }
        index += length
        continuationBytesInLine += length - 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return
      } else if byte < 0x20 {
        throw fault(.controlCharacterInString(Unicode.Scalar(byte)))
      } else {
        index += 1
      }
    }
    throw JSONSyntaxError(position: opening, fault: .unterminatedString)
  }

  /// The character that an escape stands for; faults name the place of its backslash.
  private mutating func escape(opening: SourcePosition) throws(JSONSyntaxError) -> Unicode.Scalar {
    guard index + 1 < bytes.count else { throw JSONSyntaxError(position: opening, fault: .unterminatedString) }
    guard let scalar = Self.shortEscape(bytes[index + 1]) else { return try hexadecimalEscape() }
    index += 2
    return scalar
  }

  private static func shortEscape(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  private mutating func hexadecimalEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let first = codeUnit(at: index) else { throw fault(.invalidEscape) }
    if let scalar = Unicode.Scalar(first) {
      index += 6
      return scalar
    }
    guard UTF16.isLeadSurrogate(first), let second = codeUnit(at: index + 6), UTF16.isTrailSurrogate(second) else {
      throw fault(.loneSurrogate)
    }
    index += 12
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// The four hexadecimal digits of `\uXXXX`.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    return bytes[start + 2..<start + 6].reduce(UInt16?(0)) { unit, byte in
      guard let unit, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      return unit << 4 | UInt16(digit)
    }
  }
}
