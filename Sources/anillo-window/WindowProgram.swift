#if Window
internal import ActionMenu
internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import StringCatalog
internal import WindowFront

/// A menu document, or one of the demonstrations, in a window.
@MainActor
struct WindowProgram {
  let program: Program

  func run() -> ExitStatus {
    switch program.invocation.command {
    case .demo: runDemo()
    case .shell, .window: runMenu()
    case .choose: WindowChoice(program: program).run()
    default: refuse()
    }
  }

  /// Everything else is the other program's.
  private func refuse() -> ExitStatus {
    program.complain(.windowOnlyMenus)
    return .wrong
  }

  private func runMenu() -> ExitStatus {
    guard let path = program.invocation.operands.first else { return refuse() }
    do throws(MenuFile.Faults) {
      let file = try MenuFile.read(path)
      if file.menu.items.isEmpty {
        program.complain(.misuseNoItems)
        return .nothing
      }
      return hold(file.menu, file.localizer(program.language.spoken))
    } catch {
      program.complain(error.faults, of: error.path)
      return .wrong
    }
  }

  private func runDemo() -> ExitStatus {
    guard let demo = program.invocation.operands.first.flatMap(Demo.init) else { return refuse() }
    var front: WindowFront?
    let menu = demo.menu(in: { front?.localizer ?? program.localizer }, tell: { front?.tell($0) })
    front = program.makeFront(menu, program.localizer)
    return hold(front)
  }

  private func hold(_ menu: Menu, _ localizer: Localizer) -> ExitStatus { hold(program.makeFront(menu, localizer)) }

  private func hold(_ front: WindowFront?) -> ExitStatus {
    guard let front else { return .wrong }
    _ = front.run()
    front.finish()
    return .done
  }
}
#endif
