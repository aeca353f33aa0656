internal import TestSupport

extension NoisyProgram {
  package static func anillo(_ menu: SampleMenu, language: String) throws -> NoisyProgram {
    NoisyProgram(
      name: "anillo choose --lang \(language)", file: try BuiltProgram.path("anillo"),
      arguments: ["choose", "--speech", "off", "--lang", language, "--title", menu.title] + menu.items, menu: menu,
      next: .down, startsBeforeItems: true)
  }

  static func all(python: String) throws -> [NoisyProgram] {
    try [anillo(.english, language: "en"), anillo(.spanish, language: "es"), bashSelect]
      + ["dialog", "whiptail"].map(box) + [fzf, smenu]
      + [
        prompt("questionary", python, "import questionary; questionary.select(title, choices=items).ask()"),
        prompt(
          "InquirerPy", python,
          "from InquirerPy import inquirer; inquirer.select(message=title, choices=items).execute()"),
      ]
  }

  /// Whose packages' versions are told.
  static let packages = ["yasr", "bash", "dialog", "whiptail", "fzf", "smenu"]

  private static let menu = SampleMenu.english

  private static var bashSelect: NoisyProgram {
    NoisyProgram(
      name: "bash select", file: "/usr/bin/bash",
      arguments: ["--norc", "-c", #"select item in "$@"; do break; done"#, "bash"] + menu.items)
  }

  private static func box(_ name: String) -> NoisyProgram {
    let tagged = menu.items.enumerated().flatMap { ["\($0.offset + 1)", $0.element] }
    return NoisyProgram(
      name: name, file: "/usr/bin/" + name, arguments: ["--menu", menu.title, "15", "40", "5"] + tagged, next: .down)
  }

  /// The list stands on its head, so that Up moves to the second item. It draws when a timer of its own has run out.
  private static var fzf: NoisyProgram {
    NoisyProgram(
      name: "fzf", file: "/usr/bin/fzf", arguments: ["--header", menu.title], readsItems: true, next: .up,
      quiet: .milliseconds(1200))
  }

  /// The items stand beside each other.
  private static var smenu: NoisyProgram {
    NoisyProgram(
      name: "smenu", file: "/usr/bin/smenu", arguments: ["-m", menu.title], readsItems: true, next: .right)
  }

  /// prompt_toolkit looks at the size of its terminal twice a second.
  private static func prompt(_ name: String, _ python: String, _ script: String) -> NoisyProgram {
    NoisyProgram(
      name: name, file: python,
      arguments: ["-c", "import sys; title, items = sys.argv[1], sys.argv[2:]; " + script, menu.title] + menu.items,
      next: .down, quiet: .milliseconds(1200))
  }
}
