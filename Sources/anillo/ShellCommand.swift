internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech
internal import StringCatalog

/// The shell: a menu again and again, until it is left.
@MainActor
struct ShellCommand {
  let program: Program

  static var menuPath: String? { Configuration.folder.map { $0 + "/menu.json" } }

  func run() -> ExitStatus {
    do throws(MenuFile.Faults) {
      guard let path = try named() ?? own() else { return runStarterMenu() }
      return hold(try MenuFile.read(path))
    } catch {
      tell(error)
      return .wrong
    }
  }

  private func named() throws(MenuFile.Faults) -> String? { program.invocation.operands.first }

  private func own() -> String? { Self.menuPath.flatMap { FileSystem.exists($0) ? $0 : nil } }

  private func tell(_ error: MenuFile.Faults) {
    let operand = program.invocation.operands.first
    if let operand, operand == error.path, !operand.contains("."), !FileSystem.exists(operand) {
      return program.complain(.misuseNoCommand(word: harmless(operand)))
    }
    program.complain(error.faults, of: error.path)
    if error.faults.count > 1 {
      program.complain(.faultCount(count: error.faults.count, file: harmless(error.path)))
    }
  }

  private func hold(_ file: MenuFile) -> ExitStatus {
    if file.menu.items.isEmpty {
      program.complain(.misuseNoItems)
      return .nothing
    }
    let localizer = file.localizer(program.language.spoken)
    guard let front = program.makeFront(localizer, forScript: false) else { return .wrong }
    return hold(file.menu, front)
  }

  private func runStarterMenu() -> ExitStatus {
    guard let front = program.makeFront(program.localizer, forScript: false) else { return .wrong }
    return hold(StarterMenu(front: front).menu, front)
  }

  private func hold(_ menu: Menu, _ front: LinearFront) -> ExitStatus {
    var options = MenuConversation.Options()
    options.selection = program.selection
    let firstRun = FirstRun(
      speaks: SpeechPlan(program).mode != .off, hasConfiguration: program.configuration.exists)
    options.greeting = firstRun.greeting(front.localizer)
    let settings = KeptSettings(program)
    front.settingsChanged = { word, value in
      if let option = ProgramOption(rawValue: word.rawValue) { settings.keep(value, of: option) }
    }
    front.farewell = { $0.tell(.shellGoodbye) }
    let conversation = MenuConversation(menu, localizer: front.localizer, options: options)
    _ = front.hold(conversation)
    front.finish()
    if front.hasSpoken { firstRun.wasHeard() }
    settings.tellOutcome()
    return .done
  }
}
