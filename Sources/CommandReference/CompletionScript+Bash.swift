internal import Application

extension CompletionScript {
  /// Bash takes an equals sign for the end of a word, unless the user has changed COMP_WORDBREAKS: both ways are
  /// understood.
  var bash: [String] {
    let top = #"""
      # anillo completion bash
      _anillo() {
        local current=${COMP_WORDS[COMP_CWORD]} command='' option='' prefix='' literal='' word
        local -i i
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]} option=
          case $literal$word in
            --) literal=1 ;;
      """#
    let middle = #"""
              option=$word
              [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
              ((i++))
              ((i < COMP_CWORD)) && option= ;;
            -* | =) ;;
            *) [[ -n $command ]] || command=${word#"$literal"} ;;
          esac
        done
        [[ $current == = ]] && current=
        if [[ -z $option$literal && $current == --*=* ]]; then
          option=${current%%=*} prefix=$option= current=${current#*=}
        fi
        case $option in
          '') ;;
      """#
    let offers = #"""
          *) return ;;
        esac
        [[ -n $option ]] && return
        if [[ -z $literal && $current == -* ]]; then
      """#
    let operands = #"""
          _anillo_words "${words[@]}"
          return
        fi
        case $command in
      """#
    let bottom = #"""
        esac
      }

      _anillo_words() {
        mapfile -t COMPREPLY < <(compgen -P "$prefix" -W "$*" -- "$current")
      }

      # Names of files; with a pattern only those that fit, and folders.
      _anillo_files() {
        compopt -o filenames 2>/dev/null
        if [[ -n ${1-} ]]; then
          mapfile -t COMPREPLY < <(compgen -d -- "$current"; compgen -f -X "!$1" -- "$current")
        else
          mapfile -t COMPREPLY < <(compgen -P "$prefix" -f -- "$current")
        fi
      }

      complete -F _anillo anillo
      """#
    return Self.lines(top) + ["      " + optionsWithValue.map { "--" + $0.rawValue }.joined(separator: " | ") + ")"]
      + Self.lines(middle) + bashValues + Self.lines(offers) + bashOptions + Self.lines(operands) + bashOperands
      + Self.lines(bottom)
  }

  private var bashValues: [String] {
    optionsWithValue.compactMap { option in
      bashOffer(option.completed).map { "    --\(option.rawValue)) \($0) ;;" }
    }
  }

  private var bashOptions: [String] {
    let own = commands.filter { !$0.ownOptions.isEmpty }.map { command in
      "      \(command.rawValue)) words+=(\(names(of: command.ownOptions))) ;;"
    }
    return ["    local -a words=(\(names(of: ProgramOption.common)))", "    case $command in"] + own + ["    esac"]
  }

  private func names(of options: [ProgramOption]) -> String {
    options.map { "--" + $0.rawValue }.joined(separator: " ")
  }

  private var bashOperands: [String] {
    let names = commands.map(\.rawValue).joined(separator: " ")
    let first = [
      "    '')", "      _anillo_files '*.json'", "      local -a found=(\"${COMPREPLY[@]}\")",
      "      _anillo_words \(names)", "      COMPREPLY+=(\"${found[@]}\") ;;",
    ]
    return first
      + commands.compactMap { command in
        bashOffer(command.completed).map { "    \(command.rawValue)) \($0) ;;" }
      }
  }

  private func bashOffer(_ word: CompletedWord) -> String? {
    switch word {
    case .free: nil
    case .words(let words): "_anillo_words \(words.joined(separator: " "))"
    case .file: "_anillo_files"
    case .menu: "_anillo_files '*.json'"
    case .program: #"mapfile -t COMPREPLY < <(compgen -P "$prefix" -c -- "$current")"#
    }
  }
}
