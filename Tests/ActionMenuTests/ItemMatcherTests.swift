import ActionMenu
import Testing

struct Search: Sendable, CustomTestStringConvertible {
  var name: String
  var titles: [[String]]
  var keywords: [[String]] = []
  var matches: [String: ItemMatcher.Match]

  var testDescription: String { name }
}

@Suite struct ItemMatcherTests {
  @Test(arguments: order + accents + safety)
  func match(_ row: Search) {
    var matcher = ItemMatcher(titles: row.titles, keywords: row.keywords)
    for (text, expected) in row.matches { #expect(matcher.match(text) == expected, "\(text)") }
  }

  static let order: [Search] = [
    Search(
      name: "title, beginning, part", titles: [["Camera"], ["Note"], ["Share note"], ["Share"], ["Favorite"]],
      matches: [
        "camera": .one(0), "CAM": .one(0), "note": .one(1), "not": .one(1), "share": .one(3), "sha": .several([2, 3]),
        "e n": .one(2), "vor": .one(4), "e": .several([0, 1, 2, 3, 4]), "zebra": .none, " fav ": .one(4),
      ]),
    Search(
      name: "keywords come last, and whole before begun",
      titles: [["Ring"], ["Bells"], ["Wheel"]],
      keywords: [["pulsación larga", "long press"], ["ring tone", "press"], ["press and hold", "radial"]],
      matches: [
        "ring": .one(0), "ring t": .one(1), "long": .one(0), "pulsacion": .one(0), "PRESS": .one(1),
        "pres": .several([1, 2]), "radial": .one(2), "tone": .none,
      ]),
    Search(
      name: "written and spoken titles", titles: [["A–Z", "A to Z"], ["A to B", "A to B"]],
      matches: ["a to z": .one(0), "a–z": .one(0), "a to": .several([0, 1])]),
    Search(name: "two of the same title", titles: [["Copy"], ["Copy"]], matches: ["copy": .several([0, 1])]),
    Search(name: "fewer keywords than titles", titles: [["A"], ["B"]], keywords: [["x"]], matches: ["x": .one(0)]),
  ]

  static let accents: [Search] = [
    Search(
      name: "case 22: accents do not count", titles: [["Cámara"], ["Árbol"], ["Niño"]],
      matches: [
        "camara": .one(0), "a": .one(1), "á": .one(1), "nino": .one(2), "NIÑO": .one(2), "ni\u{303}o": .none,
        "nin\u{303}o": .one(2),
      ]),
    Search(
      name: "case 22: a finds á as well as a", titles: [["Árbol"], ["Abeto"], ["Encina"]],
      matches: ["a": .several([0, 1]), "á": .one(0), "A\u{301}": .one(0)]),
    Search(
      name: "case 22: á finds a where no exact accent is", titles: [["Abeto"], ["Encina"]],
      matches: ["á": .one(0), "encína": .one(1), "cí": .one(1)]),
    Search(
      name: "an exact accent wins", titles: [["Papa"], ["Papá"], ["El papá"], ["La papa"]],
      matches: ["papa": .one(0), "papá": .one(1), "pap": .several([0, 1]), "l papá": .one(2), "a papá": .one(3)]),
    Search(
      name: "several of the exact accent", titles: [["Sí"], ["Sí"], ["Si"]],
      matches: ["sí": .several([0, 1]), "si": .one(2), "SÍ": .several([0, 1])]),
    Search(
      name: "keywords, too", titles: [["One"], ["Two"]], keywords: [["ano"], ["año"]],
      matches: ["ano": .one(0), "año": .one(1), "añ": .one(1), "an": .several([0, 1])]),
    Search(
      name: "an accent typed as a mark of its own", titles: [["Ma\u{301}s"], ["Mas"]],
      matches: ["más": .one(0), "ma\u{301}": .one(0)]),
  ]

  static let safety: [Search] = [
    Search(name: "no items (case 31)", titles: [], matches: ["a": .none, "": .none]),
    Search(
      name: "case 7: lone punctuation finds nothing", titles: [["report.txt"], ["a - b"], ["¿Qué?"]],
      matches: [".": .none, "-": .none, "?": .none, "¿": .none, "...": .none, ".t": .one(0)]),
    Search(name: "except a title that is nothing else", titles: [["."], [".."], ["a.b"]], matches: [".": .one(0)]),
    Search(name: "blanks only", titles: [["a b"]], matches: [" ": .none, "\t\u{A0}": .none, "a b": .one(0)]),
    Search(
      name: "controls and other alphabets", titles: [["\u{1B}[31mred"], ["日本語"], ["Ёлка"]],
      matches: ["red": .one(0), "本": .one(1), "елка": .one(2), "\u{301}": .none]),
  ]

  /// Case 20: the slowest kind of search, in which every title must be looked at whole and spelled exactly.
  @Test func nineThousandItemsAnswerAtOnce() {
    var matcher = ItemMatcher(titles: (0..<9_000).map { ["Cámara número \($0)"] })
    #expect(matcher.match("numero 8999") == .one(8_999))
    let time = ContinuousClock().measure { #expect(matcher.match("número 7") == .several(sevens)) }
    // A hundred times what it takes, in a build that is not optimised, so that a busy machine is no fault.
    #expect(time < .seconds(5))
  }

  private var sevens: [Int] { (0..<9_000).filter { "\($0)".hasPrefix("7") } }
}
