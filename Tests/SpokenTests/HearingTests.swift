import TestSupport
import Testing

/// What somebody hears who reads the terminal with a screen reader; Anillo itself is silent.
@Suite("Heard under yasr", .enabled(if: YasrSession.isInstalled))
struct HearingTests {
  @Test(arguments: HearingScript.choices)
  func choices(_ script: HearingScript) throws { try play(script) }

  private func play(_ script: HearingScript) throws {
    let home = try PrivateHome()
    let document = try script.menu.map { try home.write($0, to: "menu.json") }
    let setup = TerminalSetup(columns: script.columns, output: .captured, home: home)
    let session = try YasrSession(
      BuiltProgram.path("anillo"), (document.map { [$0] } ?? []) + script.words + ["--speech", "off"], setup: setup)
    #expect(try session.opening(within: .seconds(20)).spoken == script.steps[0].spoken)
    for (number, step) in script.steps.enumerated().dropFirst() {
      let heard = try session.press(step.keys, within: .seconds(20))
      #expect(heard.spoken == step.spoken, "step \(number), \(step.keys), which wrote \(heard.output)")
    }
  }
}
