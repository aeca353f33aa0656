import JSONText
import StringCatalog
import Testing

@Suite struct CatalogWriterTests {
  @Test(arguments: [CatalogReaderTests.whole, "{\n\n}", "\"a\\\"\\\\\\n\\u001bñ/\u{2028}\""])
  func leavesCanonicalTextAsItIs(text: String) throws {
    #expect(CatalogWriter.canonicalText(of: try parseJSON(Array(text.utf8))) == text)
  }

  @Test func bringsAnyLayoutIntoOrder() throws {
    let text = #"{"version":"1.0","strings":{"b":{},"a":{"n":[1,true,null,[]]}},"sourceLanguage":"en"}"#
    let canonical = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "n" : [
              1,
              true,
              null,
              [

              ]
            ]
          },
          "b" : {

          }
        },
        "version" : "1.0"
      }
      """
    #expect(CatalogWriter.canonicalText(of: try parseJSON(Array(text.utf8))) == canonical)
  }

  @Test func sortsKeysAsXcodeDoes() throws {
    let keys = [
      "", " ", "_x", ".", "%@", "%lld items", "2 items", "007", "10 items", "action", "Action", "Actions", "item.first",
      "item.last", "items", "Zoo",
    ]
    let text = "{" + keys.reversed().map { JSONValue.string($0).serialized() + ":0" }.joined(separator: ",") + "}"
    let canonical = CatalogWriter.canonicalText(of: try parseJSON(Array(text.utf8)))
    guard case .object(let members) = try parseJSON(Array(canonical.utf8)).value else { return #expect(Bool(false)) }
    #expect(members.map(\.key) == keys)
  }
}
