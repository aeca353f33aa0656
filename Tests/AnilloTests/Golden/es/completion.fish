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
complete -c anillo -n '__anillo_in ""' -a choose -d 'una elección para un script; los elementos son argumentos o líneas de la entrada estándar'
complete -c anillo -n '__anillo_in ""' -a confirm -d 'una pregunta de un script que se responde con sí o no'
complete -c anillo -n '__anillo_in ""' -a ask -d 'una línea de texto para un script'
complete -c anillo -n '__anillo_in ""' -a say -d 'dice un texto; sin texto, las líneas de la entrada estándar'
complete -c anillo -n '__anillo_in ""' -a progress -d 'las líneas de porcentaje de la entrada estándar, en palabras y a pasos razonables'
complete -c anillo -n '__anillo_in ""' -a pager -d 'un texto que se recorre línea a línea, con búsqueda'
complete -c anillo -n '__anillo_in ""' -a window -d 'un menú en una ventana, con puntero, dedo o teclas'
complete -c anillo -n '__anillo_in ""' -a demo -d 'una de las tres demostraciones'
complete -c anillo -n '__anillo_in ""' -a check -d 'todos los errores de menús y catálogos, con su lugar y remedio'
complete -c anillo -n '__anillo_in ""' -a status -d 'qué haría Anillo aquí y por qué'
complete -c anillo -n '__anillo_in ""' -a manual -d 'la página de manual'
complete -c anillo -n '__anillo_in ""' -a completion -d 'autocompletado para un intérprete de órdenes'
complete -c anillo -n '__anillo_in ""' -a help -d 'esta ayuda'
complete -c anillo -n '__anillo_in pager' -F
complete -c anillo -n '__anillo_in window' -a '(__fish_complete_suffix .json)'
complete -c anillo -n '__anillo_in demo' -a 'ring arc cards'
complete -c anillo -n '__anillo_in check' -F
complete -c anillo -n '__anillo_in completion' -a 'bash zsh fish'
complete -c anillo -n '__anillo_in help' -a 'choose confirm ask say progress pager window demo check status manual completion help coming-from'
complete -c anillo -n '__anillo_in choose progress pager' -l title -x -d 'un título; si no se da ninguno, el de choose es Acciones'
complete -c anillo -n '__anillo_in choose' -l prompt -x -d 'una pregunta tras la lista'
complete -c anillo -n '__anillo_in choose confirm ask' -l default -x -d 'lo que responde Intro en una línea vacía: el título o el número de un elemento, yes o no, o un texto'
complete -c anillo -n '__anillo_in choose' -l multiple -d 'se pueden elegir varios, como mucho MÁX; Intro en una línea vacía termina'
complete -c anillo -n '__anillo_in choose' -l selected -x -d 'un elemento seleccionado desde el principio; se puede repetir'
complete -c anillo -n '__anillo_in choose' -l filter -x -d 'sin preguntar: escribe lo que coincide con un texto, lo mejor primero'
complete -c anillo -n '__anillo_in choose' -l list -x -a 'all none' -d 'cuántas líneas de la lista se escriben de una vez; por omisión, 20'
complete -c anillo -l select -x -a 'key enter' -d 'si un número elige al instante o con Intro; por omisión, key'
complete -c anillo -n '__anillo_in choose' -l read0 -d 'los elementos de la entrada estándar terminan en un byte cero y pueden tener saltos de línea'
complete -c anillo -n '__anillo_in choose' -l json-lines -d 'cada elemento de la entrada estándar es un objeto JSON: id, title, detail, role, value'
complete -c anillo -n '__anillo_in choose' -l label-delimiter -x -d 'un elemento es una etiqueta, este texto y el valor que se escribe'
complete -c anillo -n '__anillo_in choose' -l header-lines -x -d 'las primeras N líneas de la entrada estándar se leen y no se pueden elegir'
complete -c anillo -n '__anillo_in choose' -l select-if-one -d 'si hay un solo elemento, se elige sin preguntar'
complete -c anillo -n '__anillo_in choose' -l exit-if-none -d 'sin elementos no se dice nada; el estado de salida es 1'
complete -c anillo -n '__anillo_in choose' -l allow-new -d 'también vale como respuesta un texto que no está en la lista'
complete -c anillo -n '__anillo_in choose' -l index -d 'escribe el número del elemento, contando desde 0'
complete -c anillo -n '__anillo_in choose' -l print-query -d 'escribe en la primera línea lo que se tecleó'
complete -c anillo -n '__anillo_in choose ask' -l print0 -d 'lo escrito termina en un byte cero en lugar de un salto de línea'
complete -c anillo -n '__anillo_in ask' -l match -x -d 'expresión regular que debe cumplir toda la respuesta (POSIX, extendida)'
complete -c anillo -n '__anillo_in ask' -l validate -x -a '(__fish_complete_command)' -d 'una orden que recibe la respuesta por la entrada estándar y termina bien si es válida'
complete -c anillo -n '__anillo_in ask' -l suggestions -r -F -d 'un archivo cuyas líneas completa Tabulador'
complete -c anillo -n '__anillo_in ask' -l secret -d 'lo que se teclea ni se muestra ni se dice'
complete -c anillo -n '__anillo_in ask' -l secret-echo -d 'se dice una palabra por cada tecla de un secreto'
complete -c anillo -n '__anillo_in say' -l print -d 'escribe además el texto, para quien lee, y solo lo dice donde se dicen las preguntas de un script'
complete -c anillo -n '__anillo_in say' -l priority -x -a 'important message text notification progress' -d 'cuánto urge (SSIP); por omisión, message'
complete -c anillo -n '__anillo_in choose confirm ask' -l timeout -x -d 'termina con estado 124 tras tantos segundos'
complete -c anillo -n '__anillo_in choose confirm ask' -l no-input -d 'si hubiera que preguntar algo, es un error'
complete -c anillo -n '__anillo_in choose demo' -l window -d 'en una ventana en lugar del terminal'
complete -c anillo -l lang -x -a 'en es' -d 'el idioma de los mensajes y la voz, como es o en'
complete -c anillo -l speech -x -a 'auto on off' -d 'si Anillo habla por sí mismo; por omisión, auto'
complete -c anillo -l transcript -r -F -d 'escribe en un archivo lo que se dice, una línea JSON por frase'
complete -c anillo -l rate -x -d 'velocidad de la voz, de -100 a 100'
complete -c anillo -l pitch -x -d 'tono de la voz, de -100 a 100'
complete -c anillo -l volume -x -d 'volumen de la voz, de -100 a 100'
complete -c anillo -l voice -x -d 'nombre de la voz'
complete -c anillo -l module -x -d 'módulo de salida de speech-dispatcher, como espeak-ng'
complete -c anillo -l punctuation -x -a 'none some most all' -d 'cuánta puntuación se dice'
complete -c anillo -l capitals -x -a 'none spell icon' -d 'cómo se distinguen las mayúsculas'
complete -c anillo -l echo -x -a 'none characters words' -d 'qué se lee de las teclas pulsadas; por omisión, characters'
complete -c anillo -s h -l help -d 'esta ayuda'
complete -c anillo -s V -l version -d 'la versión'
