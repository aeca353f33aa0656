#!/bin/sh
# Mounts a disk, or unmounts it after a question. Those of the system itself are not offered.

case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  es*) title='Discos' mounted='montado' question='¿Desmontar el disco?' ;;
  *) title='Disks' mounted='mounted' question='Unmount the disk?' ;;
esac

# lsblk writes a blank in a label as \x20, so that blanks divide the columns.
choice=$(lsblk --raw --noheadings --paths --output NAME,SIZE,FSTYPE,LABEL,MOUNTPOINT |
  awk -F '[ ]' -v mounted="$mounted" '
    $3 == "" || $3 == "swap" { next }
    { name = $4 == "" ? $1 : $4; gsub(/\\x20/, " ", name) }
    $5 == "" { print name ", " $2 "\tmount " $1 }
    $5 ~ /^\/(media|mnt|run\/media)\// { print name ", " $2 ", " mounted "\tunmount " $1 }
  ' |
  anillo choose --title "$title" --label-delimiter "$(printf '\t')") || exit

action=${choice%% *}
if [ "$action" = unmount ]; then
  anillo confirm "$question" || exit
fi
text=$(udisksctl "$action" --block-device "${choice#* }" 2>&1)
status=$?
anillo say --print -- "$text"
exit "$status"
