import StringCatalog
import Testing

@Suite struct LanguageDirectionTests {
  @Test(arguments: [
    ("en", false), ("es-MX", false), ("he", true), ("ar-EG", true), ("fa", true), ("ckb", true), ("az", false),
    // The script decides where it is named.
    ("az-Arab", true), ("uz-Arab-AF", true), ("ar-Latn", false), ("ks-Deva-IN", false), ("pa-Guru", false),
  ])
  func isRightToLeft(tag: String, expected: Bool) throws {
    #expect(try #require(LanguageTag(tag)).isRightToLeft == expected)
  }
}
