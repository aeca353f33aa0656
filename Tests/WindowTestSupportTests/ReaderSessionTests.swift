#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

/// The laboratories for Orca and BRLTTY are proved with shell scripts. Each prompt is a space: before an empty line
/// Orca says nothing of what was printed.
@Suite(.serialized, .enabled(if: ReaderLaboratory.isWanted, "set ANILLO_READERS to test under Orca and BRLTTY"))
struct ReaderSessionTests {
  private static let list =
    "printf 'Fruit\\n1 <Apple> & pear\\n2 Ñame\\n '; read line; printf 'You said %s\\n ' \"$line\""

  // MARK: Orca

  @Test func orcaSaysWhatIsPrintedOnceAndWholeAndFromItsBeginning() throws {
    let session = try OrcaSession("/bin/sh", ["-c", Self.list + "; read end"])
    #expect(try session.opening() == ["Fruit 1 <Apple> & pear 2 Ñame"])
    #expect(try session.press("xY") == [])
    #expect(try session.press(.enter) == ["You said xY"])
  }

  @Test func orcaSaysWhatComesLater() throws {
    let session = try OrcaSession("/bin/sh", ["-c", "printf 'Soon\n '; sleep 1; printf 'Now\n '; read line"])
    #expect(try session.opening() == ["Soon", "Now"])
  }

  @Test func keysAfterTheEndDoNothing() throws {
    let session = try OrcaSession("/bin/sh", ["-c", "printf 'Bye\n '; exit 3"])
    #expect(try session.opening() == ["Bye"])
    #expect(try session.exit() == 3)
    #expect(try session.press("a", .control("c"), .control("d"), .enter) == [])
    #expect(try session.exit() == 3)
  }

  @Test func resultsAreCapturedAndTheSetupIsTheProgram() throws {
    let setup = TerminalSetup(
      columns: 60, rows: 20, language: "es_ES.UTF-8", environment: ["FRUIT": "it's a pear", "COLORTERM": nil],
      output: .captured)
    let script = "echo \"$(stty size), $LANG, $FRUIT, $COLORTERM, $PWD\"; printf 'Ready\n ' >/dev/tty"
    let session = try OrcaSession("/bin/sh", ["-c", script], setup: setup)
    #expect(try session.opening() == ["Ready"])
    #expect(try session.exit() == 0)
    #expect(session.out == "20 60, es_ES.UTF-8, it's a pear, , \(session.home.path)\n")
  }

  @Test func orcaReadsAWindow() throws {
    let session = try OrcaSession(window: BuiltProgram.path("window-sample"))
    #expect(try session.opening() == ["Sample", "Press me push button.", "Says that it was pressed."])
    #expect(try session.press(.tab) == ["Words text."])
    #expect(try session.press("x") == [])
    let spoken = try session.press(names: "Shift+Tab", "space")
    #expect(spoken == ["Press me push button.", "Says that it was pressed."])
  }

  // MARK: BRLTTY

  @Test func brailleShowsTheLineOfTheCursor() throws {
    let session = try BrailleSession("/bin/sh", ["-c", "printf 'First\nSecond ñ \"q\" '; read line; read line"])
    #expect(try session.opening() == ["Second ñ \"q\""])
    #expect(session.cursor == 14)
    #expect(try session.press("ab") == ["Second ñ \"q\" a", "Second ñ \"q\" ab"])
    #expect(session.cursor == 16)
    #expect(try session.press(.enter) == [""])
    #expect(session.cursor == 1)
    #expect(try session.press(.left) == ["^[[D"])
  }

  @Test func brailleShowsAsMuchAsItHasCellsFor() throws {
    let line = "0123456789012345678901234567890123456789"
    let session = try BrailleSession(
      "/bin/sh", ["-c", "printf '\(line)\\r'; read line; read line"], setup: TerminalSetup(rows: 24), cells: 20)
    #expect(try session.opening() == ["01234567890123456789"])
    #expect(session.cursor == 1)
    #expect(try session.press(.enter) == [""])
  }

  // MARK: Remains

  @Test func nothingIsLeftBehind() throws {
    var session: (any ReaderSession)? = try OrcaSession("/bin/cat")
    try expectNoRemains(of: &session, running: ["Xvfb", "openbox", "orca", "xfce4-terminal", "cat"])
    session = try BrailleSession("/bin/cat")
    try expectNoRemains(of: &session, running: ["Xvfb", "openbox", "brltty", "xfce4-terminal", "cat"])
  }

  private func expectNoRemains(of session: inout (any ReaderSession)?, running names: Set<String>) throws {
    _ = try session?.opening()
    let home = try #require(session?.home.path)
    let running = try #require(session?.home.processes())
    #expect(Set(running.map(\.name)).isSuperset(of: names))
    session = nil
    #expect(unsafe access(home, F_OK) != 0)
    for process in running { #expect(process.waitForEnd(), "\(process.name) still runs") }
  }
}
#endif
