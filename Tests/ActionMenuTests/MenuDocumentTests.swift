import ActionMenu
import JSONText
import Testing

/// A document, and its faults as `line path: fault`.
struct BadDocument: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var faults: [Expected]

  struct Expected: Sendable, Hashable {
    var line: Int
    var path: String
    var fault: MenuFault

    init(_ line: Int, _ path: String, _ fault: MenuFault) {
      self.line = line
      self.path = path
      self.fault = fault
    }
  }

  /// A document with these items, which begin in line 2, one a line.
  static func items(_ name: String, _ items: [String], _ faults: [Expected]) -> BadDocument {
    BadDocument(name: name, text: document(items), faults: faults)
  }

  var testDescription: String { name }
}

private func document(_ items: [String]) -> String {
  "{ \"version\": 1, \"items\": [\n" + items.joined(separator: ",\n") + "\n] }"
}

private func decode(_ text: String) throws(MenuDocumentError) -> MenuDocument {
  try MenuDocument.decode([UInt8](text.utf8))
}

@Suite struct MenuDocumentTests {
  @Test(arguments: roots + items + values + effects)
  func everyFaultWithItsPlace(_ row: BadDocument) {
    let error = #expect(throws: MenuDocumentError.self) { try decode(row.text) }
    let found = error?.diagnostics.map { BadDocument.Expected($0.position.line, $0.path.description, $0.fault) }
    #expect(found == row.faults)
  }

  @Test func theWholeFormat() throws {
    let document = try decode(
      """
      { "$schema": "menu.schema.json", "version": 1, "title": "Trips", "language": "es-MX", "presentation": "cards",
        "tint": "#0080ff", "size": 64.5, "items": [
        { "id": "alps", "title": "Alps", "spokenTitle": "The Alps", "detail": "Snow.", "systemImage": "mountain",
          "keywords": ["snow", "nieve"], "role": "none", "tint": "indigo", "size": 40,
          "preview": { "title": "A", "subtitle": "B", "image": "a.png", "colors": ["#FFFFFF", "black"], "width": 200,
                       "height": 1e2 },
          "items": [
            { "id": "remove", "title": "Remove", "role": "destructive", "confirm": false, "remove": true },
            { "id": "edit", "title": "Edit", "run": ["vi", "--", ""], "terminal": true, "confirm": true },
            { "id": "line", "title": "Line", "shell": "date | cat" },
            { "id": "value", "title": "Value", "print": "" }
          ] },
        { "id": "off", "title": "Off", "unavailable": "no printer" },
        { "id": "bye", "title": "Bye", "role": "cancel" }
      ] }
      """)
    #expect(document.language == "es-MX")
    let menu = document.menu
    #expect(menu.title == "Trips" && menu.presentation == .cards && menu.size == 64.5)
    #expect(menu.tint == Tint(rgb: 0x0080FF))
    #expect(menu.items.map(\.id) == ["alps", "off", "bye"])
    #expect(menu.items[1].availability == .unavailable(reason: "no printer"))
    #expect(menu.items[2].role == .cancel)
    let card = menu.items[0]
    #expect(card.isCard && card.title == "Alps" && card.spokenTitle == "The Alps" && card.detail == "Snow.")
    #expect(card.systemImage == "mountain" && card.keywords == ["snow", "nieve"] && card.size == 40)
    #expect(card.tint == Tint(rgb: 0x4B0082))
    let colors = [Tint(rgb: 0xFFFFFF), Tint(rgb: 0)]
    #expect(
      card.preview
        == Preview(title: "A", subtitle: "B", image: "a.png", colors: colors, width: 200, height: 100))
    #expect(card.items.map(\.confirmation) == [.never, .always, .whenDestructive, .whenDestructive])
    #expect(
      card.items.compactMap(\.effect).map(effectText) == [
        "remove", "run [\"vi\", \"--\", \"\"] terminal", "shell date | cat", "print ",
      ])
  }

  private func effectText(_ effect: Effect) -> String {
    switch effect {
    case .run(let command):
      switch command.form {
      case .arguments(let words): "run \(words)\(command.takesTerminal ? " terminal" : "")"
      case .shell(let line): "shell \(line)\(command.takesTerminal ? " terminal" : "")"
      }
    case .print(let value): "print \(value)"
    case .removeCard: "remove"
    case .openSubmenu: "submenu"
    case .perform: "closure"
    }
  }

  @Test func theLeastDocument() throws {
    let document = try decode(#"{"version":1.0,"items":[]}"#)
    #expect(document.menu.title == "Actions" && document.menu.presentation == .ring && document.menu.items.isEmpty)
    #expect(document.language == nil && document.menu.tint == nil && document.menu.size == nil)
  }

  @Test(arguments: [
    #"{ "id": "a", "title": "A", "remove": false, "print": "a" }"#,
    #"{ "id": "a", "title": "A", "items": [], "print": "a" }"#,
    #"{ "id": "a", "title": "A", "items": [], "role": "cancel" }"#,
    #"{ "id": "a", "title": "A", "unavailable": "why", "print": "a" }"#,
    #"{ "id": "a", "title": "\u001b[31m\u202Ered", "print": "\u0000" }"#,
  ])
  func goodItem(_ item: String) throws {
    #expect(try decode(document([item])).menu.items.count == 1)
  }

  @Test(arguments: ["en", "es-419", "zh-Hant-TW", "es_MX", "x-private"]) func language(_ tag: String) throws {
    let text = #"{ "version": 1, "language": "\#(tag)", "items": [] }"#
    if tag.hasPrefix("x") {
      #expect(throws: MenuDocumentError.self) { try decode(text) }
    } else {
      #expect(try decode(text).language == tag)
    }
  }

  @Test func submenusAreNestedUpToTheLimit() throws {
    func nested(_ submenus: Int) -> String {
      let submenu = #"{ "id": "s", "title": "S", "items": ["#
      let last = #"{ "id": "a", "title": "A", "print": "a" }"#
      return document([
        String(repeating: submenu, count: submenus) + last + String(repeating: "] }", count: submenus)
      ])
    }
    #expect(try decode(nested(32)).menu.items.count == 1)
    let error = #expect(throws: MenuDocumentError.self) { try decode(nested(33)) }
    #expect(error?.diagnostics.map(\.fault) == [.nestedTooDeep(limit: 32)])
  }

  @Test func itemsAreCountedInAllMenusTogether() throws {
    func many(_ count: Int) -> String {
      let items = (0..<(count - 1)).map { #"{"id":"\#($0)","title":"A","print":""}"# }.joined(separator: ",\n")
      return document([#"{ "id": "s", "title": "S", "items": ["# + items + "] }"])
    }
    #expect(try decode(many(100_000)).menu.items[0].items.count == 99_999)
    let error = #expect(throws: MenuDocumentError.self) { try decode(many(100_002)) }
    #expect(error?.diagnostics.map(\.fault) == [.tooManyItems(limit: 100_000)])
    #expect(error?.diagnostics.map(\.path.description) == ["$.items[0].items[99999]"])
  }
}
