import TestSupport

/// What was read in a session, in the words of a reader, after each step; kept as a file.
struct ReadingTranscript {
  /// What was pressed, and what was read then.
  struct Step {
    var keys: String
    /// The utterances, in order.
    var spoken: [String]
    /// What a braille display of 40 cells shows in the end; nil where that is not known.
    var braille: String?
  }

  let command: String
  private(set) var steps: [Step] = []

  init(command: String) { self.command = command }

  mutating func append(_ keys: [Key]?, spoken: [String], braille: String? = nil) {
    let name = keys.map { $0.map(\.description).joined(separator: " ") } ?? "(opening)"
    steps.append(Step(keys: name, spoken: spoken, braille: braille))
  }

  /// The command, then each step: its keys, indented the utterances, and in brackets the braille line.
  var text: String {
    let lines = steps.flatMap { step in
      [step.keys] + step.spoken.map { "    " + $0 } + (step.braille.map { ["    [\($0)]"] } ?? [])
    }
    return ([command, ""] + lines).joined(separator: "\n") + "\n"
  }
}
