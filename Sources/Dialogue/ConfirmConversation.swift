internal import Locales
internal import Speech

/// A question of a script that is answered with yes or no, and with nothing else.
public struct ConfirmConversation: Conversation {
  private let question: String?
  private let defaultAnswer: Answer?
  private var localizer: Localizer

  /// - Parameters:
  ///   - question: as the script has it; nil asks whether to go on.
  ///   - defaultAnswer: what Enter alone answers; nil lets it repeat the question.
  ///   - localizer: the words of the session.
  public init(question: String?, default defaultAnswer: Answer?, localizer: Localizer) {
    self.question = question
    self.defaultAnswer = defaultAnswer
    self.localizer = localizer
  }

  public mutating func localize(_ localizer: Localizer) { self.localizer = localizer }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: [ask, .setLine("")]
    case .resumed, .moved: [ask]
    case .submitted(let line): submitted(line)
    case .escaped(let line): line.isEmpty ? cancel() : [.cut, .setLine("")]
    case .interrupted, .inputEnded: cancel()
    case .asked(let word, _): answer(word)
    case .typed, .completion, .checked: []
    }
  }

  /// The question, then how to answer it.
  private var ask: Reaction {
    let language = localizer.language
    let asked = question ?? localizer(.confirmGoOn).text
    return .tell(
      Announcement(Announcement.Line.lines(of: asked, in: language) + [.init(localizer(hint))], priority: .message))
  }

  private var hint: Phrase {
    let (yes, no) = words
    guard let defaultAnswer else { return .confirmHint(yes: yes, no: no) }
    return .confirmHintDefault(yes: yes, no: no, answer: defaultAnswer.word(in: localizer.language))
  }

  private var words: (yes: String, no: String) {
    (Answer.yes.hint(in: localizer.language), Answer.no.hint(in: localizer.language))
  }

  private func submitted(_ line: String) -> [Reaction] {
    let text = line.trimmed
    if text.isEmpty { return takeDefault() }
    if let answer = Answer(text) { return [say(answer), .setLine(""), .finish(.answered(answer))] }
    if case .word(let word, let argument) = LineMeaning(withoutItems: text) {
      return [.setLine("")] + answer(word, argument)
    }
    let (yes, no) = words
    return [tell(.confirmNeither(yes: yes, no: no), .important), .keepLine(text)]
  }

  private func takeDefault() -> [Reaction] {
    guard let defaultAnswer else { return [ask, .setLine("")] }
    return [say(defaultAnswer), .finish(.answered(defaultAnswer))]
  }

  /// The script goes on with it, perhaps in silence.
  private func say(_ answer: Answer) -> Reaction {
    .say(Utterance(answer.word(in: localizer.language), in: localizer.language, priority: .message))
  }

  private func answer(_ word: SessionWord, _ argument: String = "") -> [Reaction] {
    switch word {
    case .silence: [.cut]
    case .help: [tell(hint, .notification)]
    case .back, .quit: cancel()
    case .repeatItem, .whereAmI, .describe, .list, .spell, .output: [ask]
    case .language, .rate, .pitch, .volume, .voice, .module, .punctuation, .capitals, .echo, .speech:
      [.set(word, to: argument)]
    }
  }

  private func cancel() -> [Reaction] { [.cut, .setLine(""), .finish(.cancelled)] }

  private func tell(_ phrase: Phrase, _ priority: SpeechPriority) -> Reaction {
    .tell(Announcement(localizer(phrase), priority: priority))
  }
}
