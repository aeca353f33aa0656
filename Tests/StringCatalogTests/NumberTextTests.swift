import StringCatalog
import Testing

@Suite struct NumberTextTests {
  static let rows: [(number: Int, english: String, spanish: String)] = [
    (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1000"), (-1234, "-1,234", "-1234"),
    (9999, "9,999", "9999"), (10_000, "10,000", "10\u{A0}000"), (-123_456, "-123,456", "-123\u{A0}456"),
    (1_000_000, "1,000,000", "1\u{A0}000\u{A0}000"),
    (.min, "-9,223,372,036,854,775,808", "-9\u{A0}223\u{A0}372\u{A0}036\u{A0}854\u{A0}775\u{A0}808"),
  ]

  @Test(arguments: rows)
  func wholeNumbers(number: Int, english: String, spanish: String) throws {
    #expect(NumberText.text(of: number, in: .americanEnglish) == english)
    #expect(NumberText.text(of: number, in: .spanish) == spanish)
    #expect(NumberText.text(of: number, in: try #require(LanguageTag("ja"))) == String(number))
  }

  static let decimals: [(number: Double, decimals: Int, english: String, spanish: String)] = [
    (0.5, 1, "0.5", "0,5"), (1.25, 1, "1.3", "1,3"), (-0.04, 1, "0.0", "0,0"), (-2.5, 0, "-3", "-3"),
    (1234.5, 2, "1,234.50", "1234,50"), (12345.678, 2, "12,345.68", "12\u{A0}345,68"), (0.007, 3, "0.007", "0,007"),
    (1, -3, "1", "1"), (1e300, 2, "1e+300", "1e+300"), (.nan, 1, "nan", "nan"), (.infinity, 1, "inf", "inf"),
  ]

  @Test(arguments: decimals)
  func decimalNumbers(number: Double, decimals: Int, english: String, spanish: String) {
    #expect(NumberText.text(of: number, decimals: decimals, in: .english) == english)
    #expect(NumberText.text(of: number, decimals: decimals, in: .spanish) == spanish)
  }
}
