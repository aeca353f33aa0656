import TestSupport
import Testing

/// Both screen readers say the same after every key, as their transcripts have it.
///
/// Orca says in one what yasr says line by line. What they differ in is their own: yasr leaves out the number of an item
/// as the echo of the digit that was pressed, or says a typed character; Orca says the character that a cursor key came to.
@Suite("Orca and yasr agree")
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

  private func isSame(_ yasr: String, _ orca: String, keys: String) -> Bool {
    let typed = String(keys.split(separator: " ").first ?? "")
    let echoes = [""] + typed.map(String.init) + [typed]
    return typed + yasr == orca || echoes.contains { $0 + orca == yasr }
      || ["Left", "Home", "Backspace"].contains(keys) && yasr.isEmpty && orca.count == 1
  }

  /// Each step with all that was said, without white space.
  private func steps(_ flow: ReadingFlow, _ reader: String) throws -> [(keys: String, text: String)] {
    let transcript = try GoldenFile(flow.transcript(of: reader)).recorded()
    return transcript.split(separator: "\n").dropFirst().reduce(into: []) { steps, line in
      if !line.hasPrefix("    ") {
        steps.append((String(line), ""))
      } else if !line.hasPrefix("    [") {
        steps[steps.count - 1].text += String(line).withoutSpaces
      }
    }
  }
}
