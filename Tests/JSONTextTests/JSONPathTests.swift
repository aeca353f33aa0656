import JSONText
import Testing

@Suite struct JSONPathTests {
  static let rows: [(steps: [JSONPath.Step], text: String)] = [
    ([], "$"),
    ([.key("items"), .index(2), .key("title")], "$.items[2].title"),
    ([.key("a b")], "$['a b']"),
    ([.key("")], "$['']"),
    ([.key("2nd")], "$['2nd']"),
    ([.key("_x9")], "$._x9"),
    ([.key("año")], "$.año"),
    ([.key("it's")], "$['it\\'s']"),
    ([.key("a\\b\n\u{1b}")], "$['a\\\\b\\n\\u001b']"),
  ]

  @Test(arguments: rows)
  func isWritten(steps: [JSONPath.Step], text: String) {
    #expect(JSONPath(steps).description == text)
    let appended = steps.reduce(JSONPath.root) { path, step in
      switch step {
      case .key(let key): path.appending(key: key)
      case .index(let index): path.appending(index: index)
      }
    }
    #expect(appended == JSONPath(steps))
  }
}
