#if Window
internal import ActionMenu
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech

extension WindowFront {
  /// Carries out what choosing an item does.
  func perform(_ item: MenuItem) {
    switch item.effect {
    case .run(let command): start(command)
    case .print(let value): printResult(value)
    case .perform(let action): action()
    case .removeCard, .openSubmenu: break
    case nil: tell(Announcement(localizer.text(item.title), priority: .message))
    }
    // A context menu is gone after its action.
    if conversation.scene.card != nil { conversation.leaveCard() }
  }

  /// The value goes to standard output byte for byte, but to a terminal in a harmless form.
  private func printResult(_ value: String) {
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map { harmless(String($0)) }
    let isTerminal = FileDescriptor.standardOutput.isTerminal
    do throws(Errno) {
      try StandardOutput.write(((isTerminal ? lines.joined(separator: "\n") : value) + "\n").utf8)
    } catch {
      return tell(.outputFailed(reason: error.message), priority: .important)
    }
    tell(Announcement(lines.map { .init(Utterance.Span($0, localizer.language)) }, priority: .message))
  }

  private func start(_ command: Command) {
    frame.clearOutput()
    running = CommandInWindow(command, self)
    running?.start()
  }
}
#endif
