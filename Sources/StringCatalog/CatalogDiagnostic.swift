public import JSONText

/// Something wrong in a catalogue, and where. It holds no words: whoever shows it finds them.
public struct CatalogDiagnostic: Error, Sendable, Hashable {
  public var position: SourcePosition
  public var path: JSONPath
  public var fault: CatalogFault

  public init(position: SourcePosition, path: JSONPath, fault: CatalogFault) {
    self.position = position
    self.path = path
    self.fault = fault
  }
}

/// What can be wrong in a catalogue.
public enum CatalogFault: Sendable, Hashable {
  // The shape of the file.
  case wrongType(expected: CatalogType)
  case unknownKey(String)
  case missingKey(String)
  /// A key that stood at `first` already.
  case duplicateKey(String, first: SourcePosition)
  /// A word where only certain words are understood: a version, a state, a plural category, a device.
  case unknownWord(String, allowed: [String])
  case invalidLanguage(String)
  /// The number of an argument is a whole number from 1 to 99.
  case invalidArgumentNumber(String)
  /// There is neither a `stringUnit` nor a variation.
  case noText
  /// There is more than one of `stringUnit`, `plural` and `device` at one place.
  case severalTexts
  case emptyValue

  // The texts.
  case missingTranslation(LanguageTag)
  /// The text is marked as new, stale or to be reviewed.
  case unfinished(StringUnit.State, LanguageTag)
  /// The key is marked as no longer used.
  case staleKey
  case missingPluralCategory(PluralCategory, LanguageTag)
  /// The language has no such category, and it is not `zero`, which every language may use for 0.
  case needlessPluralCategory(PluralCategory, LanguageTag)
  /// A text that varies by device has none for `other`.
  case missingOtherDevice

  // Placeholders.
  /// A percent sign that begins no placeholder.
  case invalidPlaceholder(String)
  /// The text lacks a placeholder of the source language's text.
  case missingPlaceholder(String)
  /// The text has a placeholder that the source language's text has not.
  case extraPlaceholder(String)
  /// The same argument is of another kind in the source language's text.
  case placeholderKind(String, expected: ArgumentKind)
  /// A text that varies by plural has no whole number to decide.
  case pluralWithoutNumber
  /// A text that varies by plural has several whole numbers: substitutions say which one decides.
  case pluralWithSeveralNumbers
  case unknownSubstitution(String)
  case unusedSubstitution(String)
  /// A text of a substitution names that same one, be it through others.
  case circularSubstitution(String)
  case invalidFormatSpecifier(String)
  /// `%arg` stands outside a substitution.
  case argumentOutsideSubstitution
}

/// The kinds of JSON value that a catalogue holds.
public enum CatalogType: String, Sendable, Hashable, CaseIterable {
  case object, string, boolean, number
}
