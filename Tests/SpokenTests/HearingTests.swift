import TestSupport
import Testing

/// What somebody hears who reads the terminal with a screen reader; Anillo itself is silent.
@Suite("Heard under yasr", .enabled(if: YasrSession.isInstalled))
struct HearingTests {
  @Test(arguments: HearingScript.choices)
  func choices(_ script: HearingScript) throws { try play(script) }

  @Test(arguments: HearingScript.shells)
  func shells(_ script: HearingScript) throws { try play(script) }

  @Test("A digit chooses; the script gets the item and its status")
  func digit() throws {
    let session = try YasrSession(
      BuiltProgram.path("anillo"), ["choose", "--speech", "off"] + Self.five, setup: TerminalSetup(output: .captured))
    _ = try session.opening(within: .seconds(20))
    let heard = try session.press("2")
    // At the end the cursor stands in an empty line.
    #expect(heard.spokenWithoutNumber("2").filter { $0 != "blank" } == ["Note"], "\(heard)")
    #expect(try session.exit() == 0)
    #expect(session.out == "Note\n")
  }

  /// On a terminal the result itself is there to be read, and the item is not read a second time.
  @Test func aDigitSaysTheResultOnce() throws {
    let session = try YasrSession(BuiltProgram.path("anillo"), ["choose", "--speech", "off"] + Self.five)
    _ = try session.opening()
    #expect(try session.press("3").spoken == ["Share"])
    #expect(try session.exit() == 0)
  }

  @Test(arguments: [Key.escape, .control("d")])
  func cancelled(_ key: Key) throws {
    let session = try YasrSession(
      BuiltProgram.path("anillo"), ["choose", "--speech", "off"] + Self.five, setup: TerminalSetup(output: .captured))
    _ = try session.opening(within: .seconds(20))
    #expect(try session.press(key).spoken.isEmpty)
    #expect(try session.exit() == 130)
    #expect(session.out.isEmpty)
  }

  @Test("An arrow between short titles writes at most 24 bytes", arguments: ["xterm", "linux", "screen", "dumb"])
  func bytes(_ terminal: String) throws {
    let setup = TerminalSetup(environment: ["TERM": terminal])
    let session = try TerminalSession.anillo(["choose", "--speech", "off"] + Self.five, menu: nil, setup: setup)
    for key: Key in [.down, .down, .down, .up, .up, .down, .down, .down] {
      #expect(try session.press(key).bytes.count <= 24, "\(key) wrote \(session.output())")
    }
  }

  private static let five = ["Camera", "Note", "Share", "Favorite", "Delete"]

  private func play(_ script: HearingScript) throws {
    let home = try PrivateHome()
    let document = try script.menu.map { try home.write($0, to: "menu.json") }
    let setup = TerminalSetup(columns: script.columns, output: .captured, home: home)
    let session = try YasrSession(
      BuiltProgram.path("anillo"), (document.map { [$0] } ?? []) + script.words + ["--speech", "off"], setup: setup)
    #expect(try session.opening(within: .seconds(20)).spoken == script.steps[0].spoken)
    for (number, step) in script.steps.enumerated().dropFirst() {
      let heard = try session.press(step.keys, within: .seconds(20))
      let spoken =
        switch step.keys.last {
        // What an action tells may come a moment after the line was left, and yasr then finds it empty.
        case .text(let digit)?: heard.spokenWithoutNumber(digit).filter { $0 != "blank" }
        case .enter?: heard.spoken.filter { $0 != "blank" }
        default: heard.spoken
        }
      #expect(spoken == step.spoken, "step \(number), \(step.keys), which wrote \(heard.output)")
    }
  }
}

extension YasrSession.Step {
  /// yasr may take the number before an item for the echo of the digit that was pressed, and leave it out.
  func spokenWithoutNumber(_ digit: String) -> [String] {
    guard let first = spoken.first, first.hasPrefix(digit + " ") else { return spoken }
    return [String(first.dropFirst(digit.count + 1))] + spoken.dropFirst()
  }
}
