package import Application
internal import Locales
package import StringCatalog

/// A script that makes a shell complete the words of `anillo`, from the one table of commands and options.
package struct CompletionScript {
  let shell: CompletionShell
  let language: LanguageTag

  package init(_ shell: CompletionShell, language: LanguageTag) {
    (self.shell, self.language) = (shell, language)
  }

  package var lines: [String] {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The lines of a piece of a script.
  static func lines(_ piece: String) -> [String] {
    piece.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// The commands that have a name, and what each is for.
  var commands: [ProgramCommand] { ProgramCommand.allCases.filter { $0 != .shell } }

  /// The options that take the next word as their value.
  var optionsWithValue: [ProgramOption] {
    ProgramOption.allCases.filter { if case .required = $0.argument { true } else { false } }
  }
}
