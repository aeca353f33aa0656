public import ActionMenu
internal import Dialogue
internal import Locales
internal import MenuCommands
internal import Posix
internal import Speech

extension LinearFront {
  /// Carries out what choosing an item does, while the conversation waits.
  func perform(_ item: MenuItem) {
    switch item.effect {
    case .run(let command): run(command)
    case .print(let value): printResult(value)
    case .perform(let action): perform(action)
    case .removeCard, .openSubmenu: break
    case nil: tell(Announcement(localizer.text(item.title), priority: .message))
    }
  }

  /// What the action prints by itself stands in lines of its own, too.
  private func perform(_ action: @MainActor () -> Void) {
    leaveLine()
    action()
    Readline.flushOutput()
  }

  /// The value goes to standard output byte for byte; the person hears it in a harmless form.
  private func printResult(_ value: String) {
    if !FileDescriptor.standardOutput.isTerminal {
      do throws(Errno) {
        try StandardOutput.write((value + "\n").utf8)
      } catch {
        return tell(Announcement(localizer(.outputFailed(reason: error.message)), priority: .important))
      }
    }
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    tell(Announcement(lines.map { .init(Utterance.Span(harmless($0), localizer.language)) }, priority: .message))
  }

  /// Runs a program and tells how it ended where that is worth a line.
  public func run(_ command: Command) {
    leaveLine()
    let result = Readline.withTerminalGivenBack {
      // Readline takes over the settings that it finds.
      defer { terminal.restore() }
      return CommandRun(self).run(command)
    }
    // What the terminal has answered to a program that had it is nobody's key.
    if command.takesTerminal { terminal.discardTypedKeys() }
    if case .ended(_, let lines?) = result {
      lastOutput = lines
      line.isAnswered = true
    }
    if let phrase = result.phrase { tell(Announcement(localizer(phrase), priority: result.priority)) }
    if let signal = result.endingSignal { end(by: signal) }
  }
}
