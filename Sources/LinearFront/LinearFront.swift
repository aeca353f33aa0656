public import ActionMenu
public import Dialogue
internal import Locales
public import Posix
internal import ScreenReaders
public import Speech
internal import SpeechDispatcher
internal import StringCatalog

/// The spoken and typed front: conversations on one line of a terminal, by readline, each step printed as a whole line
/// and said.
///
/// It has one thread and one place where it waits; nothing that speech does makes it wait anywhere else.
@MainActor
public final class LinearFront {
  /// A conversation that is open, and what follows from its outcome.
  struct Frame {
    var conversation: any Conversation
    var finished: (Outcome) -> Void
  }

  public let terminal: Terminal
  /// The terminal once more, to draw the line on.
  let screen: FileDescriptor
  let signals: SignalDescriptor
  var speech: any SpeechOutput
  /// The same output where it has something to tell about itself.
  var reporting: (any SpeechReporting)?
  /// Makes the voice when it is wanted after all; nil where there can be none.
  public var startSpeech: (() -> any SpeechReporting)?
  /// Goes on while the voice is turned on and off; a part of the output from the beginning.
  public var transcript: (any SpeechOutput)?
  public internal(set) var localizer: Localizer
  public internal(set) var settings: SpeechSettings
  /// Judges an answer that a conversation wants to have checked: why it is refused, or nil.
  public var refusal: (String) -> Announcement? = { _ in nil }
  /// Tells that everything was left, unless something was chosen or cancelled; by default it is only said. The front is
  /// handed over for its language, which may have become another.
  public var farewell: (LinearFront) -> Void = { front in
    front.say(Utterance(priority: .message, spans: [front.localizer(.frontClosed)]))
  }
  /// Is told of every setting that was changed by a word, to keep it.
  public var settingsChanged: (SessionWord, String) -> Void = { _, _ in }

  var frames: [Frame] = []
  /// What the last command printed, for its review.
  var lastOutput: [String] = []
  var line = LineState()
  /// What was typed where nothing of it may be seen: it never comes into readline's line.
  var secret = SecretLine()
  /// The line that Enter was pressed on last, byte for byte.
  public internal(set) var submitted: [UInt8] = []
  /// A key was pressed that silences what is said; with what the key itself brings, or before the next wait.
  var isCutDue = false
  /// Whether the voice has taken anything to be said.
  public internal(set) var hasSpoken = false
  /// That speech is missing is told once, however often it comes and goes.
  var hasToldOutage = false
  /// How long `hold` waits for an answer, whatever keys are pressed meanwhile; nil for as long as it takes.
  public var timeout: Duration?
  /// The moment at which everything that is open ends.
  var deadline: Duration?
  /// Something else that is waited for; nil where nothing is.
  var watch: Watch?
  /// The terminal is gone for good: everything that is open ends.
  var hasHungUp = false
  /// The terminal was somebody else's and has to be taken anew.
  var isPaused = false

  /// - Parameters:
  ///   - terminal: where keys come from and lines go.
  ///   - localizer: the words of the session.
  ///   - speech: where utterances go; default nowhere.
  ///   - reporting: the same output, or the part of it that reports.
  ///   - settings: how the voice sounds.
  /// - Throws: What the system says when signals cannot be read or nothing more can be opened.
  public init(
    terminal: Terminal, localizer: Localizer, speech: any SpeechOutput = SilentSpeech(),
    reporting: (any SpeechReporting)? = nil, settings: SpeechSettings = SpeechSettings()
  ) throws(Errno) {
    self.terminal = terminal
    screen = try terminal.descriptor.duplicate()
    signals = try SignalDescriptor(Self.heardSignals)
    self.speech = speech
    self.reporting = reporting
    self.localizer = localizer
    self.settings = settings
  }

  /// The front as most programs want it: in the language of the environment, and with a voice unless a screen reader
  /// is seen to read this terminal.
  /// - Throws: What the system says when there is no terminal.
  public convenience init() throws(Errno) {
    let language = LanguageNegotiation { Environment[$0] }.choice(among: Phrase.languages)
    let voice = DispatcherSpeech(DispatcherOptions(probe: ScreenReaderProbe(environment: Environment.all)))
    try self.init(
      terminal: Terminal(), localizer: Localizer(language: language.spoken), speech: voice, reporting: voice)
  }

  /// Shows a menu again and again until it is left.
  @discardableResult
  public func hold(_ menu: Menu) -> Outcome { hold(MenuConversation(menu, localizer: localizer)) }

  /// Holds a conversation until it ends, and gives the terminal back as it was.
  ///
  /// Keys that were typed before it is there do not answer it.
  public func hold(_ conversation: some Conversation) -> Outcome {
    var outcome = Outcome.left
    if !terminal.isInForeground {
      awaitForeground()
      terminal.noteSettings()
    }
    startReadline()
    // The keys' echo ends before the list is printed, and not only when the line is read.
    Readline.takeTerminal()
    terminal.discardTypedKeys()
    deadline = timeout.map { MonotonicTime.now + $0 }
    begin(conversation) { outcome = $0 }
    while !frames.isEmpty { readLine() }
    terminal.restore()
    return outcome
  }

  /// Lets the last words be heard; to be called before the program ends.
  public func finish() { speech.finish(within: .milliseconds(500)) }

  /// Opens a conversation over the one that is open; `finished` hears how it ended.
  public func begin(_ conversation: some Conversation, finished: @escaping (Outcome) -> Void = { _ in }) {
    if conversation.secrecy != .open { Executable.leaveNoCoreFile() }
    frames.append(Frame(conversation: conversation, finished: finished))
    handle(.began)
  }

  /// Replaces items of the menu that is open; a list that differs is told again, and no stale item can be chosen.
  ///
  /// - Parameters:
  ///   - items: the new ones.
  ///   - path: the ids that lead to the level; none is the menu itself.
  public func replace(_ items: [MenuItem], at path: [String] = []) {
    update(MenuConversation.self) { $0.replace(items, at: path) }
  }

  /// Changes the conversation that is open, where it is of this kind, and carries out what follows.
  public func update<Kind: Conversation>(_ kind: Kind.Type, _ change: (inout Kind) -> [Reaction]) {
    guard let last = frames.indices.last, var conversation = frames[last].conversation as? Kind else { return }
    let reactions = change(&conversation)
    frames[last].conversation = conversation
    for reaction in reactions { carryOut(reaction) }
  }

  /// Takes one event to the conversation that is open and carries out its reactions.
  public func handle(_ event: LineEvent) {
    guard let last = frames.indices.last else { return }
    for reaction in frames[last].conversation.handle(event) { carryOut(reaction) }
  }

  private func carryOut(_ reaction: Reaction) {
    switch reaction {
    case .tell(let announcement): tell(announcement)
    case .show(let line): show(line)
    case .setLine(let text): setLine(text)
    case .keepLine(let text):
      setLine(text)
      line.isKept = true
    case .say(let utterance): say(utterance)
    case .report(let utterance): line.report = utterance
    case .passing(let utterance): if isTypedAhead { say(utterance) }
    case .cut: isCutDue = true
    case .perform(let item): perform(item)
    case .set(let word, let argument): change(word, to: argument)
    case .check(let text): check(text)
    case .reviewOutput: begin(OutputConversation(lines: lastOutput, localizer: localizer))
    case .finish(let outcome): finish(outcome)
    }
  }

  /// That everything was left: the person would hear nothing otherwise. What was chosen, the conversation has said.
  private func tellEnd(_ outcome: Outcome) {
    // Of the last key nothing else is said, such as where the cursor is.
    line.isAnswered = true
    if hasHungUp { return }
    switch outcome {
    case .cancelled: say(Utterance(priority: .message, spans: [localizer(.choiceCancelled)]))
    case .left, .quit: farewell(self)
    case .chosen, .text, .picked, .answered, .timedOut: break
    }
  }

  /// Ends a conversation, and what follows from its outcome.
  func finish(_ outcome: Outcome) {
    guard let frame = frames.popLast() else { return }
    frame.finished(outcome)
    // The word quit leaves everything, as the end of the time does; any other end goes back to the conversation below.
    if outcome.endsEverything, !frames.isEmpty { return finish(outcome) }
    if frames.isEmpty {
      tellEnd(outcome)
      leaveLine(forResult: outcome.isChoice)
      return Readline.finish()
    }
    if case .left = outcome { handle(.resumed) }
  }
}
