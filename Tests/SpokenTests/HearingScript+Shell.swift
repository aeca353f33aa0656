import TestSupport

/// A digit that chooses puts its item into the line; here without the number, which yasr may leave out.
extension HearingScript {
  static let shells = [english(), spanishShell, ring, arc, cards, spanishCards]

  private static let document = """
    {"version": 1, "title": "Tools", "items": [
      {"id": "c", "title": "Two lines", "run": ["printf", "one\\\\ntwo\\\\n"], "detail": "Prints two lines."},
      {"id": "s", "title": "More", "items": [{"id": "x", "title": "Inner", "print": "in"}]},
      {"id": "u", "title": "Printer", "unavailable": "no printer"},
      {"id": "d", "title": "Erase", "role": "destructive", "print": "erased"},
      {"id": "f", "title": "Fail", "run": ["false"]}]}
    """

  private static func english() -> HearingScript {
    HearingScript(
      "the shell", [], menu: document,
      opening: [
        "Anillo. Arrows or numbers choose. F1 or the word help tells more.", "Tools, 5 items", "1 Two lines",
        "2 More, submenu",
        "3 Printer, unavailable: no printer", "4 Erase, destructive", "5 Fail",
      ],
      [
        ([.down], ["1 Two lines"]), ([.alt("d")], ["Prints two lines.", "1 Two lines"]), ([.enter], ["one", "two"]),
        (["output", .enter], ["Output, 2 lines. Arrows read, Esc goes back."]), ([.down], ["one"]), ([.down], ["two"]),
        ([.down], ["Last line", "two"]), ([.escape], []), ([.escape], ["Tools, 5 items, 1 Two lines"]),
        (["2"], ["More, submenu", "More, 1 item", "1 Inner"]), ([.down], ["1 Inner, last"]), ([.enter], ["in"]),
        ([.escape], ["Tools, 5 items, 2 More, submenu"]), ([.down], ["3 Printer, unavailable: no printer"]),
        ([.enter], ["Printer is unavailable: no printer"]), ([.down], ["4 Erase, destructive"]),
        ([.enter], ["Erase? y or n, then Enter"]), (["n", .enter], ["Erase: not done"]),
        (["4"], ["Erase, destructive", "Erase? y or n, then Enter"]), (["y", .enter], ["erased"]),
        (["5"], ["Fail", "It failed with status 1"]),
        (["lang es", .enter], ["Idioma: español"]), ([.up], ["4 Erase, destructivo"]),
        ([.escape], []), (["salir", .enter], ["Hasta luego"]),
      ])
  }

  private static let spanishShell = HearingScript(
    "the shell in Spanish", ["--lang", "es"], menu: document,
    opening: [
      "Anillo. Elija con flechas o números. Para saber más, F1 o la palabra ayuda.", "Tools, 5 elementos",
      "1 Two lines",
      "2 More, submenú", "3 Printer, no disponible: no printer", "4 Erase, destructivo", "5 Fail",
    ],
    [
      ([.up], ["5 Fail, último"]), ([.enter], ["Ha fallado con el estado 1"]),
      (["4"], ["Erase, destructivo", "¿Erase? s o n, luego Intro"]), (["s", .enter], ["erased"]),
      (["zz", .enter], ["Nada coincide con zz", "zz"]),
    ])

  private static let ring = HearingScript(
    "the ring", ["demo", "ring"],
    opening: [
      "Choose with an arrow and Enter, or a number.", "Long-press ring, 5 items", "1 Camera", "2 Note", "3 Share",
      "4 Favorite", "5 Delete, destructive",
    ],
    [
      ([.down], ["1 Camera"]), ([.enter], ["You chose Camera"]), ([.down], ["2 Note"]),
      (["4"], ["Favorite", "You chose Favorite"]), ([.alt("w")], ["Long-press ring, 5 items, 4 Favorite"]),
    ])

  private static let arc = HearingScript(
    "the arc", ["demo", "arc"],
    opening: [
      "Choose with an arrow and Enter, or a number.", "Arc menu, 5 items", "1 A", "2 B", "3 C", "4 D", "5 E",
    ],
    [([.down], ["1 A"]), ([.down], ["2 B"]), ([.down], ["3 C"]), ([.enter], ["You chose C"])])

  private static let cards = HearingScript(
    "the cards", ["demo", "cards"],
    opening: [
      "Choose with an arrow and Enter, or a number.", "Trips, 4 items", "1 Alps, submenu", "2 Coast, submenu",
      "3 Desert, submenu", "4 Forest, submenu",
    ],
    [
      ([.down], ["1 Alps, submenu"]), ([.alt("d")], ["Alps", "Snow and silence above the valleys", "1 Alps, submenu"]),
      ([.enter], ["Alps, 3 items", "1 Share", "2 Save", "3 Remove, destructive"]),
      ([.up], ["3 Remove, destructive, last"]),
      ([.enter], ["Remove? y or n, then Enter"]),
      (
        ["y", .enter],
        [
          "Alps removed", "Trips, 3 items", "1 Coast, submenu", "2 Desert, submenu", "3 Forest, submenu",
          "1 Coast, submenu",
        ]
      ),
    ])

  private static let spanishCards = HearingScript(
    "the cards in Spanish", ["demo", "cards", "--lang", "es"],
    opening: [
      "Elija con una flecha e Intro, o con un número.", "Viajes, 4 elementos", "1 Alpes, submenú", "2 Costa, submenú",
      "3 Desierto, submenú", "4 Bosque, submenú",
    ],
    [
      ([.down], ["1 Alpes, submenú"]),
      ([.alt("d")], ["Alpes", "Nieve y silencio sobre los valles", "1 Alpes, submenú"]),
      ([.enter], ["Alpes, 3 elementos", "1 Compartir", "2 Guardar", "3 Quitar, destructivo"]),
      ([.escape], ["Viajes, 4 elementos, 1 Alpes, submenú"]),
    ])
}
