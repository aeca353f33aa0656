internal import Application
internal import CommandReference
internal import StringCatalog

/// The man page in the session's language: `anillo manual | man -l -`.
@MainActor
struct ManualCommand {
  let program: Program

  func run() -> ExitStatus {
    for line in ManualPage(language: program.language.spoken).lines { program.print(line) }
    return .done
  }
}
