import TestSupport
import Testing

/// Both screen readers say the same after every key, and the braille display shows what the model of a terminal does, as
/// their transcripts have it.
///
/// Orca says in one what yasr says line by line. What they differ in is their own: yasr leaves out the number of an item
/// as the echo of the digit that was pressed, or says a typed character; Orca says the character that a cursor key came to.
@Suite("Orca, yasr and BRLTTY agree")
struct AgreementTests {
  @Test(arguments: ReadingFlow.all)
  func agree(_ flow: ReadingFlow) throws {
    let yasr = try steps(flow, "yasr")
    let orca = try steps(flow, "orca")
    #expect(yasr.map(\.keys) == orca.map(\.keys))
    for (one, other) in zip(yasr, orca) {
      #expect(isSame(one.text, other.text, keys: one.keys), "\(one.keys): yasr “\(one.text)”, Orca “\(other.text)”")
    }
  }

  /// What BRLTTY shows in the end of a step stands where the cursor does. After the program's end it is the shell's prompt.
  @Test(arguments: ReadingFlow.withKeys)
  func braille(_ flow: ReadingFlow) throws {
    let model = try steps(flow, "yasr")
    let display = try steps(flow, "braille")
    #expect(model.map(\.keys) == display.map(\.keys))
    for (one, other) in zip(model, display) where !["", "[$>]"].contains(other.braille) {
      #expect(one.braille == other.braille, "\(one.keys)")
    }
  }

  private func isSame(_ yasr: String, _ orca: String, keys: String) -> Bool {
    let typed = String(keys.split(separator: " ").first ?? "")
    let echoes = [""] + typed.map(String.init) + [typed]
    return typed + yasr == orca || echoes.contains { $0 + orca == yasr }
      || ["Left", "Home", "Backspace"].contains(keys) && yasr.isEmpty && orca.count == 1
  }

  /// Each step with all that was said, and the last braille line, without white space.
  private func steps(_ flow: ReadingFlow, _ reader: String) throws -> [(keys: String, text: String, braille: String)] {
    let transcript = try GoldenFile(flow.transcript(of: reader)).recorded()
    return transcript.split(separator: "\n").dropFirst().reduce(into: []) { steps, line in
      if !line.hasPrefix("    ") {
        steps.append((String(line), "", ""))
      } else if line.hasPrefix("    [") {
        steps[steps.count - 1].braille = String(line).withoutSpaces
      } else {
        steps[steps.count - 1].text += String(line).withoutSpaces
      }
    }
  }
}
