import TestSupport

/// What scripts ask and tell.
extension ReadingFlow {
  static func questions(_ language: Language) -> [ReadingFlow] {
    [confirmation(language), question(language), checked(language), secret(language)]
  }

  static func texts(_ language: Language) -> [ReadingFlow] { [progress(language), pager(language), log(language)] }

  private static func confirmation(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "confirm", language, ["confirm", language("Empty the trash?", "¿Vaciar la papelera?")], ["x", .enter],
      [.control("u")], [.enter], [.text(language("yes", "sí")), .enter])
  }

  private static func question(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "ask", language, ["ask", "--default", "Ana", language("Your name?", "¿Su nombre?")], ["Eva"], [.left],
      [.backspace], [.home], [.alt("w")], [.enter])
  }

  private static func checked(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "ask-checked", language, ["ask", "--match", "42", language("The code?", "¿El código?")], [.enter],
      ["x", .enter], [.control("u")], ["42", .enter])
  }

  private static func secret(_ language: Language) -> ReadingFlow {
    var flow = ReadingFlow(
      "secret", language, ["ask", "--secret", language("Password?", "¿Contraseña?")], ["ñu7"], [.left], [.alt("s")],
      [.backspace], [.alt("w")], [.enter])
    flow.capturesResult = true
    return flow
  }

  private static func progress(_ language: Language) -> ReadingFlow {
    ReadingFlow(
      "progress", language, ["progress", "--title", language("Copying", "Copiando")],
      input: "0\n20 \(language("photos", "fotos"))\n55\n100\n", steps: [])
  }

  /// Lines that begin alike, or do not differ.
  private static func log(_ text: Language) -> ReadingFlow {
    let lines = ["10:00 \(text("start", "inicio"))", "10:05 \(text("wait", "espera"))"]
    let page = (lines + [lines[1]]).joined(separator: "\n") + "\n"
    return ReadingFlow(
      "log", text, ["pager", "log.txt"], files: ["log.txt": page], [.down], [.down], [.down], [.down], [.up], [.up],
      [.alt("r")])
  }

  private static func pager(_ text: Language) -> ReadingFlow {
    let page =
      text(
        "Title\n\nFirst line\nSecond line\nA tree\n", "Título\n\nPrimera línea\nSegunda línea\nUn árbol\n")
    return ReadingFlow(
      "pager", text, ["pager", "page.txt"], files: ["page.txt": page], [.down], [.down], [.down], [.up], [.alt(">")],
      [.down], ["3", .enter], [.text(text("tree", "arbol")), .enter], [.alt("w")], ["9", .enter], [.escape], [.escape])
  }
}
