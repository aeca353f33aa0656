import TestSupport

extension SpokenScript {
  static let spanish = [anillo, conversion, languages, englishInSpanish]

  private static let anillo = SpokenScript(
    "the ring in Spanish", ["demo", "ring", "--lang", "es"], language: "es",
    steps: [
      Step(
        says: .item("Elija con una flecha e Intro, o con un número."),
        .item("Anillo de pulsación larga, 5 elementos"), .item("1 Cámara"), .item("2 Nota"), .item("3 Compartir"),
        .item("4 Favorito"), .item("5 Eliminar, destructivo")),
      Step(.down, says: .item("1 Cámara")),
      Step(.up, says: .item("1 Cámara, primero")),
      Step(.alt(">"), says: .item("5 Eliminar, destructivo, último")),
      Step(.enter, says: .result("¿Eliminar? s o n, luego Intro")),
      Step("x", says: .echo("x")),
      Step(.enter, says: .result("¿Eliminar? s o n, luego Intro")),
      Step("sí", says: .echo("s"), .named("i con acento")),
      Step(.enter, says: .result("Ha elegido Eliminar")),
      Step("camara", says: .echo("c"), .echo("a"), .echo("m"), .echo("a"), .echo("r"), .echo("a")),
      Step(.tab, says: .item("Cámara")),
      Step(.enter, says: .result("Ha elegido Cámara")),
      Step("ñ", says: .echo("ñ")),
      Step(.backspace, says: .echo("ñ")),
      Step("9", says: .echo("9")),
      Step(.enter, says: .error("No existe el 9; los números van del 1 al 5")),
      Step(.escape, says: .echo("en blanco")),
      Step(.down, says: .item("2 Nota")),
      Step(.alt("s"), says: Said.spelled("n mayúscula", "o", "t", "a")),
      Step(.alt("d"), says: .item("Nota no tiene descripción")),
    ])

  private static let conversion = SpokenScript(
    "after :lang es all is Spanish, and after lang en English", ["demo", "ring", "--echo", "none"],
    steps: [
      Step(
        says: .item("Choose with an arrow and Enter, or a number."), .item("Long-press ring, 5 items"),
        .item("1 Camera"), .item("2 Note"), .item("3 Share"), .item("4 Favorite"), .item("5 Delete, destructive")),
      Step(.down, says: .item("1 Camera")),
      Step(":lang es", .enter, says: .result("Idioma: español", in: "es")),
      Step(.down, says: .item("2 Nota", in: "es")),
      Step(
        .alt("w"), says: .item("Anillo de pulsación larga, 5 elementos", in: "es"), .item("2 Nota", in: "es")),
      Step("5", says: .result("¿Eliminar? s o n, luego Intro", in: "es")),
      Step(.escape, says: .result("No se ha hecho: Eliminar", in: "es")),
      Step("zz", .enter, says: .error("Nada coincide con zz", in: "es")),
      Step(.escape, "idioma en", .enter, says: .result("Language: English")),
      Step(.down, says: .item("5 Delete, destructive, last")),
      Step(":lang xx", .enter, says: .error("There is no language xx here; there are: en, es")),
    ])

  /// A Spanish menu in an English session.
  private static let languages = SpokenScript(
    "titles in another language than the session", ["--echo", "none"],
    menu: """
      {"version": 1, "language": "es", "title": "Herramientas", "items": [
        {"id": "a", "title": "Abrir", "print": "x"},
        {"id": "b", "title": "Borrar", "role": "destructive", "print": "y"}]}
      """,
    steps: [
      Step(
        says: .item("Anillo. Arrows or numbers choose. The word help, or F1, tells more."),
        .item("Herramientas, 2 items"),
        .item("1 Abrir", in: "es"), .item("2 Borrar", in: "es"), .item("destructive")),
      Step(.down, says: .item("1 Abrir", in: "es")),
      Step(.down, says: .item("2 Borrar", in: "es"), .item("destructive, last")),
      Step(.alt("s"), says: Said.spelled("b mayúscula", "o", "r", "r", "a", "r", in: "es")),
      Step(.escape, "ab", .tab, says: .item("Abrir", in: "es")),
    ])

  /// An English menu in a Spanish session.
  private static let englishInSpanish = SpokenScript(
    "an English menu in a Spanish session", ["--echo", "none", "--lang", "es"],
    menu: """
      {"version": 1, "language": "en-US", "title": "Tools", "items": [
        {"id": "a", "title": "Open", "print": "x"},
        {"id": "b", "title": "More", "items": [{"id": "c", "title": "Inner", "print": "y"}]}]}
      """, language: "es",
    steps: [
      Step(
        says: .item("Anillo. Elija con flechas o números. Para saber más, la palabra ayuda o F1."),
        .item("Tools, 2 elementos"),
        .item("1 Open", in: "en-US"), .item("2 More", in: "en-US"), .item("submenú")),
      Step(.down, says: .item("1 Open", in: "en-US")),
      Step(.down, says: .item("2 More", in: "en-US"), .item("submenú, último")),
      Step(.enter, says: .item("More, 1 elemento"), .item("1 Inner", in: "en-US")),
    ])
}
