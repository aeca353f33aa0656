import ActionMenu
import Dialogue
import Testing

@Suite struct LineMeaningTests {
  /// A typed line and what it means; items are counted from 0.
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var meaning: LineMeaning
    init(_ line: String, _ meaning: LineMeaning) { (self.line, self.meaning) = (line, meaning) }
    var testDescription: String { "'\(line.prefix(40))'" }
  }

  /// 0 Camera, 1 Note, 2 Notebook, 3 Help desk, 4 Cámara, 5 Papá, 6 2024, 7 No, 8 Backup old, 9 Backup new, 10 :memo,
  /// 11 …
  private static let titles = [
    "Camera", "Note", "Notebook", "Help desk", "Cámara", "Papá", "2024", "No", "Backup old", "Backup new", ":memo", "…",
  ]
  private static let keywords = [["photo", "foto"], ["write", "scrivere"], ["write", "libreta"], ["exit door"]]

  @Test(arguments: numbers + titlesInOrder + words + nothing)
  func meaning(_ row: Row) {
    var matcher = ItemMatcher(titles: Self.titles.map { [$0] }, keywords: Self.keywords)
    #expect(LineMeaning(row.line, count: Self.titles.count, matcher: &matcher) == row.meaning)
  }

  static let numbers: [Row] = [
    Row("1", .item(0)), Row("12", .item(11)), Row(" 3 ", .item(2)), Row("\t3", .item(2)),
    Row("007", .item(6)), Row("0", .outOfRange("0")), Row("13", .outOfRange("13")), Row("99", .outOfRange("99")),
    Row("18446744073709551617", .outOfRange("18446744073709551617")),
    Row(String(repeating: "9", count: 5000), .outOfRange(String(repeating: "9", count: 5000))),
    // A title of digits can be typed in full, but a part of one does not choose.
    Row("2024", .item(6)), Row("202", .outOfRange("202")),
    // What is no row of ASCII digits is no number.
    Row("+1", .noMatch("+1")), Row("-1", .noMatch("-1")), Row("1.0", .noMatch("1.0")), Row("1 2", .noMatch("1 2")),
    Row("２", .noMatch("２")), Row("٣", .noMatch("٣")), Row("-9223372036854775808", .noMatch("-9223372036854775808")),
  ]

  static let titlesInOrder: [Row] = [
    Row("note", .item(1)),  // exact, though Notebook begins with it
    Row("noteb", .item(2)), Row("help", .item(3)),  // a beginning goes before a word of the session
    Row("desk", .item(3)), Row("ook", .item(2)),
    Row("camara", .item(4)), Row("CÁMARA", .item(4)), Row("camera", .item(0)),
    Row("cam", .several([0, 4])), Row("cám", .item(4)), Row("cáme", .item(0)),
    Row("papa", .item(5)), Row("PAPA\u{301}", .item(5)),
    Row("backup", .several([8, 9])), Row("  old  ", .item(8)),
    Row("no", .item(7)),
    Row("photo", .item(0)), Row("FOTO", .item(0)), Row("libreta", .item(2)), Row("scriv", .item(1)),
    Row("write", .several([1, 2])),
    // "exit" means quit, yet an item has it as a keyword.
    Row("exit", .item(3)),
    Row(":memo", .item(10)), Row("…", .item(11)),
  ]

  static let words: [Row] = [
    Row("<", .word(.back, argument: "")), Row(" ? ", .word(.help, argument: "")),
    Row("quit", .word(.quit, argument: "")), Row("salir", .word(.quit, argument: "")),
    Row("Dónde", .word(.whereAmI, argument: "")), Row("DONDE", .word(.whereAmI, argument: "")),
    Row("atras", .word(.back, argument: "")), Row("repetir", .word(.repeatItem, argument: "")),
    Row(":help", .word(.help, argument: "")), Row(": ayuda", .word(.help, argument: "")),
    Row("lang es", .word(.language, argument: "es")), Row(":idioma  es ", .word(.language, argument: "es")),
    Row("rate 20", .word(.rate, argument: "20")), Row("velocidad -100", .word(.rate, argument: "-100")),
    Row("voice Alex Plus", .word(.voice, argument: "Alex Plus")), Row("rate", .word(.rate, argument: "")),
    // A word that takes nothing behind it is no word with something behind it.
    Row("quit now", .noMatch("quit now")), Row(":list all", .noMatch(":list all")),
    Row("quitting", .noMatch("quitting")),
  ]

  static let nothing: [Row] = [
    Row("", .nothing), Row("   ", .nothing), Row("\t\u{A0}\n", .nothing),
    Row("!", .noMatch("!")), Row("<<", .noMatch("<<")), Row("xyz", .noMatch("xyz")),
    Row(":", .noMatch(":")), Row("::", .noMatch("::")), Row(":xyz", .noMatch(":xyz")),
  ]

  @Test("Punctuation alone matches nothing", arguments: [".", ",", "-", "_", "...", "*", "(", "¿", "'", "\\", "·"])
  func case07(_ line: String) {
    var matcher = ItemMatcher(titles: [["a.b"], ["c, d"], ["e - f_g"], ["(*¿'\\·)"]])
    let meaning = LineMeaning(line, count: 4, matcher: &matcher)
    // An asterisk, for one, is punctuation that only an exact title is found by.
    #expect(meaning == .noMatch(line))
  }

  @Test("No is never a digit, and no digit is No", arguments: ["n", "no", "No", "NO", "nO"])
  func case09(_ line: String) {
    var matcher = ItemMatcher(titles: [["Yes"], ["No"]])
    #expect(LineMeaning(line, count: 2, matcher: &matcher) == .item(1))
    var without = ItemMatcher(titles: [["Yes"], ["Later"]])
    #expect(LineMeaning(line, count: 2, matcher: &without) == .noMatch(line))
  }

  @Test(
    "a finds á, and á typed still finds a where no á is there",
    arguments: [
      ("a", ["ánimo", "otro"], LineMeaning.item(0)), ("á", ["animo", "otro"], .item(0)),
      ("á", ["animo", "ánfora"], .item(1)), ("a", ["animo", "ánfora"], .several([0, 1])),
      ("n", ["ñu", "oso"], .item(0)), ("ñ", ["nube", "ñu"], .item(1)),
    ])
  func case22(_ line: String, _ titles: [String], _ meaning: LineMeaning) {
    var matcher = ItemMatcher(titles: titles.map { [$0] })
    #expect(LineMeaning(line, count: titles.count, matcher: &matcher) == meaning)
  }

  @Test(
    "In an empty list no number is in range, and words still work",
    arguments: [
      Row("1", .noMatch("1")), Row("0", .noMatch("0")), Row("a", .noMatch("a")), Row("", .nothing),
      Row("help", .word(.help, argument: "")), Row("<", .word(.back, argument: "")),
    ])
  func case31(_ row: Row) {
    var matcher = ItemMatcher(titles: [])
    #expect(LineMeaning(row.line, count: 0, matcher: &matcher) == row.meaning)
  }
}
