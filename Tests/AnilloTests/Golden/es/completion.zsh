#compdef anillo
# anillo completion zsh

_anillo() {
  local command i
  local -a common summaries
  common=(
    '--select=[si un número elige al instante o con Intro; por omisión, key]:key|enter:(key enter)'
    '--lang=[el idioma de los mensajes y la voz, como es o en]:ETIQUETA:(en es)'
    '--speech=[si Anillo habla por sí mismo; por omisión, auto]:auto|on|off:(auto on off)'
    '--transcript=[escribe en un archivo lo que se dice, una línea JSON por frase]:ARCHIVO:_files'
    '--rate=[velocidad de la voz, de -100 a 100]:N: '
    '--pitch=[tono de la voz, de -100 a 100]:N: '
    '--volume=[volumen de la voz, de -100 a 100]:N: '
    '--voice=[nombre de la voz]:NOMBRE: '
    '--module=[módulo de salida de speech-dispatcher, como espeak-ng]:NOMBRE: '
    '--punctuation=[cuánta puntuación se dice]:none|some|most|all:(none some most all)'
    '--capitals=[cómo se distinguen las mayúsculas]:none|spell|icon:(none spell icon)'
    '--echo=[qué se lee de las teclas pulsadas; por omisión, characters]:none|characters|words:(none characters words)'
    '(- *)'{-h,--help}'[esta ayuda]'
    '(- *)'{-V,--version}'[la versión]'
  )
  summaries=(
    'choose:una elección para un script; los elementos son argumentos o líneas de la entrada estándar'
    'confirm:una pregunta de un script que se responde con sí o no'
    'ask:una línea de texto para un script'
    'say:dice un texto; sin texto, las líneas de la entrada estándar'
    'progress:las líneas de porcentaje de la entrada estándar, en palabras y a pasos razonables'
    'pager:un texto que se recorre línea a línea, con búsqueda'
    'window:un menú en una ventana, con puntero, dedo o teclas'
    'demo:una de las tres demostraciones'
    'check:todos los errores de menús y catálogos, con su lugar y remedio'
    'status:qué haría Anillo aquí y por qué'
    'manual:la página de manual'
    'completion:autocompletado para un intérprete de órdenes'
    'help:esta ayuda'
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
      '--title=[un título; si no se da ninguno, el de choose es Acciones]:TEXTO: ' \
      '--prompt=[una pregunta tras la lista]:TEXTO: ' \
      '--default=[lo que responde Intro en una línea vacía\: el título o el número de un elemento, yes o no, o un texto]:ELEMENTO: ' \
      '--multiple=-[se pueden elegir varios, como mucho MÁX; Intro en una línea vacía termina]::MÁX: ' \
      '*--selected=[un elemento seleccionado desde el principio; se puede repetir]:ELEMENTO: ' \
      '--filter=[sin preguntar\: escribe lo que coincide con un texto, lo mejor primero]:TEXTO: ' \
      '--list=[cuántas líneas de la lista se escriben de una vez; por omisión, 20]:N|all|none:(all none)' \
      '--read0[los elementos de la entrada estándar terminan en un byte cero y pueden tener saltos de línea]' \
      '--json-lines[cada elemento de la entrada estándar es un objeto JSON\: id, title, detail, role, value]' \
      '--label-delimiter=[un elemento es una etiqueta, este texto y el valor que se escribe]:TEXTO: ' \
      '--header-lines=[las primeras N líneas de la entrada estándar se leen y no se pueden elegir]:N: ' \
      '--select-if-one[si hay un solo elemento, se elige sin preguntar]' \
      '--exit-if-none[sin elementos no se dice nada; el estado de salida es 1]' \
      '--allow-new[también vale como respuesta un texto que no está en la lista]' \
      '--index[escribe el número del elemento, contando desde 0]' \
      '--print-query[escribe en la primera línea lo que se tecleó]' \
      '--print0[lo escrito termina en un byte cero en lugar de un salto de línea]' \
      '--timeout=[termina con estado 124 tras tantos segundos]:SEGUNDOS: ' \
      '--no-input[si hubiera que preguntar algo, es un error]' \
      '--window[en una ventana en lugar del terminal]' ;;
    confirm) _arguments -S $common \
      '--default=[lo que responde Intro en una línea vacía\: el título o el número de un elemento, yes o no, o un texto]:ELEMENTO: ' \
      '--timeout=[termina con estado 124 tras tantos segundos]:SEGUNDOS: ' \
      '--no-input[si hubiera que preguntar algo, es un error]' ;;
    ask) _arguments -S $common \
      '--default=[lo que responde Intro en una línea vacía\: el título o el número de un elemento, yes o no, o un texto]:ELEMENTO: ' \
      '--print0[lo escrito termina en un byte cero en lugar de un salto de línea]' \
      '--match=[expresión regular que debe cumplir toda la respuesta (POSIX, extendida)]:EXPRESIÓN: ' \
      '--validate=[una orden que recibe la respuesta por la entrada estándar y termina bien si es válida]:ORDEN:_command_names -e' \
      '--suggestions=[un archivo cuyas líneas completa Tabulador]:ARCHIVO:_files' \
      '--secret[lo que se teclea ni se muestra ni se dice]' \
      '--secret-echo[se dice una palabra por cada tecla de un secreto]' \
      '--timeout=[termina con estado 124 tras tantos segundos]:SEGUNDOS: ' \
      '--no-input[si hubiera que preguntar algo, es un error]' ;;
    say) _arguments -S $common \
      '--print[escribe además el texto, para quien lee, y solo lo dice donde se dicen las preguntas de un script]' \
      '--priority=[cuánto urge (SSIP); por omisión, message]:important|message|text|notification|progress:(important message text notification progress)' ;;
    progress) _arguments -S $common \
      '--title=[un título; si no se da ninguno, el de choose es Acciones]:TEXTO: ' ;;
    pager) _arguments -S $common \
      '--title=[un título; si no se da ninguno, el de choose es Acciones]:TEXTO: ' \
      '1:pager:_files' ;;
    window) _arguments -S $common \
      '1:window:_files -g "*.json(-.)"' ;;
    demo) _arguments -S $common \
      '--window[en una ventana en lugar del terminal]' \
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
