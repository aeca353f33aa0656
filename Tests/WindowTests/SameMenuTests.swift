#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// One menu in both fronts: the same items in the same order, the same states, the same results.
  @Suite struct SameMenu {
    private static func path(_ example: String) -> String {
      let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      return "/\(folder)/Sources/Examples/\(example).json"
    }

    private static func linear(_ example: String, _ layout: Layout, setup: TerminalSetup) throws -> TerminalSession {
      var setup = setup
      setup.output = .captured
      let words = [path(example), "--lang", layout.language, "--speech", "off"]
      let session = try TerminalSession(BuiltProgram.path("anillo"), words, setup: setup)
      try session.waitUntilQuiet()
      return session
    }

    @Test(arguments: ["home", "desk", "trips"])
    func theExamplesHaveNoFaults(example: String) throws {
      let menu = Self.path(example)
      let catalog = menu.prefix(menu.count - 5) + ".xcstrings"
      let run = try ProgramRun.of(BuiltProgram.path("anillo"), ["--lang=en", "check", menu, String(catalog)])
      #expect(run.status == 0, "\(run)")
    }

    @Test(arguments: ["desk", "trips"], Layout.both)
    func bothFrontsOfferAndDoTheSame(example: String, layout: Layout) throws {
      let isSpanish = layout.language == "es"
      let terminal = try Self.linear(example, layout, setup: TerminalSetup(columns: 120, rows: 200))
      let lines = try MenuWalk(LinearWalk(session: terminal, isSpanish: isSpanish), isSpanish: isSpanish).lines
      try terminal.press(.escape)
      #expect(try terminal.exit() == 0)

      let window = try MenuWindow([Self.path(example)], layout)
      if example == "desk" { try window.open() }
      let walk = WindowWalk(window: window, isCards: example == "trips")
      let seen = try MenuWalk(walk, isSpanish: isSpanish).lines
      #expect(seen == lines)
      try window.keys("Ctrl+q")
      try window.end()
    }

    /// What the commands of the README's menu print, and how they end: the programs are the test's own.
    @Test(arguments: [
      (layout: Layout.both[0], keys: ["1"], printed: "disk of 12 G" as String?, told: nil as String?),
      (Layout.both[0], ["2"], nil, "Done"),
      (Layout.both[0], ["4", "y"], "no drafts", "It failed with status 3"),
      (Layout.both[1], ["4", "s"], "no drafts", "Ha fallado con el estado 3"),
      (Layout.both[0], ["5", "1"], "mpc play", nil),
      (Layout.both[1], ["5", "2"], nil, "No se encuentra el programa mpc. Instálelo o cambie el menú."),
    ])
    func commandsTellTheSame(row: (layout: Layout, keys: [String], printed: String?, told: String?)) throws {
      let home = try PrivateHome()
      try home.write("#!/bin/sh\necho disk of 12 G\n", to: "bin/df", mode: 0o700)
      try home.write("#!/bin/sh\n", to: "bin/who", mode: 0o700)
      try home.write("#!/bin/sh\necho no drafts\nexit 3\n", to: "bin/rm", mode: 0o700)
      // Where there is no such program.
      if row.printed != nil { try home.write("#!/bin/sh\necho mpc $1\n", to: "bin/mpc", mode: 0o700) }
      let environment = ["PATH": home.path + "/bin:/usr/bin:/bin"]
      let setup = TerminalSetup(columns: 120, environment: environment, home: home)
      let terminal = try Self.linear("home", row.layout, setup: setup)
      for key in row.keys { try terminal.press(.text(key)) }
      if row.keys.count == 2, row.keys[0] == "4" { try terminal.send(.enter) }
      for text in [row.printed, row.told].compactMap({ $0 }) { try terminal.waitFor(text) }

      let window = try MenuWindow(
        [Self.path("home")], row.layout, setup: WindowSetup(environment: environment, home: home))
      for key in row.keys { try window.keys(key) }
      if let printed = row.printed { try window.session.awaitAccessible(role: "label", name: printed) }
      if let told = row.told { try window.awaitMessage(told) }
    }
  }
}
#endif
