#compdef anillo
# anillo completion zsh

_anillo() {
  local command i
  local -a common summaries
  common=(
    '--select=[whether a number chooses at once or by Enter; default key]:key|enter:(key enter)'
    '--lang=[the language of prompts and voice, such as es or en]:TAG:(en es)'
    '--speech=[whether Anillo speaks by itself; default auto]:auto|on|off:(auto on off)'
    '--transcript=[writes what is said to a file, one line of JSON for each utterance]:FILE:_files'
    '--rate=[speed of the voice, from -100 to 100]:N: '
    '--pitch=[pitch of the voice, from -100 to 100]:N: '
    '--volume=[loudness of the voice, from -100 to 100]:N: '
    '--voice=[name of the voice]:NAME: '
    '--module=[output module of speech-dispatcher, such as espeak-ng]:NAME: '
    '--punctuation=[how much punctuation is said]:none|some|most|all:(none some most all)'
    '--capitals=[how capital letters are told]:none|spell|icon:(none spell icon)'
    '--echo=[what is said of typed keys; default characters]:none|characters|words:(none characters words)'
    '(- *)'{-h,--help}'[this help]'
    '(- *)'{-V,--version}'[the version]'
  )
  summaries=(
    'choose:one choice for a script; the items are arguments, or lines on standard input'
    'confirm:a question for a script, answered with yes or no'
    'ask:a line of text for a script'
    'say:says a text; without one, the lines of standard input'
    'progress:percent lines of standard input as words, at sensible steps'
    'pager:a text walked line by line, with search'
    'window:a menu in a window, by pointer, touch or keys'
    'demo:one of the three demonstrations'
    'check:every fault of menu documents and catalogues, with its place and remedy'
    'status:what Anillo would do here, and why'
    'manual:the man page'
    'completion:completions for a shell'
    'help:this help'
  )
  for ((i = 2; i < CURRENT; i++)); do
    case $words[i] in
      --) break ;;
      --title|--prompt|--default|--selected|--filter|--list|--select|--label-delimiter|--header-lines|--match|--validate|--suggestions|--priority|--timeout|--lang|--speech|--transcript|--rate|--pitch|--volume|--voice|--module|--punctuation|--capitals|--echo) ((i++)) ;;
      -*) ;;
      *) command=$words[i]; words[i]=(); ((CURRENT--)); break ;;
    esac
  done
  case $command in
    '') _arguments -S $common '1:anillo:_anillo_first' ;;
    choose) _arguments -S $common \
      '--title=[a title; choose has Actions where none is given]:TEXT: ' \
      '--prompt=[a question after the list]:TEXT: ' \
      '--default=[what Enter on an empty line answers\: the title or number of an item, yes or no, or a text]:ITEM: ' \
      '--multiple=-[several may be chosen, at most MAX; Enter on an empty line is done]::MAX: ' \
      '*--selected=[an item that is selected from the beginning; may be given more than once]:ITEM: ' \
      '--filter=[no question\: prints what fits a text, the best first]:TEXT: ' \
      '--list=[how many lines of the list are printed at once; default 20]:N|all|none:(all none)' \
      '--read0[items on standard input end with a zero byte, and may have line breaks]' \
      '--json-lines[an item on standard input is a JSON object\: id, title, detail, role, value]' \
      '--label-delimiter=[an item is a label, this text, and the value that is printed]:TEXT: ' \
      '--header-lines=[the first N lines of standard input are told and cannot be chosen]:N: ' \
      '--select-if-one[a single item is chosen without a question]' \
      '--exit-if-none[without items nothing is told; the exit status is 1]' \
      '--allow-new[a text that is not an item is an answer, too]' \
      '--index[prints the item'\''s number, counted from 0]' \
      '--print-query[prints what was typed as the first line]' \
      '--print0[what is printed ends with a zero byte instead of a line break]' \
      '--timeout=[ends with status 124 after so many seconds]:SECONDS: ' \
      '--no-input[whatever would ask is an error]' \
      '--window[in a window instead of the terminal]' ;;
    confirm) _arguments -S $common \
      '--default=[what Enter on an empty line answers\: the title or number of an item, yes or no, or a text]:ITEM: ' \
      '--timeout=[ends with status 124 after so many seconds]:SECONDS: ' \
      '--no-input[whatever would ask is an error]' ;;
    ask) _arguments -S $common \
      '--default=[what Enter on an empty line answers\: the title or number of an item, yes or no, or a text]:ITEM: ' \
      '--print0[what is printed ends with a zero byte instead of a line break]' \
      '--match=[a regular expression that the whole answer has to fit (POSIX, extended)]:REGEX: ' \
      '--validate=[a command that gets the answer on standard input, and succeeds if it is good]:COMMAND:_command_names -e' \
      '--suggestions=[a file whose lines Tab completes]:FILE:_files' \
      '--secret[what is typed is neither shown nor said]' \
      '--secret-echo[a word is said for each key of a secret]' \
      '--timeout=[ends with status 124 after so many seconds]:SECONDS: ' \
      '--no-input[whatever would ask is an error]' ;;
    say) _arguments -S $common \
      '--print[writes the text as well, for those who read, and speaks only where a script'\''s questions do]' \
      '--priority=[how urgent it is (SSIP); default message]:important|message|text|notification|progress:(important message text notification progress)' ;;
    progress) _arguments -S $common \
      '--title=[a title; choose has Actions where none is given]:TEXT: ' ;;
    pager) _arguments -S $common \
      '--title=[a title; choose has Actions where none is given]:TEXT: ' \
      '1:pager:_files' ;;
    window) _arguments -S $common \
      '1:window:_files -g "*.json(-.)"' ;;
    demo) _arguments -S $common \
      '--window[in a window instead of the terminal]' \
      '1:demo:(ring arc cards)' ;;
    check) _arguments -S $common \
      '*:check:_files' ;;
    status) _arguments -S $common ;;
    manual) _arguments -S $common ;;
    completion) _arguments -S $common \
      '1:completion:(bash zsh fish)' ;;
    help) _arguments -S $common \
      '1:help:(choose confirm ask say progress pager window demo check status manual completion help coming-from)' ;;
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
