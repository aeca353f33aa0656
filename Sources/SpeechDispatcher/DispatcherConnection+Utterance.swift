import CSpeechd
import Glibc
import Speech
import StringCatalog

extension DispatcherConnection {
  /// Hands an utterance over; the daemon has taken it when this returns. One with nothing to be said is passed over.
  func say(_ utterance: Utterance) throws(Fault) {
    let messages = utterance.spans.compactMap { Message($0, utterance.kind) }
    if utterance.kind == .soundIcon {
      if case .text(let span)? = messages.first { try play(span.text, utterance.priority) }
    } else if messages.count > 1 {
      try sayBlock(messages, utterance.priority)
    } else if let message = messages.first {
      try set(utterance.priority)
      try say(message)
    }
  }

  /// What of a span can be handed over.
  private enum Message {
    case text(Utterance.Span)
    case character(Utterance.Span)

    /// Nil where there is nothing to be said.
    init?(_ span: Utterance.Span, _ kind: Utterance.Kind) {
      if kind == .character, let character = SpokenText.character(span.text) {
        self = .character(.init(character, span.language))
      } else if let text = SpokenText.text(span.text) {
        self = .text(.init(text, span.language))
      } else {
        return nil
      }
    }
  }

  /// `spd_say` and `spd_char` would set the priority each time, too, and each setting is a round trip of 0.1 ms before
  /// the first word; so SPEAK and CHAR are spelled out, and only what differs from the last utterance is set.
  private func say(_ message: Message) throws(Fault) {
    switch message {
    case .text(let span):
      try set(span)
      try execute("SPEAK")
      try send(span.text)
    case .character(let span):
      try set(span)
      try execute("CHAR \(span.text)")
    }
  }

  private func play(_ icon: String, _ priority: SpeechPriority) throws(Fault) {
    guard let name = SpokenText.word(icon) else { return }
    self.priority = nil
    try check(unsafe spd_sound_icon(connection, priority.ssip, name))
  }

  /// Several texts as one message. The daemon refuses another priority within a block (SSIP, "BLOCK BEGIN").
  private func sayBlock(_ messages: [Message], _ priority: SpeechPriority) throws(Fault) {
    try set(priority)
    try execute("BLOCK BEGIN")
    for message in messages { try say(message) }
    try execute("BLOCK END")
  }

  private func set(_ priority: SpeechPriority) throws(Fault) {
    if priority == self.priority { return }
    try execute("SET SELF PRIORITY \(priority.word)")
    self.priority = priority
  }

  /// The language, and then the voice, since the daemon forgets the voice where a language has a module of its own
  /// (LanguageDefaultModule in speechd.conf).
  private func set(_ span: Utterance.Span) throws(Fault) {
    if span.language == language { return }
    try check(unsafe spd_set_language(connection, span.language.description))
    language = span.language
    guard let voice = settings.voice.flatMap(SpokenText.word) else { return }
    if settings.voiceLanguage.map({ $0.language == span.language.language }) ?? true {
      unsafe spd_set_synthesis_voice(connection, voice)
    } else {
      // A type of voice takes the name of a voice away.
      unsafe spd_set_voice_type(connection, SPD_MALE1)
    }
  }

  private func execute(_ command: String) throws(Fault) { try check(unsafe spd_execute_command(connection, command)) }

  /// The text is a single line, so only a dot at its beginning could be taken for the end of the data.
  private func send(_ text: String) throws(Fault) {
    let data = (text.hasPrefix(".") ? "." : "") + text + "\r\n.\r\n"
    let reply = unsafe spd_send_data(connection, data, SPD_WAIT_REPLY)
    defer { unsafe free(reply) }
    // Replies of the 200s tell that it went well (SSIP, "Return Codes").
    try check(unsafe reply.map { unsafe $0.pointee == CChar(UInt8(ascii: "2")) } == true ? 0 : -1)
  }
}

extension SpeechPriority {
  /// As SSIP spells it.
  fileprivate var word: String { self == .progress ? SpeechPriority.notification.rawValue : rawValue }

  fileprivate var ssip: SPDPriority {
    switch self {
    case .important: SPD_IMPORTANT
    case .message: SPD_MESSAGE
    case .text: SPD_TEXT
    case .notification: SPD_NOTIFICATION
    // Not SSIP's own progress: in speech-dispatcher 0.11.4 its messages outlive CANCEL and are said after the cut.
    case .progress: SPD_NOTIFICATION
    }
  }
}
