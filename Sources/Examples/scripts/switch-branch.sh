#!/bin/sh
# Switches to another branch of git, those changed last first. Cancelled, it ends with 130 and nothing is done.

case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
  es*) title='Ramas' question='Hay cambios sin confirmar. ¿Cambiar de rama de todos modos?' ;;
  *) title='Branches' question='There are changes that are not committed. Switch all the same?' ;;
esac

branch=$(git branch --sort=-committerdate --format='%(refname:short)' | anillo choose --title "$title") || exit
if [ -n "$(git status --porcelain)" ]; then
  anillo confirm "$question" || exit
fi
git switch "$branch"
