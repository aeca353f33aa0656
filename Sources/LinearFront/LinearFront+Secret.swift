internal import Dialogue
internal import Locales
internal import Speech

extension LinearFront {
  /// What may be seen and heard of what is typed now.
  var secrecy: LineSecrecy { frames.last?.conversation.secrecy ?? .open }

  /// What stands in the line; nobody but the conversation gets to know it where it is secret.
  var typedText: String { secrecy == .open ? Readline.line : String(decoding: secret.bytes, as: UTF8.self) }

  /// Readline's own functions can bring something into its line, as the one that takes the next key literally.
  func takeStraySecret() {
    Readline.isSecret = secrecy != .open
    guard Readline.isSecret, Readline.length > 0 else { return }
    for byte in Readline.bytes { secret.take(byte, limit: Self.lengthLimit) }
    Readline.setLine("", whole: false)
  }

  /// Says the word for what the last key did, where it is wanted; the same for every character. A key that did nothing
  /// finds the cursor where it always is, behind the last one.
  func echoSecret() {
    let change = secret.change ?? (line.isAnswered ? nil : .nothing)
    secret.change = nil
    line.known = Readline.editedLine
    (line.isAnswered, line.isTyped) = (true, false)
    guard secrecy == .secretWithWords, let change else { return }
    let phrase: Phrase =
      switch change {
      case .typed: .secretCharacter
      case .deleted: .secretDeleted
      case .cleared: .secretCleared
      case .nothing: .itemBlank
      }
    say(Utterance(priority: .notification, spans: [localizer(phrase)]))
  }

  /// Whether nothing was said since the last cut, of a secret.
  var isCutNeedless: Bool {
    guard secrecy != .open else { return false }
    defer { secret.isVoiceCut = true }
    return secret.isVoiceCut
  }
}
