import TestSupport

extension HearingScript {
  static let choices = [english, spanish, sameTitles, wide(80), wide(40), typing, several, long]

  private static let five = ["Camera", "Note", "Share", "Favorite", "Delete"]
  private static let fiveLines = ["1 Camera", "2 Note", "3 Share", "4 Favorite", "5 Delete"]

  private static let english = HearingScript(
    "five items", ["choose", "--title", "Actions"] + five, opening: ["Actions, 5 items"] + fiveLines,
    [
      ([.down], ["1 Camera"]), ([.down], ["2 Note"]), ([.down], ["3 Share"]), ([.up], ["2 Note"]),
      ([.up], ["1 Camera, first"]), ([.up], ["1 Camera, first"]), ([.pageDown], ["5 Delete, last"]),
      ([.down], ["5 Delete, last"]), ([.up], ["4 Favorite"]), ([.alt("<")], ["1 Camera, first"]),
      ([.alt(">")], ["5 Delete, last"]), ([.escape], []), ([.down], ["5 Delete, last"]),
    ])

  private static let spanish = HearingScript(
    "five items in Spanish", ["choose", "--lang", "es", "Cámara", "Nota", "Compartir", "Favorito", "Eliminar"],
    opening: ["Acciones, 5 elementos", "1 Cámara", "2 Nota", "3 Compartir", "4 Favorito", "5 Eliminar"],
    [
      ([.down], ["1 Cámara"]), ([.down], ["2 Nota"]), ([.up], ["1 Cámara, primero"]),
      ([.alt(">")], ["5 Eliminar, último"]),
    ])

  private static let sameTitles = HearingScript(
    "lines that hardly differ", ["choose", "Alpha", "Alpha", "Alpha", "Alpha wolf"],
    opening: ["Actions, 4 items", "1 Alpha", "2 Alpha", "3 Alpha", "4 Alpha wolf"],
    [
      ([.down], ["1 Alpha"]), ([.down], ["2 Alpha"]), ([.down], ["3 Alpha"]), ([.down], ["4 Alpha wolf, last"]),
      ([.up], ["3 Alpha"]), ([.up], ["2 Alpha"]), ([.down], ["3 Alpha"]),
    ])

  /// Whatever the width, the line is heard whole, and as one.
  private static func wide(_ columns: Int) -> HearingScript {
    let long = (1...14).map { "word\($0)" }.joined(separator: " ") + " and the end of it"
    return HearingScript(
      "a title wider than \(columns) columns", ["choose", "Short", long, "Last"], columns: columns,
      opening: ["Actions, 3 items", "1 Short", "2 " + long, "3 Last"],
      [
        ([.down], ["1 Short"]), ([.down], ["2 " + long]), ([.down], ["3 Last, last"]),
        ([.up], ["2 " + long]), ([.up], ["1 Short, first"]),
      ])
  }

  /// After an error the typed line stands there again, and is read again.
  private static let typing = HearingScript(
    "letters, Tab and errors", ["choose", "Casa", "Castor", "Cama"],
    opening: ["Actions, 3 items", "1 Casa", "2 Castor", "3 Cama"],
    [
      (["z", .enter], ["No match for z", "z"]), ([.escape], []),
      (["ca", .enter], ["3 matches", "1 Casa", "2 Castor", "3 Cama", "ca"]), ([.escape], []),
      (["cast", .tab], ["Castor"]), ([.tab], []), ([.escape], []),
      (["9", .enter], ["There is no 9; the numbers go from 1 to 3", "9"]), ([.escape], []),
      (["ca", .tab], []), ([.tab], ["3 matches", "1 Casa", "2 Castor", "3 Cama", "ca"]),
    ])

  private static let several = HearingScript(
    "several of five items", ["choose", "--multiple=3"] + five, opening: ["Actions, 5 items"] + fiveLines,
    [
      ([.down], ["1 Camera"]), ([.down], ["2 Note"]), ([" "], ["2 Note, selected", "1 selected"]),
      ([.down], ["3 Share"]), ([.up], ["2 Note, selected"]), ([.escape], []),
      (["4-5", .enter], ["4 Favorite, selected", "5 Delete, selected", "3 selected"]),
      (["1", .enter], ["At most 3 can be selected"]), ([.up], ["1 Camera, first"]),
    ])

  private static let long = HearingScript(
    "a long list", ["choose", "--list", "2"] + (1...30).map { "Thing \($0)" } + ["Red wine", "Wine glass"],
    opening: ["Actions, 32 items", "1 Thing 1", "2 Thing 2", "30 more, type to narrow, or list to read on"],
    [
      (["wine"], []), ([.down], ["2 matches", "32 Wine glass"]), ([.down], ["31 Red wine, last"]), ([.escape], []),
      ([.alt("<")], ["1 Thing 1, first"]), ([.pageDown], ["11 Thing 11"]),
    ])
}
