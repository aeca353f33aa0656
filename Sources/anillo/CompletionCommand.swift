internal import Application
internal import CommandReference
internal import StringCatalog

/// The completions of a shell, in the session's language.
@MainActor
struct CompletionCommand {
  let program: Program

  func run() -> ExitStatus {
    guard let shell = program.invocation.operands.first.flatMap(CompletionShell.init) else { return .wrong }
    for line in CompletionScript(shell, language: program.language.spoken).lines { program.print(line) }
    return .done
  }
}
