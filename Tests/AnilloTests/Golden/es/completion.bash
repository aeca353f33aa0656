# anillo completion bash
_anillo() {
  local current=${COMP_WORDS[COMP_CWORD]} command='' option='' prefix='' literal='' word
  local -i i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]} option=
    case $literal$word in
      --) literal=1 ;;
      --title | --prompt | --default | --selected | --filter | --list | --select | --label-delimiter | --header-lines | --match | --validate | --suggestions | --priority | --timeout | --lang | --speech | --transcript | --rate | --pitch | --volume | --voice | --module | --punctuation | --capitals | --echo)
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
    --list) _anillo_words all none ;;
    --select) _anillo_words key enter ;;
    --validate) mapfile -t COMPREPLY < <(compgen -P "$prefix" -c -- "$current") ;;
    --suggestions) _anillo_files ;;
    --priority) _anillo_words important message text notification progress ;;
    --lang) _anillo_words en es ;;
    --speech) _anillo_words auto on off ;;
    --transcript) _anillo_files ;;
    --punctuation) _anillo_words none some most all ;;
    --capitals) _anillo_words none spell icon ;;
    --echo) _anillo_words none characters words ;;
    *) return ;;
  esac
  [[ -n $option ]] && return
  if [[ -z $literal && $current == -* ]]; then
    local -a words=(--select --lang --speech --transcript --rate --pitch --volume --voice --module --punctuation --capitals --echo --help --version)
    case $command in
      choose) words+=(--title --prompt --default --multiple --selected --filter --list --read0 --json-lines --label-delimiter --header-lines --select-if-one --exit-if-none --allow-new --index --print-query --print0 --timeout --no-input --window) ;;
      confirm) words+=(--default --timeout --no-input) ;;
      ask) words+=(--default --print0 --match --validate --suggestions --secret --secret-echo --timeout --no-input) ;;
      say) words+=(--print --priority) ;;
      progress) words+=(--title) ;;
      pager) words+=(--title) ;;
      demo) words+=(--window) ;;
    esac
    _anillo_words "${words[@]}"
    return
  fi
  case $command in
    '')
      _anillo_files '*.json'
      local -a found=("${COMPREPLY[@]}")
      _anillo_words choose confirm ask say progress pager window demo check status manual completion help
      COMPREPLY+=("${found[@]}") ;;
    pager) _anillo_files ;;
    window) _anillo_files '*.json' ;;
    demo) _anillo_words ring arc cards ;;
    check) _anillo_files ;;
    completion) _anillo_words bash zsh fish ;;
    help) _anillo_words choose confirm ask say progress pager window demo check status manual completion help coming-from ;;
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
