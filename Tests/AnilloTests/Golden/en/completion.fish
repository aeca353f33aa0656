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
      case --title --prompt --default --selected --filter --list --select --label-delimiter --header-lines --match --validate --suggestions --priority --timeout --lang --speech --transcript --rate --pitch --volume --voice --module --punctuation --capitals --echo
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
complete -c anillo -n '__anillo_in ""' -a choose -d 'one choice for a script; the items are arguments, or lines on standard input'
complete -c anillo -n '__anillo_in ""' -a confirm -d 'a question for a script, answered with yes or no'
complete -c anillo -n '__anillo_in ""' -a ask -d 'a line of text for a script'
complete -c anillo -n '__anillo_in ""' -a say -d 'says a text; without one, the lines of standard input'
complete -c anillo -n '__anillo_in ""' -a progress -d 'percent lines of standard input as words, at sensible steps'
complete -c anillo -n '__anillo_in ""' -a pager -d 'a text walked line by line, with search'
complete -c anillo -n '__anillo_in ""' -a window -d 'a menu in a window, by pointer, touch or keys'
complete -c anillo -n '__anillo_in ""' -a demo -d 'one of the three demonstrations'
complete -c anillo -n '__anillo_in ""' -a check -d 'every fault of menu documents and catalogues, with its place and remedy'
complete -c anillo -n '__anillo_in ""' -a status -d 'what Anillo would do here, and why'
complete -c anillo -n '__anillo_in ""' -a manual -d 'the man page'
complete -c anillo -n '__anillo_in ""' -a completion -d 'completions for a shell'
complete -c anillo -n '__anillo_in ""' -a help -d 'this help'
complete -c anillo -n '__anillo_in pager' -F
complete -c anillo -n '__anillo_in window' -a '(__fish_complete_suffix .json)'
complete -c anillo -n '__anillo_in demo' -a 'ring arc cards'
complete -c anillo -n '__anillo_in check' -F
complete -c anillo -n '__anillo_in completion' -a 'bash zsh fish'
complete -c anillo -n '__anillo_in help' -a 'choose confirm ask say progress pager window demo check status manual completion help coming-from'
complete -c anillo -n '__anillo_in choose progress pager' -l title -x -d 'a title; choose has Actions where none is given'
complete -c anillo -n '__anillo_in choose' -l prompt -x -d 'a question after the list'
complete -c anillo -n '__anillo_in choose confirm ask' -l default -x -d 'what Enter on an empty line answers: the title or number of an item, yes or no, or a text'
complete -c anillo -n '__anillo_in choose' -l multiple -d 'several may be chosen, at most MAX; Enter on an empty line is done'
complete -c anillo -n '__anillo_in choose' -l selected -x -d 'an item that is selected from the beginning; may be given more than once'
complete -c anillo -n '__anillo_in choose' -l filter -x -d 'no question: prints what fits a text, the best first'
complete -c anillo -n '__anillo_in choose' -l list -x -a 'all none' -d 'how many lines of the list are printed at once; default 20'
complete -c anillo -l select -x -a 'key enter' -d 'whether a number chooses at once or by Enter; default key'
complete -c anillo -n '__anillo_in choose' -l read0 -d 'items on standard input end with a zero byte, and may have line breaks'
complete -c anillo -n '__anillo_in choose' -l json-lines -d 'an item on standard input is a JSON object: id, title, detail, role, value'
complete -c anillo -n '__anillo_in choose' -l label-delimiter -x -d 'an item is a label, this text, and the value that is printed'
complete -c anillo -n '__anillo_in choose' -l header-lines -x -d 'the first N lines of standard input are told and cannot be chosen'
complete -c anillo -n '__anillo_in choose' -l select-if-one -d 'a single item is chosen without a question'
complete -c anillo -n '__anillo_in choose' -l exit-if-none -d 'without items nothing is told; the exit status is 1'
complete -c anillo -n '__anillo_in choose' -l allow-new -d 'a text that is not an item is an answer, too'
complete -c anillo -n '__anillo_in choose' -l index -d 'prints the item\'s number, counted from 0'
complete -c anillo -n '__anillo_in choose' -l print-query -d 'prints what was typed as the first line'
complete -c anillo -n '__anillo_in choose ask' -l print0 -d 'what is printed ends with a zero byte instead of a line break'
complete -c anillo -n '__anillo_in ask' -l match -x -d 'a regular expression that the whole answer has to fit (POSIX, extended)'
complete -c anillo -n '__anillo_in ask' -l validate -x -a '(__fish_complete_command)' -d 'a command that gets the answer on standard input, and succeeds if it is good'
complete -c anillo -n '__anillo_in ask' -l suggestions -r -F -d 'a file whose lines Tab completes'
complete -c anillo -n '__anillo_in ask' -l secret -d 'what is typed is neither shown nor said'
complete -c anillo -n '__anillo_in ask' -l secret-echo -d 'a word is said for each key of a secret'
complete -c anillo -n '__anillo_in say' -l print -d 'writes the text as well, for those who read, and speaks only where a script\'s questions do'
complete -c anillo -n '__anillo_in say' -l priority -x -a 'important message text notification progress' -d 'how urgent it is (SSIP); default message'
complete -c anillo -n '__anillo_in choose confirm ask' -l timeout -x -d 'ends with status 124 after so many seconds'
complete -c anillo -n '__anillo_in choose confirm ask' -l no-input -d 'whatever would ask is an error'
complete -c anillo -n '__anillo_in choose demo' -l window -d 'in a window instead of the terminal'
complete -c anillo -l lang -x -a 'en es' -d 'the language of prompts and voice, such as es or en'
complete -c anillo -l speech -x -a 'auto on off' -d 'whether Anillo speaks by itself; default auto'
complete -c anillo -l transcript -r -F -d 'writes what is said to a file, one line of JSON for each utterance'
complete -c anillo -l rate -x -d 'speed of the voice, from -100 to 100'
complete -c anillo -l pitch -x -d 'pitch of the voice, from -100 to 100'
complete -c anillo -l volume -x -d 'loudness of the voice, from -100 to 100'
complete -c anillo -l voice -x -d 'name of the voice'
complete -c anillo -l module -x -d 'output module of speech-dispatcher, such as espeak-ng'
complete -c anillo -l punctuation -x -a 'none some most all' -d 'how much punctuation is said'
complete -c anillo -l capitals -x -a 'none spell icon' -d 'how capital letters are told'
complete -c anillo -l echo -x -a 'none characters words' -d 'what is said of typed keys; default characters'
complete -c anillo -s h -l help -d 'this help'
complete -c anillo -s V -l version -d 'the version'
