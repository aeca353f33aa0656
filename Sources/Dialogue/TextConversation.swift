public import Locales
internal import Speech

/// A question that is answered by a line of text.
public struct TextConversation: Conversation {
  /// How the question is put and what counts as its answer.
  public struct Options: Sendable {
    /// What Enter on an empty line answers; nil lets it repeat the question.
    public var defaultText: String?
    /// What Tab completes.
    public var suggestions: [String] = []
    /// Whether the front is asked to check an answer before it is one.
    public var isChecked = false
    /// Whether nothing that is typed may be shown or said.
    public var secrecy = LineSecrecy.open
    /// Whether a script waits for the answer: it is taken as it stands, blanks included, and any other end cancels.
    public var isOneShot = false

    public init() {}
  }

  private enum Question: Sendable {
    case phrase(Phrase)
    /// As a script has it.
    case text(String)
  }

  private let question: Question
  private let options: Options
  private var localizer: Localizer
  private var completion: TextCompletion

  public var secrecy: LineSecrecy { options.secrecy }

  public init(question: Phrase, options: Options = Options(), localizer: Localizer) {
    self.init(.phrase(question), options, localizer)
  }

  public init(question: String, options: Options = Options(), localizer: Localizer) {
    self.init(.text(question), options, localizer)
  }

  private init(_ question: Question, _ options: Options, _ localizer: Localizer) {
    self.question = question
    self.options = options
    self.localizer = localizer
    completion = TextCompletion(of: options.suggestions)
  }

  public mutating func localize(_ localizer: Localizer) { self.localizer = localizer }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: [ask, .setLine("")]
    case .typed: []
    case .completion(let line, let again): completion.complete(line, again: again, localizer)
    case .resumed, .moved, .asked(.repeatItem, _), .asked(.whereAmI, _): [ask]
    case .asked(.help, _): options.isOneShot ? [help] : [ask]
    case .submitted(let line): submitted(line)
    case .checked(let text, let refusal): checked(text, refusal)
    case .escaped(let line): line.isEmpty ? leave() : [.cut, .setLine("")]
    case .interrupted, .inputEnded: leave()
    case .asked(.silence, _): [.cut]
    case .asked(.spell, let line): spell(line)
    case .asked: []
    }
  }

  /// The question, and what Enter alone answers to it.
  private var ask: Reaction {
    let lines: [Announcement.Line] =
      switch question {
      case .phrase(let phrase): [.init(localizer(phrase))]
      case .text(let text): Announcement.Line.lines(of: text, in: localizer.language)
      }
    let standard = options.defaultText.map { [Announcement.Line(localizer(.askDefault(text: harmless($0))))] } ?? []
    return .tell(Announcement(lines + standard, priority: .message))
  }

  private var help: Reaction {
    let phrases: [Phrase] = [.askHelp] + (options.suggestions.isEmpty ? [] : [.askHelpSuggestions])
    return .tell(Announcement(phrases.map { .init(localizer($0)) }, priority: .notification))
  }

  private func spell(_ line: String) -> [Reaction] {
    guard options.secrecy == .open else { return [] }
    let typed = harmless(line)
    return typed.isEmpty ? [ask] : [.tell(Announcement(spelling: .init(typed, localizer.language)))]
  }

  private func submitted(_ line: String) -> [Reaction] {
    // Blanks alone cannot be heard, and are no answer but to a question that nobody may listen to.
    let isNothing = options.secrecy == .open ? line.trimmed.isEmpty : line.isEmpty
    guard isNothing else { return take(options.isOneShot ? line : line.trimmed) }
    guard let text = options.defaultText else { return [ask, .setLine("")] }
    return take(text)
  }

  private func take(_ text: String) -> [Reaction] { options.isChecked ? [.check(text)] : answer(text) }

  /// A script may go on in silence: what it gets is said, of a secret that it was taken.
  private func answer(_ text: String) -> [Reaction] {
    let told = options.secrecy == .open ? harmless(text) : localizer(.commandDone).text
    let isTold = options.isOneShot && !told.isEmpty
    return (isTold ? [.say(Utterance(told, in: localizer.language, priority: .message))] : [])
      + [.setLine(""), .finish(.text(text))]
  }

  /// What was refused stays in the line to be mended; of a secret nobody can know what to mend.
  private func checked(_ text: String, _ refusal: Announcement?) -> [Reaction] {
    guard let refusal else { return answer(text) }
    return [.tell(refusal), .setLine(options.secrecy == .open ? text : "")]
  }

  private func leave() -> [Reaction] {
    [.cut, .setLine(""), .finish(options.isOneShot ? .cancelled : .left)]
  }
}
