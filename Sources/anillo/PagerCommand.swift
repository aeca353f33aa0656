internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// A text to be read line by line: a file, or standard input while the keys come from the terminal.
@MainActor
struct PagerCommand {
  let program: Program

  func run() -> ExitStatus {
    guard program.canAsk, let input = PagerInput(program) else { return .wrong }
    if let fault = input.fill() {
      complain(fault)
      return .wrong
    }
    guard let front = program.makeFront(program.localizer, forScript: true) else { return .wrong }
    input.watch(in: front)
    _ = front.hold(OutputConversation(input.text, title: title, localizer: front.localizer))
    front.finish()
    return .done
  }

  private var path: String? { program.invocation.operands.first.flatMap { $0 == "-" ? nil : $0 } }

  private var title: String {
    program.value(.title) ?? path.flatMap { $0.split(separator: "/").last.map(String.init) }
      ?? program.localizer(.pagerText).text
  }

  private func complain(_ fault: Errno) {
    if let path {
      program.complain([.unreadable(fault)], of: path)
    } else {
      program.complain(.misuseInputUnreadable(reason: fault.message))
    }
  }
}
