import Glibc
import Testing
import TestSupport

/// The terminal under test is itself tested with programs that everybody has.
@Suite struct TerminalSessionTests {
  private func shell(_ script: String, setup: TerminalSetup = TerminalSetup()) throws -> TerminalSession {
    try TerminalSession("/bin/bash", ["--norc", "-c", script], setup: setup)
  }

  @Test func bashSelectIsAnswered() throws {
    let session = try shell("select item in Camera Note Share; do echo \"got $item\"; exit 7; done")
    try session.waitFor("#? ")
    #expect(session.lines == ["1) Camera", "2) Note", "3) Share", "#?"])
    try session.send("2", .enter)
    try session.waitFor("got Note")
    #expect(try session.exit() == 7)
  }

  @Test func aResultIsCapturedApartFromTheTerminal() throws {
    let session = try TerminalSession(
      "/bin/bash", ["-c", "read -p 'name? ' name; echo \"hello $name\""], setup: TerminalSetup(output: .captured))
    try session.waitFor("name? ")
    try session.send("Eva", .enter)
    #expect(try session.exit() == 0)
    #expect(session.out == "hello Eva\n")
    #expect(session.lines == ["name? Eva"])
  }

  @Test func keysAreReadFromTheTerminalWhileInputIsAPipe() throws {
    let session = try shell(
      "IFS= read -r piped; read typed </dev/tty; echo \"$piped/$typed\"",
      setup: TerminalSetup(input: .bytes(Array("from the pipe\n".utf8))))
    try session.press("typed", .enter)
    #expect(try session.exit() == 0)
    #expect(session.lines.last == "from the pipe/typed")
  }

  @Test func theTerminalTellsWhereTheCursorIs() throws {
    let session = try shell(
      "stty -echo -icanon; printf 'one\\ntwo\\e[6n'; read -r -d R place; printf '%s' \"${place#*[}\"; read more")
    try session.waitFor("2;4")
    #expect(session.lines == ["one", "two2;4"])
  }

  @Test func anEmptyAnswerIsSeen() throws {
    let session = try shell(
      "stty -echo; echo ready; while read line; do [ -z \"$line\" ] || echo \"heard $line\"; done")
    try session.waitFor("ready")
    #expect(try session.press(.enter).bytes.isEmpty)
    #expect(try session.press("x", .enter).text == "heard x\r\n")
  }

  @Test func aWaitWithALimitIsNotQuiet() throws {
    let session = try shell("stty -echo -icanon; echo ready; read key; read -t 0.3 more; echo late; read more")
    try session.waitFor("ready")
    #expect(try session.press(.enter).text == "late\r\n")
  }

  @Test func interruptEndsCat() throws {
    let session = try TerminalSession("cat")
    try session.press("abc", .enter)
    #expect(session.lines == ["abc", "abc"])
    try session.send(.control("c"))
    #expect(try session.exit() == .signal(SIGINT))
  }

  @Test func endOfInputEndsCat() throws {
    let session = try TerminalSession("cat")
    try session.waitUntilQuiet()
    try session.send(.control("d"))
    #expect(try session.exit() == 0)
  }

  @Test func hangUpIsTold() throws {
    let session = try TerminalSession("cat")
    try session.waitUntilQuiet()
    session.hangUp()
    #expect(try session.exit() == .signal(SIGHUP))
  }

  @Test func settingsAreCompared() throws {
    let session = try shell("read start; stty -echo; echo changed; read more; stty echo; echo restored; read more")
    let before = try session.terminalSettings()
    #expect(before.echoes && before.isCanonical)
    try session.send(.enter)
    try session.waitFor("changed")
    #expect(try session.terminalSettings() != before)
    try session.send(.enter)
    try session.waitFor("restored")
    #expect(try session.terminalSettings() == before)
  }

  @Test func sizeIsGivenAndChanged() throws {
    let session = try shell(
      "trap 'stty size' WINCH; stty size; sleep 1000 & wait", setup: TerminalSetup(columns: 40, rows: 3))
    try session.waitFor("3 40")
    try session.resize(columns: 20, rows: 2)
    try session.waitFor("2 20")
  }

  @Test func jobsAreStoppedAndContinued() throws {
    let session = try TerminalSession("/bin/bash", ["--norc", "-i"])
    try session.press("cat", .enter)
    try session.send(.control("z"))
    try session.waitFor("Stopped")
    try session.press("fg", .enter)
    #expect(try session.press("abc", .enter).text == "abc\r\nabc\r\n")
  }

  @Test func theEnvironmentIsOnlyWhatWasGiven() throws {
    let session = try shell(
      "env | cut -d= -f1 | sort | tr '\\n' ' '", setup: TerminalSetup(environment: ["ANILLO_LANG": "es", "TERM": nil]))
    #expect(try session.exit() == 0)
    let names = Set(session.lines.joined().split(separator: " "))
    #expect(names.isSuperset(of: ["ANILLO_LANG", "HOME", "LANG", "PATH", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"]))
    #expect(!names.contains("USER") && !names.contains { $0.hasPrefix("SPEECHD_") || $0 == "LC_ALL" })
  }

  @Test func arrowsFollowTheModeOfTheProgram() throws {
    let session = try shell(
      "stty raw -echo; echo ready; head -c 6 | od -An -c; printf '\\e[?1h'; head -c 3 | od -An -c")
    try session.waitFor("ready")
    #expect(try session.press(.down, .up).text.hasPrefix(" 033   [   B 033   [   A"))
    try session.send(.down)
    try session.waitFor("033   O   B")
  }

  @Test func manyKeysAtOnceAllArrive() throws {
    let session = try shell(
      "stty raw -echo; echo ready; head -c 20000 | wc -c")
    try session.waitFor("ready")
    try session.send(.text(String(repeating: "x", count: 20_000)))
    try session.waitFor("20000")
    #expect(try session.exit() == 0)
  }

  @Test func whatIsLeftRunningIsFoundAndEnded() throws {
    // Found by its environment, which a program that is just being started does not have yet.
    let start = "sleep 1000 & until grep -q sleep /proc/$!/comm && grep -q HOME= /proc/$!/environ; do :; done"
    var session: TerminalSession? = try shell("trap '' HUP; \(start); \(start); echo started; exit 0")
    #expect(try session?.exit() == 0)
    let left = session?.home.processes() ?? []
    #expect(left.map(\.name) == ["sleep", "sleep"])
    session = nil
    for process in left {
      let now = ProcessSnapshot(process.id)
      #expect(now == nil || now?.state == "Z")
    }
  }

  @Test func aWaitThatFailsShowsWhatWasSeen() throws {
    let session = try shell("printf 'a\\e[Kb'; read line")
    let fault = #expect(throws: SessionFault.self) { try session.waitFor("never", within: .milliseconds(200)) }
    #expect("\(try #require(fault))" == #"no "never" within 0.2 seconds; seen: "a\e[Kb""#)
  }

  @Test func anEarlyEndFailsAtOnce() throws {
    let session = try shell("echo bye; exit 3")
    let fault = #expect(throws: SessionFault.self) { try session.waitFor("never") }
    #expect("\(try #require(fault))" == #"ended with exit status 3 before "never"; seen: "bye\r\n""#)
  }

  @Test func memoryAndDescriptorsAreCounted() throws {
    let session = try TerminalSession("cat")
    try session.waitUntilQuiet()
    #expect(session.openDescriptors == 3)
    let memory = try #require(session.peakMemory)
    #expect((100_000..<20_000_000).contains(memory))
  }

  @Test func aProgramThatIsMissingIsNamed() {
    #expect(throws: SessionFault.self) { try TerminalSession("no-such-program-here") }
    #expect(throws: SessionFault.self) { try TerminalSession("/no/such/program") }
  }
}

@Suite struct ProgramRunTests {
  @Test func statusAndBothOutputsAreSeen() throws {
    let run = try ProgramRun.of(
      "/bin/sh", ["-c", "cat; echo fault >&2; exit 9"], setup: TerminalSetup(input: .bytes(Array("in".utf8))))
    #expect(run.status == 9)
    #expect(run.out == "in")
    #expect(run.err == "fault\n")
  }

  @Test func thereIsNoTerminal() throws {
    #expect(try ProgramRun.of("/bin/sh", ["-c", ": </dev/tty"]).status != 0)
  }

  @Test func inputThatNobodyReadsIsNoTrouble() throws {
    let much = [UInt8](repeating: 0x78, count: 1_000_000)
    #expect(try ProgramRun.of("true", setup: TerminalSetup(input: .bytes(much))).status == 0)
    #expect(try ProgramRun.of("wc", ["-c"], setup: TerminalSetup(input: .bytes(much))).out == "1000000\n")
  }

  @Test func aProgramThatHangsIsEndedAtTheLimit() {
    #expect(throws: SessionFault.self) { try ProgramRun.of("sleep", ["1000"], within: .milliseconds(100)) }
  }
}
