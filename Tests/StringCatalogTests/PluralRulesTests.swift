import StringCatalog
import Testing

@Suite struct PluralRulesTests {
  static let rows: [(number: Int, english: PluralCategory, spanish: PluralCategory)] = [
    (0, .other, .other), (1, .one, .one), (-1, .one, .one), (2, .other, .other), (5, .other, .other),
    (11, .other, .other), (21, .other, .other), (100, .other, .other), (999_999, .other, .other),
    (1_000_000, .other, .many), (1_000_001, .other, .other), (1_500_000, .other, .other), (2_000_000, .other, .many),
    (-3_000_000, .other, .many), (1_000_000_000_000, .other, .many), (.max, .other, .other), (.min, .other, .other),
  ]

  @Test(arguments: rows)
  func wholeNumbers(number: Int, english: PluralCategory, spanish: PluralCategory) {
    #expect(PluralRules.category(for: number, in: .english) == english)
    #expect(PluralRules.category(for: number, in: .spanish) == spanish)
    #expect(PluralRules.category(for: number, in: .americanSpanish) == spanish)
    #expect(LanguageTag("ja").map { PluralRules.category(for: number, in: $0) } == .other)
  }

  /// 1.0, 1.5 and 1000000.0 as they are written.
  static let decimals: [(integer: UInt, hasFraction: Bool, english: PluralCategory, spanish: PluralCategory)] = [
    (1, false, .other, .one), (1, true, .other, .other), (1_000_000, false, .other, .other),
  ]

  @Test(arguments: decimals)
  func decimalNumbers(integer: UInt, hasFraction: Bool, english: PluralCategory, spanish: PluralCategory) {
    let operands = PluralOperands(integer: integer, visibleDecimals: 1, hasFraction: hasFraction)
    #expect(PluralRules.category(for: operands, in: .english) == english)
    #expect(PluralRules.category(for: operands, in: .spanish) == spanish)
  }

  @Test func categories() throws {
    #expect(PluralRules.categories(of: .americanEnglish) == [.one, .other])
    #expect(PluralRules.categories(of: .spanish) == [.one, .many, .other])
    #expect(PluralRules.categories(of: try #require(LanguageTag("fr"))) == [.other])
  }
}
