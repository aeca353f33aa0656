import TestSupport

/// What the editing keys say, wherever there is a line to be edited.
extension SpokenScript {
  static let editing =
    [
      ("demo", ["demo", "ring"]), ("choose", ["choose", "Wood", "Stone"]),
      ("several", ["choose", "--multiple", "Wood", "Stone"]), ("ask", ["ask"]), ("confirm", ["confirm"]),
    ]
    .flatMap { [english(in: $0, $1), spanish(in: $0, $1)] }

  private static let controlLeft = Key.bytes(Array("\u{1B}[1;5D".utf8))
  private static let controlRight = Key.bytes(Array("\u{1B}[1;5C".utf8))

  private static func english(in place: String, _ words: [String]) -> SpokenScript {
    SpokenScript(
      "editing in English, \(place)", words,
      steps: [
        Step(says: opening(place, "en")),
        Step("my File", says: .echo("m"), .echo("y"), .named("space"), .echo("F"), .echo("i"), .echo("l"), .echo("e")),
        Step([.alt("b")], [.echo("File")]), Step([controlLeft], [.echo("my")]), Step([.alt("b")], [.echo("my")]),
        Step([controlRight], [.echo("my")]), Step([.alt("f")], [.echo("File")]), Step([.alt("f")], [.echo("blank")]),
        Step([.control("w")], [.echo("File")]), Step([.control("y")], [.echo("File")]),
        Step([.control("_")], [.echo("File")]), Step([.backspace], [.named("space")]),
        Step([.control("t")], [.named("y, m")]), Step([.home], [.echo("y")]),
        Step([.alt("c")], [.echo("Ym")]), Step([.home], [.echo("Y")]),
        Step([.right], [.echo("m")]), Step([.control("k")], [.echo("m")]), Step([.control("u")], [.echo("Y")]),
        Step([.control("u")], [.echo("blank")]), Step([.control("k")], [.echo("blank")]),
        Step("café_", says: .echo("c"), .echo("a"), .echo("f"), .named("e, acute"), .named("underscore")),
        Step([.left], [.named("underscore")]), Step([.backspace], [.named("e, acute")]),
        Step([.delete], [.named("underscore")]), Step([.control("u")], [.echo("caf")]),
      ])
  }

  private static func spanish(in place: String, _ words: [String]) -> SpokenScript {
    SpokenScript(
      "editing in Spanish, \(place)", words + ["--lang", "es"], language: "es",
      steps: [
        Step(says: opening(place, "es")),
        Step("al Ñu", says: .echo("a"), .echo("l"), .named("espacio"), .echo("Ñ"), .echo("u")),
        Step([.alt("b")], [.echo("Ñu")]), Step([controlLeft], [.echo("al")]), Step([controlRight], [.echo("al")]),
        Step([.alt("f")], [.echo("Ñu")]), Step([.control("w")], [.echo("Ñu")]), Step([.control("y")], [.echo("Ñu")]),
        Step([.alt("b")], [.echo("Ñu")]), Step([.alt("u")], [.echo("ÑU")]), Step([.end], [.echo("en blanco")]),
        Step([.alt("t")], [.echo("ÑU al")]), Step([.control("u")], [.echo("ÑU al")]),
        Step("pingüi", says: "ping".map { .echo(String($0)) } + [.named("u con diéresis"), .echo("i")]),
        Step([.left], [.echo("i")]), Step([.left], [.named("u con diéresis")]),
        Step([.delete], [.named("u con diéresis")]), Step([.control("k")], [.echo("i")]),
        Step([.control("_")], [.echo("i")]), Step([.control("u")], [.echo("pingi")]),
        Step([.backspace], [.echo("en blanco")]),
      ])
  }

  private static func opening(_ place: String, _ language: String) -> [Said] {
    switch (place, language) {
    case ("demo", "en"):
      [
        .item("Choose with an arrow and Enter, or a number."), .item("Long-press ring, 5 items"), .item("1 Camera"),
        .item("2 Note"), .item("3 Share"), .item("4 Favorite"), .item("5 Delete, destructive"),
      ]
    case ("demo", _):
      [
        .item("Elija con una flecha e Intro, o con un número."), .item("Anillo de pulsación larga, 5 elementos"),
        .item("1 Cámara"), .item("2 Nota"), .item("3 Compartir"), .item("4 Favorito"),
        .item("5 Eliminar, destructivo"),
      ]
    case ("choose", "en"), ("several", "en"): [.item("Actions, 2 items"), .item("1 Wood"), .item("2 Stone")]
    case ("choose", _), ("several", _): [.item("Acciones, 2 elementos"), .item("1 Wood"), .item("2 Stone")]
    case ("ask", "en"): [.result("Your answer?")]
    case ("ask", _): [.result("¿Su respuesta?")]
    case (_, "en"): [.result("Go on?"), .result("y or n, then Enter")]
    default: [.result("¿Continuar?"), .result("s o n, luego Intro")]
    }
  }
}
