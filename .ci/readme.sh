# To be sourced: what stands in the README is what is run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export DEBIAN_FRONTEND=noninteractive
if ! command -v sudo >/dev/null; then
  sudo() { "$@"; }
  export -f sudo
fi

# Runs the command in the block after the comment with that name.
run_command_of_readme() {
  local command
  command=$(sed -n "/^<!-- $1 -->/,/^\`\`\`\$/p" README.md | grep -v -e '^<!--' -e '^```')
  [ -n "$command" ]
  bash -euo pipefail -xc "$command"
}
