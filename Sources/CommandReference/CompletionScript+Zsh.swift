internal import Application

extension CompletionScript {
  /// The command may stand behind options, and options behind it: it is found first and taken out of the words, so that
  /// one call of `_arguments` sees all the rest.
  var zsh: [String] {
    let search = #"""
        for ((i = 2; i < CURRENT; i++)); do
          case $words[i] in
            --) break ;;
            \#(optionsWithValue.map { "--" + $0.rawValue }.joined(separator: "|"))) ((i++)) ;;
            -*) ;;
            *) command=$words[i]; words[i]=(); ((CURRENT--)); break ;;
          esac
        done
        case $command in
          '') _arguments -S $common '1:anillo:_anillo_first' ;;
      """#
    let bottom = #"""
          *) _arguments -S $common ;;
        esac
      }

      _anillo_first() {
        _describe -t commands anillo summaries
        _files -g '*.json(-.)'
      }

      # Found on fpath, this is the function itself; sourced, it is made known, also where completion is not yet on.
      if [[ ${funcstack[1]} == _anillo ]]; then
        _anillo "$@"
      else
        (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i; }
        compdef _anillo anillo
      fi
      """#
    let top = [
      "#compdef anillo", "# anillo completion zsh", "", "_anillo() {", "  local command i",
      "  local -a common summaries",
    ]
    return top + zshTable + Self.lines(search) + commands.map { "    " + zshCase($0) } + Self.lines(bottom)
  }

  private var zshTable: [String] {
    ["  common=("] + ProgramOption.common.map { "    " + zshSpec($0) } + ["  )", "  summaries=("]
      + commands.map { "    " + quoted($0.rawValue + ":" + text($0.summary)) } + ["  )"]
  }

  private func zshCase(_ command: ProgramCommand) -> String {
    let operand = zshAction(command.completed).map { action in
      quoted("\(command.takesManyOperands ? "*" : "1"):\(command.rawValue):\(action)")
    }
    let words = command.ownOptions.map(zshSpec) + (operand.map { [$0] } ?? [])
    let lines = ["_arguments -S $common"] + words.map { "      " + $0 }
    return "\(command.rawValue)) \(lines.joined(separator: " \\\n")) ;;"
  }

  /// As `_arguments` has it: the names, the description in brackets, the value's name and what it can be.
  private func zshSpec(_ option: ProgramOption) -> String {
    let description = escaped(text(option.summary), [":", "[", "]"])
    let name = "--" + option.rawValue
    let value = ":\(escaped(option.value(in: language) ?? "", [":"])):\(zshAction(option.completed) ?? " ")"
    return switch option.argument {
    case .none where option.letter != nil:
      quoted("(- *)") + "{-\(option.letter ?? ""),\(name)}" + quoted("[\(description)]")
    case .none: quoted("\(name)[\(description)]")
    case .optional: quoted("\(name)=-[\(description)]:" + value)
    case .required: quoted((option.isRepeatable ? "*" : "") + "\(name)=[\(description)]" + value)
    }
  }

  private func zshAction(_ word: CompletedWord) -> String? {
    switch word {
    case .free: nil
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .menu: #"_files -g "*.json(-.)""#
    case .program: "_command_names -e"
    }
  }

  private func escaped(_ text: String, _ signs: Set<Character>) -> String {
    String(text.flatMap { signs.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}
