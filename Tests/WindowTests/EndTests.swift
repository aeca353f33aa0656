#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// How the program ends, and what it says when there is nothing to show.
  @Suite struct Ends {
    private static func run(
      _ words: [String], language: String, program: String = "anillo-window", home: PrivateHome? = nil
    ) throws -> ProgramRun {
      var setup = TerminalSetup(environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "ANILLO_LANG": language])
      setup.home = home
      return try ProgramRun.of(BuiltProgram.path(program), words, setup: setup)
    }

    @Test(arguments: [
      (
        language: "en", words: ["demo", "ring"],
        told: "There is no display to open a window on. Run it in a desktop session, or without a window: "
          + "anillo demo ring."
      ),
      (
        "es", ["demo", "cards"],
        "No hay pantalla donde abrir una ventana. Ejecútelo en una sesión de escritorio, o sin ventana: "
          + "anillo demo cards."
      ),
    ])
    func withoutADisplayOneLineTells(row: (language: String, words: [String], told: String)) throws {
      for (program, words) in [("anillo-window", row.words), ("anillo", row.words + ["--window"])] {
        let run = try Self.run(words, language: row.language, program: program)
        #expect(run.status == 2)
        #expect(run.out == "" && run.err == "anillo: \(row.told)\n", "\(run)")
      }
    }

    @Test(
      arguments: [
        (
          text: nil as String?, status: 2 as Int32, english: "There is no such file.", spanish: "No existe ese archivo."
        ),
        ("", 2, "The file is empty.", "El archivo está vacío."),
        (#"{"version": 1}"#, 2, "the key items is missing", "falta la clave items"),
        (#"{"version": 1, "items": []}"#, 1, "There is nothing to choose from.", "No hay nada que elegir."),
        (#"{"version": 1, "items": [{"id": "a"}]}"#, 2, "the key title is missing", "falta la clave title"),
      ], ["en", "es"])
    func aBadMenuIsTold(
      row: (text: String?, status: Int32, english: String, spanish: String), language: String
    ) throws {
      let home = try PrivateHome()
      if let text = row.text { try home.write(text, to: "menu.json") }
      for (program, words) in [("anillo-window", []), ("anillo", ["window"])] {
        let run = try Self.run(words + [home.path + "/menu.json"], language: language, program: program, home: home)
        #expect(run.status == .code(row.status), "\(run)")
        #expect(run.err.contains(language == "en" ? row.english : row.spanish), "\(run)")
        #expect(run.out == "")
      }
    }

    @Test(arguments: [
      (words: [] as [String], told: "anillo-window shows a menu file or a demonstration"),
      (["confirm", "a"], "anillo-window shows a menu file or a demonstration"), (["/"], "This is a folder."),
      (["demo", "square"], "square is not expected there."), (["--nonsense"], "There is no option --nonsense."),
    ])
    func wrongUseIsTold(row: (words: [String], told: String)) throws {
      let run = try Self.run(row.words, language: "en")
      #expect(run.status == 2 && run.err.contains(row.told), "\(run)")
      #expect(run.err.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["Ctrl+q", "Ctrl+w", "Escape"], ["ring", "arc", "cards"])
    func keysCloseTheWindow(key: String, demo: String) throws {
      let window = try MenuWindow.demo(demo)
      try window.keys(key)
      try window.end()
    }

    @Test func anOpenMenuIsClosedWithTheWindow() throws {
      let ring = try MenuWindow.menu(MenuWindow.items)
      try ring.open()
      try ring.keys("Ctrl+q")
      try ring.end()
      #expect(ring.session.out == "")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aSignalEnds(signal: Int32) throws {
      let ring = try MenuWindow.demo("ring")
      ring.session.signal(signal)
      #expect(try ring.session.exit() == .signal(signal))
    }

    @Test(arguments: ["ring", "arc", "cards"])
    func theOtherProgramIsStarted(demo: String) throws {
      let session = try WindowSession(BuiltProgram.path("anillo"), ["demo", demo, "--window", "--speech=off"])
      try session.openedWindow()
      #expect(try session.accessibles().contains { $0.role == "menu" })
      try session.key("Ctrl+q")
      #expect(try session.exit() == 0)
    }

    @Test func aMenuOfOnesOwnIsShown() throws {
      let home = try PrivateHome()
      let file = try home.write(
        #"{"version": 1, "items": [{"id": "a", "title": "Ant", "print": "ant"}]}"#, to: "m.json")
      let session = try WindowSession(
        BuiltProgram.path("anillo"), ["window", "--lang", "es", file], setup: WindowSetup(home: home))
      try session.openedWindow()
      try session.awaitAccessible(role: "menu", name: "Acciones")
      try session.key("1")
      try session.waitForOutput("ant\n")
    }
  }
}
#endif
