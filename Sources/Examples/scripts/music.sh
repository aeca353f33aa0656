#!/bin/sh
# Plays music with mpc, until it is left by Esc.

tab=$(printf '\t')
case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  es*)
    title='Música' toggle='Reproducir o pausar' next='Siguiente' previous='Anterior'
    louder='Más alto' softer='Más bajo' song='Elegir una canción' now='Qué suena' nothing='No suena nada' ;;
  *)
    title='Music' toggle='Play or pause' next='Next' previous='Previous'
    louder='Louder' softer='Softer' song='Choose a song' now='What is playing' nothing='Nothing is playing' ;;
esac

choose_song() {
  song_number=$(mpc --format "%title%${tab}%position%" playlist | anillo choose --title "$song" --label-delimiter "$tab") &&
    mpc --quiet play "$song_number"
}

while action=$(anillo choose --title "$title" "$toggle" "$next" "$previous" "$louder" "$softer" "$song" "$now"); do
  case $action in
    "$toggle") mpc --quiet toggle ;;
    "$next") mpc --quiet next ;;
    "$previous") mpc --quiet prev ;;
    "$louder") mpc --quiet volume +10 ;;
    "$softer") mpc --quiet volume -10 ;;
    "$song") choose_song ;;
  esac
  playing=$(mpc current)
  anillo say --print -- "${playing:-$nothing}"
done
