/// Which plural category a number takes in a language.
///
/// Source: Unicode CLDR 48, cardinal rules of common/supplemental/plurals.xml for `en` and `es`. Every other language
/// has only `other` here.
public enum PluralRules {
  /// The categories that a language needs a text for, `other` last.
  public static func categories(of language: LanguageTag) -> [PluralCategory] {
    switch language.language {
    case "en": [.one, .other]
    case "es": [.one, .many, .other]
    default: [.other]
    }
  }

  /// The category of a whole number; its sign does not count.
  public static func category(for number: Int, in language: LanguageTag) -> PluralCategory {
    category(for: PluralOperands(number), in: language)
  }

  /// The category of a number as it is written, with or without decimals.
  public static func category(for operands: PluralOperands, in language: LanguageTag) -> PluralCategory {
    switch language.language {
    case "en" where operands.integer == 1 && operands.visibleDecimals == 0: .one
    case "es" where operands.integer == 1 && !operands.hasFraction: .one
    case "es" where operands.isWholeMillions: .many
    default: .other
    }
  }
}

/// The operands of CLDR's rules (UTS #35, part 3, "Plural Operand Meanings").
public struct PluralOperands: Sendable, Hashable {
  /// i: the digits before the decimal sign.
  public var integer: UInt
  /// v: how many decimals are written, closing zeros included.
  public var visibleDecimals: Int
  /// Whether a decimal other than 0 is written.
  public var hasFraction: Bool

  public init(_ number: Int) {
    integer = number.magnitude
    visibleDecimals = 0
    hasFraction = false
  }

  public init(integer: UInt, visibleDecimals: Int, hasFraction: Bool) {
    self.integer = integer
    self.visibleDecimals = visibleDecimals
    self.hasFraction = hasFraction
  }

  /// `i != 0 and i % 1000000 = 0 and v = 0`
  var isWholeMillions: Bool { integer != 0 && integer.isMultiple(of: 1_000_000) && visibleDecimals == 0 }
}
