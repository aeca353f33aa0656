/// What may be handed to libspeechd. Swift's strings are always valid UTF-8; the rest is seen to here, although the
/// caller has cleaned its text already: one text that the daemon cannot take makes it deaf to every later one.
enum SpokenText {
  /// Running text without controls and line breaks, which end an SSIP line; nil when there is nothing to be said, since
  /// libspeechd 0.11 waits for ever after an empty message.
  static func text(_ text: String) -> String? {
    let clean = String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
    return clean.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : clean
  }

  /// A word that is pasted into an SSIP command line (an icon, a voice, a module), without what could end the line or
  /// the word; nil when nothing is left.
  static func word(_ word: String) -> String? {
    let clean = String(String.UnicodeScalarView(word.unicodeScalars.filter { !isControl($0) && $0 != "\"" }))
    return clean.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : clean
  }

  /// The argument of SSIP's CHAR; nil when it has to be said as text: a name, or a character that is longer than the six
  /// bytes that libspeechd takes.
  static func character(_ character: String) -> String? {
    if character.count > 1 { return nil }
    return switch character {
    case " ": "space"
    case _ where (1...6).contains(character.utf8.count) && !character.unicodeScalars.contains(where: isSeparating):
      character
    default: nil
    }
  }

  private static func isSeparating(_ scalar: Unicode.Scalar) -> Bool {
    isControl(scalar) || scalar.properties.isWhitespace
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
