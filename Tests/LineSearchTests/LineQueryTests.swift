import LineSearch
import Testing

/// What fits a query, and in which order.
@Suite struct LineQueryTests {
  private static let cases: [(query: String, lines: [String], found: [String])] = [
    // Exact, beginning, word beginning, inside; as given within each.
    (
      "note", ["keynote", "my note", "notes", "Note", "a-note", "Notebook"],
      ["Note", "notes", "Notebook", "my note", "a-note", "keynote"]
    ),
    ("note", ["keynote", "keynote note", "banknote"], ["keynote note", "keynote", "banknote"]),
    ("", ["b", "a", ""], ["b", "a", ""]),
    ("  ", ["b", "a"], ["b", "a"]),
    ("x", [], []),
    ("x", ["", "a", "xx"], ["xx"]),
    ("longer than the line", ["longer"], []),
    // A word begins behind anything but a letter, a mark or a digit.
    (
      "b", ["ab", "1b", "a_b", "a b", "a/b", "áb", "¿b", "a—b", "日b"],
      ["a_b", "a b", "a/b", "¿b", "a—b", "ab", "1b", "áb", "日b"]
    ),
    // Words: all of them, in any order.
    (
      "git ch", ["git branch", "git checkout", "checkout git", "git", "ch", "regit ch"],
      ["git checkout", "checkout git", "git branch", "regit ch"]
    ),
    (
      "new york", ["york new", "New York City", "NEW YORK", "renew yorkshire"],
      ["NEW YORK", "New York City", "york new", "renew yorkshire"]
    ),
    ("a a", ["a", "aa", "b"], ["a", "aa"]),
    (" note ", ["note", " note"], ["note", " note"]),
    // Case and accents.
    ("camara", ["Cámara", "CAMARA", "camarada", "cámara"], ["CAMARA", "Cámara", "cámara", "camarada"]),
    (
      "cámara", ["camara", "CÁMARA", "ca\u{301}mara", "camarada", "cámaras"],
      ["CÁMARA", "ca\u{301}mara", "camara", "cámaras", "camarada"]
    ),
    ("a", ["bá", "ba", "á", "a"], ["a", "á", "bá", "ba"]),
    ("á", ["ba", "bá"], ["bá", "ba"]),
    ("n", ["ñu", "nu", "año"], ["ñu", "nu", "año"]),
    ("ñ", ["nu", "ÑU", "n\u{303}u", "año", "ano"], ["ÑU", "n\u{303}u", "nu", "año", "ano"]),
    ("strasse", ["Straße", "STRASSE", "Strassen"], ["STRASSE", "Straße", "Strassen"]),
    ("straße", ["strasse", "STRAẞE"], ["STRAẞE", "strasse"]),
    ("ae", ["Ærø", "aero", "mañaena"], ["Ærø", "aero", "mañaena"]),
    ("oeuvre", ["Œuvre"], ["Œuvre"]),
    ("istanbul", ["İstanbul", "ISTANBUL"], ["ISTANBUL", "İstanbul"]),
    ("αγιοσ", ["Άγιος", "ΑΓΙΟΣ"], ["ΑΓΙΟΣ", "Άγιος"]),
    ("елка", ["Ёлка"], ["Ёлка"]),
    ("日本", ["東日本", "日本語", "日 本"], ["日本語", "東日本"]),
    ("l'ete", ["L’été"], ["L’été"]),
    ("\u{301}", ["a", "b"], ["a", "b"]),
    ("k", ["\u{212A}elvin"], ["\u{212A}elvin"]),
    ("[", ["{x}", "[x]"], ["[x]"]),
    ("@", ["`", "a@b"], ["a@b"]),
    ("z", ["Z", "\u{1A}", ":"], ["Z"]),
  ]

  @Test(arguments: cases) func bestFirst(row: (query: String, lines: [String], found: [String])) {
    let table = LineTable(items: row.lines.map { Array($0.utf8) })
    let (query, matches) = (LineQuery(row.query), LineQuery(row.query).matches(in: table))
    let found = matches.bestFirst().map { row.lines[$0] }
    #expect(found.map { Array($0.utf8) } == row.found.map { Array($0.utf8) }, "\(found)")
    #expect(matches.count == row.found.count && query.count(in: table) == row.found.count)
    for limit in 0...row.lines.count + 1 {
      #expect(matches.bestFirst(limit: limit) == Array(matches.bestFirst().prefix(limit)))
    }
  }

  @Test func bytesThatAreNoTextFitNothingAndHideNothing() {
    let lines: [[UInt8]] = [
      [0xFF] + Array("note".utf8), Array("no".utf8) + [0xC3] + Array("te".utf8), [0xC3, 0xB1, 0xC3],
      Array("\u{FFFD}".utf8), [0xC0, 0xAE], [0xED, 0xA0, 0x80, 0x6E],
    ]
    let table = LineTable(items: lines)
    for (text, found) in [("note", [0]), ("no te", [0, 1]), ("n", [2, 0, 1, 5]), ("\u{FFFD}", [3]), (".", [])] {
      #expect(Set(LineQuery(text).matches(in: table).bestFirst()) == Set(found), "\(text)")
    }
    // What is no text ends a word.
    #expect(LineQuery("note").matches(in: table).ranks == [.wordBeginning])
  }

  @Test func aLineOfAnyLengthIsSearchedToItsEnd() {
    let long = String(repeating: "ab ", count: 30_000)
    for line in [long + "xyz", long + "ñ xyz", long + "XYZ\u{301}"] {
      let table = LineTable(items: [Array(line.utf8)])
      #expect(LineQuery("xyz").matches(in: table).ranks == [.wordBeginning])
      #expect(LineQuery("xyzz").count(in: table) == 0)
    }
  }

  @Test func fromALineOn() {
    let table = LineTable(items: ["a", "b", "a", "ab"].map { Array($0.utf8) })
    #expect(LineQuery("a").matches(in: table, from: 1).bestFirst() == [2, 3])
    #expect(LineQuery("a").matches(in: table, from: 4).isEmpty)
  }

  @Test(arguments: [
    ("not", "no", true), ("no", "not", false), ("note b", "note", true), ("ñot", "no", true), ("x", "", true),
    ("", "x", false), ("b a", "a b", true), ("ab", "a b", true), ("a b", "ab", false), ("no", "ño", true),
  ])
  func oneQueryNarrowsAnother(new: String, old: String, narrows: Bool) {
    #expect(LineQuery(new).narrows(LineQuery(old)) == narrows)
  }
}

extension LineTable {
  init(items: [[UInt8]]) {
    self.init()
    for item in items { append(item: item) }
  }
}

extension LineMatches {
  /// The places of the matches, in the order of the table.
  var ranks: [LineRank.Place] {
    var ranks: [LineRank.Place] = []
    forEach { ranks.append($1.place) }
    return ranks
  }
}
