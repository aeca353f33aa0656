public import ActionMenu
public import Dialogue
internal import Glibc
internal import Locales
internal import MenuCommands
internal import Posix
internal import Speech

extension LinearFront {
  /// Has an answer judged and takes what came of it back to the conversation, unless the end has come meanwhile.
  func check(_ text: String) {
    let refusal = refusal(text)
    if hasHungUp { return handle(.inputEnded) }
    // The place that waits ends everything.
    if isTimeOver, refusal != nil { return }
    handle(.checked(text, refusal: refusal))
  }

  /// Lets a program judge a text, which it gets on standard input with a line break behind it.
  ///
  /// - Parameters:
  ///   - command: ends with 0 where the text is good. Ctrl-C ends it, and that refuses the text.
  ///   - text: what is judged.
  /// - Returns: Nil where it is good, else what the program has printed.
  public func refusal(by command: Command, of text: String) -> Announcement? {
    leaveLine()
    let result = Readline.withTerminalGivenBack {
      defer { terminal.restore() }
      return CommandRun(self, judging: bytes(of: text) + [UInt8(ascii: "\n")]).run(command)
    }
    if let signal = result.endingSignal {
      if signal == SIGHUP { hasHungUp = true } else { end(by: signal) }
    }
    if case .ended(.exited(0), _) = result { return nil }
    return Announcement(reasons(of: result, for: text), priority: .important)
  }

  /// An answer as it was typed: what is no UTF-8 stands in no text.
  public func bytes(of text: String) -> [UInt8] {
    String(decoding: submitted, as: UTF8.self) == text ? submitted : Array(text.utf8)
  }

  private func reasons(of result: CommandResult, for text: String) -> [Announcement.Line] {
    switch result {
    case .ended(.exited, let lines?):
      // Whatever the program makes of a secret, it is neither shown nor said.
      let isSecret = secrecy != .open
      let told = lines.filter { line in
        !line.allSatisfy(\.isWhitespace) && !(isSecret && (line.contains(text) || line.contains(harmless(text))))
      }
      if told.isEmpty { return [.init(localizer(.askRefused))] }
      return told.map { .init(.init($0, localizer.language)) }
    default: return result.phrase.map { [.init(localizer($0))] } ?? []
    }
  }
}
