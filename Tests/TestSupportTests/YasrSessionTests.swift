import Testing
import TestSupport

@Suite(.enabled(if: YasrSession.isInstalled)) struct YasrSessionTests {
  @Test func bashSelectIsSpoken() throws {
    let session = try YasrSession(
      "/bin/bash", ["--norc", "-c", "PS3=' '; select x in Camera Note; do echo \"got $x\"; exit 3; done"])
    #expect(try session.opening().spoken == ["1) Camera", "2) Note"])
    let step = try session.press("2", .enter)
    #expect(step.spoken == ["got Note"])
    #expect(step.output.text == "2\r\ngot Note\r\n")
    #expect(try session.exit() == 3)
  }

  @Test func aStepWithoutWordsIsSilent() throws {
    let session = try YasrSession("/bin/sh", ["-c", "stty -echo; echo it\\'s ready; read x; read y; echo heard $x-$y"])
    #expect(try session.opening().spoken == ["it's ready"])
    let step = try session.press("a", .enter)
    #expect(step.spoken == [] && step.output.bytes == [])
    let last = try session.press("b", .enter)
    #expect(last.spoken == ["heard a-b"])
  }

  @Test func aResultIsCaptured() throws {
    let session = try YasrSession(
      "/bin/sh", ["-c", "read x; echo \"result $x\""], setup: TerminalSetup(output: .captured))
    _ = try session.opening()
    let step = try session.press("a", .enter)
    #expect(step.spoken == [])
    #expect(try session.exit() == 0)
    #expect(session.out == "result a\n")
  }

  @Test func theSizeIsTheProgramsToo() throws {
    let session = try YasrSession(
      "/bin/sh", ["-c", "stty size; read x"], setup: TerminalSetup(columns: 40, rows: 10))
    #expect(try session.opening().spoken == ["10 40"])
  }
}
