internal import TestSupport

/// What a person does with the menu.
package struct Activity: Sendable, CustomStringConvertible {
  /// Keys that are pressed at once, and what the terminal must show upon them.
  struct Step: Sendable {
    let keys: [Key]
    let answer: String

    init(_ keys: Key..., shows answer: String) {
      self.keys = keys
      self.answer = answer
    }
  }

  enum Kind: Sendable {
    /// Done in one menu, again and again.
    case steps([Step])
    /// Each ends a menu of its own.
    case ends([Step])
  }

  package let name: String
  let kind: Kind
  /// Whether it goes on until the fault was told, which takes some seconds; once for each fault is enough.
  var awaitsTelling = false

  package var description: String { name }
}

extension Activity {
  package static let all = [
    Activity(
      name: "walking",
      kind: .steps([
        first, Step(.down, shows: "2 Beta"), Step(.down, shows: "3 Gamma"), Step(.down, shows: "4 Delta, last"),
        Step(.up, shows: "3 Gamma"), Step(.up, shows: "2 Beta"), Step(.up, shows: "1 Alpha, first"),
      ]), awaitsTelling: true),
    Activity(
      name: "choosing",
      kind: .steps([
        Step("2", shows: "beta is chosen\r\n"), Step("gam", shows: "gam"),
        Step(.enter, shows: "gamma is chosen\r\n"), Step(.alt("<"), shows: "1 Alpha, first"),
        Step(.enter, shows: "alpha is chosen\r\n"),
      ])),
    Activity(
      name: "typing",
      kind: .steps(
        ["b", "e", "t", "a"].map { Step(.text($0), shows: $0) }
          + Array(repeating: Step(.backspace, shows: "\u{8}"), count: 4))),
    Activity(name: "running", kind: .steps([Step("4", shows: "delta has run\r\n")])),
    // Not by Esc, which readline waits for whether it begins an arrow's sequence.
    Activity(
      name: "quitting",
      kind: .ends([
        Step(":quit", .enter, shows: "Goodbye\r\n"), Step(.control("g"), shows: "Goodbye\r\n"),
        Step(.control("d"), shows: "Goodbye\r\n"),
      ])),
  ]
}

extension Activity {
  static let quit = Step(":quit", .enter, shows: "Goodbye\r\n")
  static let first = Step(.alt("<"), shows: "1 Alpha, first")

  var isWithinMenu: Bool { if case .steps = kind { true } else { false } }
}
