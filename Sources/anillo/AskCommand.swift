internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// A text that a script asks for: standard output carries what was typed and nothing else.
@MainActor
struct AskCommand {
  let program: Program

  private var isSecret: Bool { program.value(.secret) != nil }

  func run() -> ExitStatus {
    guard isConsistent, let checks = TextChecks(program), let suggestions else { return .wrong }
    if isSecret, FileDescriptor.standardOutput.isTerminal {
      program.complain(.secretOnTerminal)
      return .wrong
    }
    guard let front = program.makeFront(program.localizer, forScript: true) else { return .wrong }
    front.refusal = { [unowned front] text in checks.refusal(of: text, front) }
    var options = TextConversation.Options()
    options.isOneShot = true
    options.isChecked = checks.isNeeded
    options.defaultText = program.value(.default)
    options.suggestions = suggestions
    if isSecret { options.secrecy = program.value(.secretEcho) == nil ? .secret : .secretWithWords }
    let outcome = front.hold(conversation(options, front.localizer))
    front.finish()
    guard case .text(let text) = outcome else { return ExitStatus(unanswered: outcome) }
    return give(text, front)
  }

  private func conversation(_ options: TextConversation.Options, _ localizer: Localizer) -> TextConversation {
    if let question = program.invocation.operands.first {
      return TextConversation(question: question, options: options, localizer: localizer)
    }
    return TextConversation(question: isSecret ? .askSecret : .askText, options: options, localizer: localizer)
  }

  /// What would be shown does not go with a secret.
  private var isConsistent: Bool {
    let shown = [ProgramOption.default, .suggestions].first { program.value($0) != nil }
    guard isSecret, let shown else { return true }
    program.complain(.misuseTogether(first: "--secret", second: "--" + shown.rawValue))
    return false
  }

  /// The lines of the file; nil after telling why there are none.
  private var suggestions: [String]? {
    guard let path = program.value(.suggestions) else { return [] }
    do throws(Errno) {
      let bytes = try FileSystem.read(path, limit: MenuFile.sizeLimit, mayWait: true)
      return bytes.split(separator: UInt8(ascii: "\n")).map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
    } catch {
      program.complain([FileFault(error, limit: MenuFile.sizeLimit)], of: path)
      return nil
    }
  }

  /// A person who looks at the terminal gets it harmless, a script its own bytes.
  private func give(_ text: String, _ front: LinearFront) -> ExitStatus {
    if FileDescriptor.standardOutput.isTerminal {
      front.print(harmless(text))
      return .done
    }
    let end: UInt8 = program.value(.printZero) == nil ? UInt8(ascii: "\n") : 0
    do throws(Errno) {
      try StandardOutput.write(front.bytes(of: text) + [end])
      return .done
    } catch {
      program.complain(.outputFailed(reason: error.message))
      return .wrong
    }
  }
}
