internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales

/// One of the three demonstrations, in the linear front.
@MainActor
struct DemoCommand {
  let program: Program

  func run() -> ExitStatus {
    guard let demo = program.invocation.operands.first.flatMap(Demo.init),
      let front = program.makeFront(program.localizer, forScript: false)
    else { return .wrong }
    _ = front.hold(demo.conversation(front, selection: program.selection))
    front.finish()
    return .done
  }
}
