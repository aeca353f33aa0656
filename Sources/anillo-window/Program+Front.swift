#if Window
internal import ActionMenu
internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import SpeechDispatcher
internal import WindowFront

extension Program {
  /// The drawn front, or nil after telling why there is none.
  func makeFront(
    _ menu: Menu, _ localizer: Localizer, options: MenuConversation.Options = MenuConversation.Options()
  ) -> WindowFront? {
    guard let speech = makeSpeech(forScript: options.isOneShot) else { return nil }
    if let front = try? WindowFront(
      menu, localizer: localizer, speech: speech.output, reporting: speech.voice, options: options)
    {
      front.timeout = timeout
      return front
    }
    let words = [invocation.command.rawValue] + invocation.operands.map { harmless($0) }
    complain(.windowNoDisplay(arguments: words.dropFirst(invocation.command.isNamed ? 0 : 1).joined(separator: " ")))
    return nil
  }
}

extension ProgramCommand {
  /// Whether the command without a window has a name of its own.
  fileprivate var isNamed: Bool { self != .shell && self != .window }
}
#endif
