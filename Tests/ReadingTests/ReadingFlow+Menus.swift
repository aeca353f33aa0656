import TestSupport

/// Menus that stay: arrows, numbers, submenus, confirmations, commands.
extension ReadingFlow {
  static func menus(_ language: Language) -> [ReadingFlow] {
    [submenu(language), actions(language), output(language), help(language), settings(language)]
  }

  private static func tools(_ text: Language) -> String {
    """
    {"version": 1, "title": "\(text("Tools", "Herramientas"))", "items": [
      {"id": "c", "title": "\(text("Two lines", "Dos líneas"))", "run": ["printf", "\(text("one", "uno"))\\\\n\
    \(text("two", "dos"))\\\\n"], "detail": "\(text("Prints two lines.", "Escribe dos líneas."))"},
      {"id": "s", "title": "\(text("More", "Más"))", "items": [
        {"id": "x", "title": "\(text("Inner", "Interior"))", "print": "\(text("in", "dentro"))"},
        {"id": "y", "title": "\(text("Outer", "Exterior"))", "print": "\(text("out", "fuera"))"}]},
      {"id": "u", "title": "\(text("Printer", "Impresora"))", "unavailable": "\(text("no paper", "sin papel"))"},
      {"id": "d", "title": "\(text("Erase", "Borrar"))", "role": "destructive", "print": "\(text("gone", "borrado"))"},
      {"id": "f", "title": "\(text("Fail", "Fallar"))", "run": ["false"]}]}
    """
  }

  private static func menu(_ name: String, _ language: Language, _ steps: [Key]...) -> ReadingFlow {
    ReadingFlow(name, language, ["tools.json"], files: ["tools.json": tools(language)], steps: steps)
  }

  private static func submenu(_ language: Language) -> ReadingFlow {
    menu(
      "submenu", language, [.down], [.down], [.enter], [.down], [.up], [.down], [.enter], [.escape], [.down], ["2"],
      [.alt("w")], [.escape], [.escape])
  }

  /// What cannot be done, what asks first, what fails.
  private static func actions(_ language: Language) -> ReadingFlow {
    menu(
      "actions", language, [.up], [.enter], ["3"], [.down], [.enter], ["n", .enter], ["4"],
      [.text(language("y", "s")), .enter], [.alt("d")], [.up], [.alt("r")], [.alt("l")], ["7", .enter], [.escape],
      [.enter])
  }

  private static func output(_ language: Language) -> ReadingFlow {
    menu(
      "output", language, [.down], [.alt("d")], [.enter], [.text(language("output", "salida")), .enter], [.down],
      [.down], [.down], [.up], [.escape], [.escape], [.text(language("quit", "salir")), .enter])
  }

  private static func help(_ language: Language) -> ReadingFlow {
    menu("help", language, [.function(1)], [.down], ["?", .enter], [.escape])
  }

  /// A session changes its language, and everything follows.
  private static func settings(_ language: Language) -> ReadingFlow {
    menu(
      "settings", language, [.text(language("lang es", "idioma en")), .enter], [.up], [.escape],
      [.text(language("velocidad 200", "rate 200")), .enter], [.text(language("salir", "quit")), .enter])
  }
}
