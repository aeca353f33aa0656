internal import Locales

// Each after the program's own manual: gum 0.16, fzf 0.60, dialog 1.3, whiptail 0.52, smenu 1.4, rofi 1.7, bash 5.2.
// TEXT, ITEM and so on are metavariables, N is a number.

extension ComingFrom {
  static let gum = ComingFrom(
    name: "gum",
    rows: [
      Row(theirs: "gum choose ITEM ITEM", ours: "anillo choose ITEM ITEM"),
      Row(theirs: "gum choose --header TEXT", ours: "anillo choose --title TEXT"),
      Row(theirs: "gum choose --limit N", ours: "anillo choose --multiple=N"),
      Row(theirs: "gum choose --no-limit", ours: "anillo choose --multiple"),
      Row(theirs: "gum choose --no-limit --selected A,B", ours: "anillo choose --multiple --selected A --selected B"),
      Row(theirs: "gum choose --label-delimiter TEXT", ours: "anillo choose --label-delimiter TEXT"),
      Row(theirs: "gum choose --select-if-one", ours: "anillo choose --select-if-one"),
      Row(theirs: "gum choose --height N", ours: "anillo choose --list N"),
      Row(theirs: "gum choose --timeout 10s", ours: "anillo choose --timeout 10"),
      Row(theirs: "gum choose --cursor TEXT", ours: .nothing(.comingNothingPainted)),
      Row(theirs: "gum filter", ours: "anillo choose"),
      Row(theirs: "gum filter --no-strict", ours: "anillo choose --allow-new"),
      Row(theirs: "gum filter --value TEXT", ours: .nothing(.comingTypeIt)),
      Row(theirs: "gum confirm TEXT", ours: "anillo confirm TEXT"),
      Row(theirs: "gum confirm --default=false TEXT", ours: "anillo confirm --default no TEXT"),
      Row(theirs: "gum input --header TEXT", ours: "anillo ask TEXT"),
      Row(theirs: "gum input --value TEXT", ours: "anillo ask --default TEXT"),
      Row(theirs: "gum input --password", ours: "anillo ask --secret"),
      Row(theirs: "gum pager", ours: "anillo pager"),
      Row(theirs: "gum spin -- COMMAND", ours: .nearly("anillo progress", { .comingRunsNothing(ours: $0) })),
    ])

  static let fzf = ComingFrom(
    name: "fzf",
    rows: [
      Row(theirs: "fzf", ours: "anillo choose"),
      Row(theirs: "fzf --header TEXT", ours: "anillo choose --title TEXT"),
      Row(theirs: "fzf --prompt TEXT", ours: "anillo choose --prompt TEXT"),
      Row(theirs: "fzf --multi", ours: "anillo choose --multiple"),
      Row(theirs: "fzf --multi=N", ours: "anillo choose --multiple=N"),
      Row(theirs: "fzf --filter TEXT", ours: "anillo choose --filter TEXT"),
      Row(theirs: "fzf --query TEXT", ours: .nothing(.comingTypeIt)),
      Row(theirs: "fzf --select-1", ours: "anillo choose --select-if-one"),
      Row(theirs: "fzf --exit-0", ours: "anillo choose --exit-if-none"),
      Row(theirs: "fzf --print-query", ours: "anillo choose --print-query"),
      Row(theirs: "fzf --read0", ours: "anillo choose --read0"),
      Row(theirs: "fzf --print0", ours: "anillo choose --print0"),
      Row(theirs: "fzf --header-lines N", ours: "anillo choose --header-lines N"),
      Row(theirs: "fzf --delimiter TEXT --with-nth 1", ours: "anillo choose --label-delimiter TEXT"),
      Row(theirs: "fzf --height N", ours: "anillo choose --list N"),
      Row(theirs: "fzf --preview COMMAND", ours: .nothing(.comingDetail)),
      Row(theirs: "fzf --ignore-case", ours: .nothing(.comingAlways)),
      Row(theirs: "fzf --color TEXT", ours: .nothing(.comingNothingPainted)),
    ])

  static let dialog = ComingFrom(
    name: "dialog, whiptail",
    rows: [
      Row(theirs: "--menu TEXT 0 0 0 TAG ITEM", ours: "anillo choose --title TEXT --label-delimiter TEXT"),
      Row(theirs: "--checklist TEXT 0 0 0 TAG ITEM on", ours: "anillo choose --multiple --selected ITEM"),
      Row(theirs: "--radiolist TEXT 0 0 0 TAG ITEM on", ours: "anillo choose --default ITEM"),
      Row(theirs: "--default-item TAG", ours: "anillo choose --default ITEM"),
      Row(theirs: "--yesno TEXT 0 0", ours: "anillo confirm TEXT"),
      Row(theirs: "--defaultno --yesno TEXT 0 0", ours: "anillo confirm --default no TEXT"),
      Row(theirs: "--inputbox TEXT 0 0 TEXT", ours: "anillo ask --default TEXT TEXT"),
      Row(theirs: "--passwordbox TEXT 0 0", ours: "anillo ask --secret TEXT"),
      Row(
        theirs: "--insecure --passwordbox TEXT 0 0",
        ours: .nearly("anillo ask --secret --secret-echo TEXT", { .comingPerKey(ours: $0) })),
      Row(theirs: "--msgbox TEXT 0 0", ours: .nearly("anillo say TEXT") { .comingSaysOnly(ours: $0) }),
      Row(theirs: "--infobox TEXT 0 0", ours: "anillo say --print TEXT"),
      Row(theirs: "--gauge TEXT 0 0", ours: "anillo progress"),
      Row(theirs: "--textbox FILE 0 0", ours: "anillo pager FILE"),
      Row(theirs: "--title TEXT", ours: "anillo choose --title TEXT"),
      Row(theirs: "--timeout N", ours: "anillo choose --timeout N"),
      Row(theirs: "--separate-output", ours: .nothing(.comingAlways)),
    ])

  static let smenu = ComingFrom(
    name: "smenu",
    rows: [
      Row(theirs: "smenu -m TEXT", ours: "anillo choose --title TEXT"),
      Row(theirs: "smenu -T", ours: "anillo choose --multiple"),
      Row(theirs: "smenu -s ITEM", ours: "anillo choose --default ITEM"),
      Row(theirs: "smenu -n N", ours: "anillo choose --list N"),
      Row(theirs: "smenu -x quit N", ours: "anillo choose --timeout N"),
      Row(theirs: "smenu -N", ours: .nothing(.comingAlways)),
    ])

  static let rofi = ComingFrom(
    name: "rofi -dmenu",
    rows: [
      Row(theirs: "rofi -dmenu", ours: "anillo choose --window"),
      Row(theirs: "rofi -dmenu -mesg TEXT", ours: "anillo choose --title TEXT"),
      Row(theirs: "rofi -dmenu -p TEXT", ours: "anillo choose --prompt TEXT"),
      Row(theirs: "rofi -dmenu -multi-select", ours: "anillo choose --multiple"),
      Row(theirs: "rofi -dmenu -no-custom", ours: "anillo choose"),
      Row(theirs: "rofi -dmenu -select ITEM", ours: "anillo choose --default ITEM"),
      Row(theirs: "rofi -dmenu -format i", ours: "anillo choose --index"),
      Row(theirs: "rofi -dmenu -sep '\\0'", ours: "anillo choose --read0"),
      Row(theirs: "rofi -dmenu -l N", ours: "anillo choose --list N"),
      Row(theirs: "rofi -dmenu -password", ours: "anillo ask --secret"),
      Row(theirs: "rofi -dmenu -i", ours: .nothing(.comingAlways)),
    ])

  static let select = ComingFrom(
    name: "bash select",
    rows: [
      Row(
        theirs: "select x in ITEM ITEM; do break; done",
        ours: .nearly("anillo choose ITEM ITEM", { .comingAsItIs(ours: $0) })),
      Row(theirs: "PS3=TEXT", ours: "anillo choose --prompt TEXT"),
      Row(theirs: "$REPLY", ours: .nearly("anillo choose --index", { .comingFromZero(ours: $0) })),
      Row(theirs: "TMOUT=N", ours: "anillo choose --timeout N"),
    ])
}
