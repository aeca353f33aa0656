/// The shell script that runs a program in a terminal which is not ours, such as a screen reader's.
package struct TerminalScript {
  let program: String
  let arguments: [String]
  let setup: TerminalSetup
  let home: PrivateHome

  package init(_ program: String, _ arguments: [String], setup: TerminalSetup, home: PrivateHome) {
    (self.program, self.arguments, self.setup, self.home) = (program, arguments, setup, home)
  }

  /// Goes to the program's folder and does what `before` says. After the program it does what `atEnd` says, writes the
  /// program's status, as the shell tells it, to the file or pipe `ended`, and becomes `cat`.
  package func text(before: [String], atEnd: [String] = []) -> String {
    let words = ([program] + arguments).map(quoted).joined(separator: " ")
    let input = if case .file(let path) = setup.input { " <\(quoted(path))" } else { "" }
    let output = if case .captured = setup.output { " >\(quoted(home.path + "/result"))" } else { "" }
    let errors = if case .file(let path) = setup.errors { " 2>\(quoted(path))" } else { "" }
    let lines =
      ["#!/bin/sh", "cd \(quoted(setup.folder ?? home.path))"] + before
      + [words + input + output + errors, "status=$?"] + atEnd
      + ["echo $status >\(quoted(home.path + "/ended"))", "exec cat"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lines for `text(before:atEnd:)` that make the setup's changes to the environment.
  package var environmentChanges: [String] {
    ["export LANG=\(quoted(setup.language))"]
      + setup.environment.sorted { $0.key < $1.key }.map { name, value in
        value.map { "export \(name)=\(quoted($0))" } ?? "unset \(name)"
      }
  }
}

/// A word for the shell.
package func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
