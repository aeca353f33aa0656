#!/bin/sh
# Starts, stops and restarts services of systemd. Each is told with its state; systemctl gets its name alone.

tab=$(printf '\t')
case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  es*)
    title='Servicios' start='Iniciar' restart='Reiniciar' stop='Detener' status='Estado'
    question='¿Detener %s?' ;;
  *)
    title='Services' start='Start' restart='Restart' stop='Stop' status='Status'
    question='Stop %s?' ;;
esac

# What stands before the tab is shown, what stands behind it is printed.
service=$(systemctl list-units --type=service --all --plain --no-legend |
  awk '{ name = $1; sub(/\.service$/, "", name); print name ", " $4 "\t" $1 }' |
  anillo choose --title "$title" --label-delimiter "$tab") || exit

action=$(printf '%s\tstart\n%s\trestart\n%s\tstop\n%s\tstatus\n' "$start" "$restart" "$stop" "$status" |
  anillo choose --title "$service" --label-delimiter "$tab") || exit

if [ "$action" = status ]; then
  exec systemctl --no-pager status "$service"
fi
if [ "$action" = stop ]; then
  # shellcheck disable=SC2059 # The question is a format.
  anillo confirm "$(printf "$question" "$service")" || exit
fi
systemctl "$action" "$service" &&
  anillo say --print -- "$service: $(systemctl is-active "$service")"
