import TestSupport

/// One choice, or several, for a script.
extension ReadingFlow {
  static func choices(_ language: Language) -> [ReadingFlow] {
    [
      fiveItems(language), digits(language), twelve(language), sameTitles(language), wide(80, language),
      wide(40, language), typeAhead(language), completion(language), several(language), longList(language),
      standing(language),
    ]
  }

  static func five(_ text: Language) -> [String] {
    [
      text("Camera", "Cámara"), text("Note", "Nota"), text("Share", "Compartir"), text("Favorite", "Favorito"),
      text("Delete", "Eliminar"),
    ]
  }

  private static func fiveItems(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "five-items", language, ["choose", "--title", language("Actions", "Acciones")] + five(language), [.down], [.down],
      [.down], [.up], [.up], [.up], [.pageDown], [.down], [.up], [.alt("<")], [.alt(">")], [.escape], [.down],
      [.control("p")], [.control("n")], [.enter])
  }

  private static func digits(_ language: Language) -> ReadingFlow {
    let items = (1...12).map { language("Item \($0)", "Elemento \($0)") }
    return ReadingFlow(
      "digits", language, ["choose"] + items, ["1"], ["3", .enter], [.escape], ["1"], [.backspace], ["1"], [.down],
      ["1"], ["2"])
  }

  /// Numbers that begin alike.
  private static func twelve(_ language: Language) -> ReadingFlow {
    let items = (1...12).map { language("Item \($0)", "Elemento \($0)") }
    return ReadingFlow(
      "twelve", language, ["choose"] + items, [.alt("<")], [.pageDown], [.up], [.alt("r")], [.down], [.down], [.down],
      [.up], [.alt("r")])
  }

  private static func sameTitles(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "same-titles", language, ["choose", "Alpha", "Alpha", "Alpha", "Alpha wolf"], [.down], [.down], [.down], [.down],
      [.up], [.up], [.down])
  }

  /// Whatever the width, the line is heard whole, and as one.
  private static func wide(_ columns: Int, _ text: Language) -> ReadingFlow {
    let long =
      (1...14).map { text("word\($0)", "palabra\($0)") }.joined(separator: " ") + text(" and the end", " y el final")
    return ReadingFlow(
      "wide-\(columns)", text, ["choose", text("Short", "Corto"), long, text("Last", "Último")], columns: columns,
      [.down], [.down], [.down], [.up], [.up])
  }

  /// After an error the typed line stands there again, and is read again.
  private static func typeAhead(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "type-ahead", language, ["choose", "Casa", "Castor", "Cama"], ["z", .enter], [.escape], [".", .enter], [.escape],
      ["ca", .enter], [.down], [.escape], ["sto", .enter])
  }

  private static func completion(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "completion", language, ["choose", "Casa", "Castor", "Cama"], ["cast", .tab], [.tab], [.escape], ["ca", .tab],
      [.tab], ["m", .tab], [.enter])
  }

  private static func several(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "several", language, ["choose", "--multiple=3"] + five(language), [.down], [.down], [" "], [.down], [.up],
      [.escape], ["4-5", .enter], ["1", .enter], [.up], [" "], [.alt("w")], [.enter])
  }

  private static func longList(_ text: Language) -> ReadingFlow {
    let things = (1...30).map { text("Thing \($0)", "Cosa \($0)") }
    return ReadingFlow(
      "long-list", text,
      ["choose", "--list", "2"] + things + [text("Red wine", "Vino tinto"), text("Wine glass", "Copa de vino")],
      [.text(text("wine", "vino"))], [.down], [.down], [.escape], [.alt("<")], [.pageDown], [.alt("l")])
  }

  /// Where one stands at the beginning: at a default.
  private static func standing(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "default", language, ["choose", "--default", language("Share", "Compartir")] + five(language), [.alt("w")],
      [.down], [.escape], [.enter])
  }
}
