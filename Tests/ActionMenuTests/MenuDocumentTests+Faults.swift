import ActionMenu
import JSONText

private let rootKeys = ["$schema", "version", "title", "language", "presentation", "tint", "size", "items"]
private let itemKeys = [
  "id", "title", "spokenTitle", "detail", "systemImage", "keywords", "role", "tint", "size", "unavailable", "confirm",
  "preview", "run", "shell", "terminal", "print", "remove", "items", "presentation",
]

extension MenuDocumentTests {
  static let roots: [BadDocument] = [
    BadDocument(
      name: "nothing at all", text: "",
      faults: [.init(1, "$", .syntax(syntaxError("")))]),
    BadDocument(
      name: "no JSON", text: "{ \"version\": 1,\n  items: [] }",
      faults: [.init(2, "$", .syntax(syntaxError("{ \"version\": 1,\n  items: [] }")))]),
    BadDocument(
      name: "a list", text: "[]", faults: [.init(1, "$", .wrongType(expected: .object, found: .array))]),
    BadDocument(
      name: "nothing in it", text: "{}",
      faults: [.init(1, "$", .missingKey("version")), .init(1, "$", .missingKey("items"))]),
    BadDocument(
      name: "another version hides what it may mean by the rest", text: "{ \"color\": 3,\n\"version\": 2 }",
      faults: [.init(2, "$.version", .unsupportedVersion("2", supported: 1))]),
    BadDocument(
      name: "a version that is a text", text: #"{ "version": "1", "items": [] }"#,
      faults: [.init(1, "$.version", .wrongType(expected: .number, found: .string))]),
    BadDocument(
      name: "everything wrong at the root at once",
      text: """
        {
          "version": 1,
          "titel": "A",
          "title": "  ",
          "title": "B",
          "language": "español",
          "presentation": "circle",
          "tint": "reddish",
          "size": 1e999,
          "items": {},
          "x": 1,
          "x": 1
        }
        """,
      faults: [
        .init(3, "$.titel", .unknownKey("titel", suggestion: "title", allowed: rootKeys)),
        .init(4, "$.title", .emptyText(isRequired: false)),
        .init(5, "$.title", .duplicateKey("title", firstLine: 4)),
        .init(6, "$.language", .badLanguage("español")),
        .init(7, "$.presentation", .unknownValue("circle", allowed: ["ring", "arc", "cards"])),
        .init(8, "$.tint", .badColor("reddish")),
        .init(9, "$.size", .outOfRange("1e999", allowed: 1...1000)),
        .init(10, "$.items", .wrongType(expected: .array, found: .object)),
        .init(11, "$.x", .unknownKey("x", suggestion: nil, allowed: rootKeys)),
        .init(12, "$.x", .duplicateKey("x", firstLine: 11)),
      ]),
  ]

  static let items: [BadDocument] = [
    .items(
      "faults in different items are all told",
      [#"{ "id": "a", "title": "" , "print": "a" }"#, #"7"#, #"{ "id": "c", "title": "C", "print": 1 }"#],
      [
        .init(2, "$.items[0].title", .emptyText(isRequired: true)),
        .init(3, "$.items[1]", .wrongType(expected: .object, found: .number)),
        .init(4, "$.items[2].print", .wrongType(expected: .string, found: .number)),
      ]),
    .items(
      "an id and a title are required", [#"{ "print": "a" }"#],
      [.init(2, "$.items[0]", .missingKey("id")), .init(2, "$.items[0]", .missingKey("title"))]),
    .items(
      "siblings with one id",
      [
        #"{ "id": "a", "title": "A", "print": "a" }"#,
        #"{ "id": "b", "title": "B", "items": ["#
          + #"{ "id": "a", "title": "A", "print": "a" }] }"#, #"{ "id": "a", "title": "C", "print": "c" }"#,
      ],
      [.init(4, "$.items[2].id", .duplicateID("a", firstLine: 2))]),
    .items(
      "an id without characters, and one with a control character",
      [#"{ "id": "", "title": "A", "print": "a" }"#, #"{ "id": "a\u009b", "title": "A", "print": "a" }"#],
      [
        .init(2, "$.items[0].id", .emptyText(isRequired: true)),
        .init(3, "$.items[1].id", .forbiddenCharacter("\u{9B}")),
      ]),
    .items(
      "an unknown key far below",
      [#"{ "id": "a", "title": "A", "items": [{ "id": "b", "title": "B", "print": "b", "Keyword": [] }] }"#],
      [
        .init(
          2, "$.items[0].items[0].Keyword", .unknownKey("Keyword", suggestion: "keywords", allowed: itemKeys))
      ]),
    .items(
      "null is no value", [#"{ "id": "a", "title": "A", "print": "a", "detail": null, "confirm": "yes" }"#],
      [
        .init(2, "$.items[0].detail", .wrongType(expected: .string, found: .null)),
        .init(2, "$.items[0].confirm", .wrongType(expected: .boolean, found: .string)),
      ]),
  ]

  static let values: [BadDocument] = [
    .items(
      "a preview",
      [
        """
        { "id": "a", "title": "A", "print": "a", "preview": { "image": "", "colors": ["#12345", 7],
          "width": 0, "height": -1, "subtitel": "" } }
        """
      ],
      [
        .init(2, "$.items[0].preview.image", .emptyText(isRequired: false)),
        .init(2, "$.items[0].preview.colors[0]", .badColor("#12345")),
        .init(2, "$.items[0].preview.colors[1]", .wrongType(expected: .string, found: .number)),
        .init(3, "$.items[0].preview.width", .outOfRange("0", allowed: 1...2000)),
        .init(3, "$.items[0].preview.height", .outOfRange("-1", allowed: 1...2000)),
        .init(
          3, "$.items[0].preview.subtitel",
          .unknownKey(
            "subtitel", suggestion: "subtitle",
            allowed: ["title", "subtitle", "image", "colors", "width", "height"])),
      ]),
    .items(
      "keywords", [#"{ "id": "a", "title": "A", "print": "a", "keywords": ["ok", "", 3] }"#],
      [
        .init(2, "$.items[0].keywords[1]", .emptyText(isRequired: true)),
        .init(2, "$.items[0].keywords[2]", .wrongType(expected: .string, found: .number)),
      ]),
    .items(
      "role, size and tint",
      [##"{ "id": "a", "title": "A", "print": "a", "role": "danger", "size": 1000.5, "tint": "#+12345" }"##],
      [
        .init(2, "$.items[0].role", .unknownValue("danger", allowed: ["none", "destructive", "cancel"])),
        .init(2, "$.items[0].size", .outOfRange("1000.5", allowed: 1...1000)),
        .init(2, "$.items[0].tint", .badColor("#+12345")),
      ]),
    .items(
      "no reason", [#"{ "id": "a", "title": "A", "unavailable": " " }"#],
      [.init(2, "$.items[0].unavailable", .emptyText(isRequired: false))]),
  ]

  static let effects: [BadDocument] = [
    .items(
      "two effects", [#"{ "id": "a", "title": "A","# + "\n" + #""shell": "date","# + "\n" + #""run": ["date"] }"#],
      [.init(4, "$.items[0]", .severalEffects(["run", "shell"]))]),
    .items(
      "an effect and a submenu",
      [#"{ "id": "a", "title": "A", "remove": true, "items": [{ "id": "b", "title": "B", "print": "" }] }"#],
      [.init(2, "$.items[0]", .severalEffects(["remove", "items"]))]),
    .items(
      "nothing would happen",
      [
        #"{ "id": "a", "title": "A" }"#, #"{ "id": "b", "title": "B", "items": [] }"#,
        #"{ "id": "c", "title": "C", "remove": false, "role": "destructive" }"#,
      ],
      [
        .init(2, "$.items[0]", .nothingToDo), .init(3, "$.items[1]", .nothingToDo),
        .init(4, "$.items[2]", .nothingToDo),
      ]),
    .items(
      "an effect of the wrong type is told once", [#"{ "id": "a", "title": "A", "run": "date" }"#],
      [.init(2, "$.items[0].run", .wrongType(expected: .array, found: .string))]),
    .items(
      "a terminal for nothing", [#"{ "id": "a", "title": "A", "print": "a", "terminal": true }"#],
      [.init(2, "$.items[0].terminal", .terminalWithoutCommand)]),
    .items(
      "commands that could not run",
      [
        #"{ "id": "a", "title": "A", "run": [] }"#, #"{ "id": "b", "title": "B", "run": ["", "x\u0000y", 3] }"#,
        #"{ "id": "c", "title": "C", "shell": "" }"#, #"{ "id": "d", "title": "D", "shell": "a\u0000" }"#,
      ],
      [
        .init(2, "$.items[0].run", .emptyList),
        .init(3, "$.items[1].run[0]", .emptyText(isRequired: true)),
        .init(3, "$.items[1].run[1]", .forbiddenCharacter("\0")),
        .init(3, "$.items[1].run[2]", .wrongType(expected: .string, found: .number)),
        .init(4, "$.items[2].shell", .emptyText(isRequired: true)),
        .init(5, "$.items[3].shell", .forbiddenCharacter("\0")),
      ]),
  ]

  /// What the JSON reader says of a text; its own tests say what that is.
  private static func syntaxError(_ text: String) -> JSONSyntaxError {
    do {
      _ = try parseJSON([UInt8](text.utf8))
      fatalError("JSON after all: \(text)")
    } catch {
      return error
    }
  }
}
