#!/bin/sh
# Joins a Wi-Fi network. Each is told once, with the strength of its signal; nmcli asks for a password by itself.

case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  es*) title='Redes Wi-Fi' connected='Conectado a %s' failed='No se pudo conectar a %s' ;;
  *) title='Wi-Fi networks' connected='Connected to %s' failed='Could not connect to %s' ;;
esac

# The name comes last and may have colons. Hidden networks have none.
network=$(nmcli --terse --escape no --fields SIGNAL,SSID device wifi list |
  awk '{
    signal = name = $0
    sub(/:.*/, "", signal)
    sub(/[^:]*:/, "", name)
    if (name != "" && !told[name]++) print name ", " signal " %\t" name
  }' |
  anillo choose --title "$title" --label-delimiter "$(printf '\t')") || exit

if nmcli --ask device wifi connect "$network"; then
  text=$connected status=0
else
  text=$failed status=1
fi
# shellcheck disable=SC2059 # The text is a format.
anillo say --print -- "$(printf "$text" "$network")"
exit "$status"
