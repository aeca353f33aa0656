internal import Application

extension CompletionScript {
  var fish: [String] {
    let names = optionsWithValue.map { "--" + $0.rawValue }.joined(separator: " ")
    let top = #"""
      # anillo completion fish

      # The command that is typed, or the file in its place; nothing while there is none.
      function __anillo_command
        set -l words (commandline -opc)
        set -l is_value no
        for word in $words[2..]
          if test $is_value = yes
            set is_value no
            continue
          end
          switch $word
            case \#(names)
              set is_value yes
            case '-*'
            case '*'
              echo $word
              return
          end
        end
      end

      function __anillo_in
        set -l command (__anillo_command)
        contains -- "$command" $argv
      end

      complete -c anillo -f
      complete -c anillo -n '__anillo_in ""' -a '(__fish_complete_suffix .json)'
      """#
    return Self.lines(top)
      + commands.map { "complete -c anillo -n '__anillo_in \"\"' -a \($0.rawValue) -d \(quoted(text($0.summary)))" }
      + commands.compactMap(fishOperand) + ProgramOption.allCases.map(fishOption)
  }

  private func fishOperand(_ command: ProgramCommand) -> String? {
    fishOffer(command.completed).map { "complete -c anillo -n '__anillo_in \(command.rawValue)'\($0)" }
  }

  private func fishOption(_ option: ProgramOption) -> String {
    var line = "complete -c anillo"
    if let commands = option.commands {
      line += " -n '__anillo_in \(commands.map(\.rawValue).joined(separator: " "))'"
    }
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.rawValue)"
    if case .required = option.argument { line += option.completed == .file ? " -r" : " -x" }
    line += fishOffer(option.completed) ?? ""
    return line + " -d " + quoted(text(option.summary))
  }

  private func fishOffer(_ word: CompletedWord) -> String? {
    switch word {
    case .free: nil
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .file: " -F"
    case .menu: " -a '(__fish_complete_suffix .json)'"
    case .program: " -a '(__fish_complete_command)'"
    }
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#))'"
  }
}
