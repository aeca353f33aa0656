internal import LineSearch
internal import Locales
internal import Speech

/// A text that is read line by line with the arrows of a menu, and searched by typing: what a command printed, a file.
public struct OutputConversation: Conversation {
  let text: PagedText
  /// What the text is called; nil is the output of a command.
  let title: String?
  var localizer: Localizer
  var current: Int?
  /// What was searched for last.
  private var query: LineQuery?
  /// The line that a motion or a search has put into readline's.
  private var shown: String?
  /// Whether it was told that all of it is there.
  private var hasToldEnd = false

  /// The review of what a command printed.
  public init(lines: [String], localizer: Localizer) {
    self.init(PagedText(lines: lines), title: nil, localizer: localizer)
  }

  /// - Parameters:
  ///   - text: what is read; it may go on growing.
  ///   - title: what it is called; nil is the output of a command.
  ///   - localizer: the words of the session.
  public init(_ text: PagedText, title: String?, localizer: Localizer) {
    (self.text, self.title, self.localizer) = (text, title, localizer)
  }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: begin()
    case .resumed: [tellPlace()]
    case .typed, .checked: []
    case .completion(let line, _): isShown(line) ? searchOn() : search(for: line)
    case .moved(let motion): move(motion)
    case .submitted(let line): isShown(line) ? searchOn() : submitted(line)
    case .escaped(let line): line.isEmpty ? leave() : clearLine()
    case .interrupted: clearLine()
    case .inputEnded: [.cut, .finish(.left)]
    case .asked(let word, _): answer(word)
    }
  }

  public mutating func localize(_ localizer: Localizer) { self.localizer = localizer }

  /// To be called when the text has grown or is complete: only the end is told, where it was not there at first.
  public mutating func textArrived() -> [Reaction] {
    guard text.isComplete, !hasToldEnd else { return [] }
    hasToldEnd = true
    return [tell(.pagerComplete(count: text.count), .message)]
  }

  private mutating func begin() -> [Reaction] {
    hasToldEnd = text.isComplete
    if text.isComplete, (0..<text.count).allSatisfy({ text.isBlank(at: $0) }) {
      return [tell(title == nil ? .outputNone : .pagerEmpty), .finish(.left)]
    }
    return [tell(opening), .setLine("")]
  }

  private mutating func clearLine() -> [Reaction] {
    (shown, query) = (nil, nil)
    return [.cut, .setLine("")]
  }

  func leave() -> [Reaction] { [.cut, .setLine(""), .finish(.left)] }

  // MARK: Moving

  private mutating func move(_ motion: Motion) -> [Reaction] {
    if text.count == 0 { return [tellPlace()] }
    let target = text.target(of: motion, from: current)
    // A line of a text is content alone: its end is told only by an arrow that leads no further.
    return [show(target, edge: target == current ? (motion.isForward ? end : .stateFirstLine) : nil)]
  }

  private var end: Phrase { text.isComplete ? .stateLastLine : .stateLastLineSoFar }

  mutating func show(_ index: Int, edge: Phrase? = nil) -> Reaction {
    current = index
    var span = span(at: index)
    if let edge { span.text += ", " + localizer(edge).text }
    let line = Announcement.Line(span)
    shown = line.printed.trimmed
    return .show(line)
  }

  func span(at index: Int) -> Utterance.Span {
    let line = text.line(at: index)
    return line.trimmed.isEmpty ? localizer(.itemBlank) : Utterance.Span(line, localizer.language)
  }

  private func isShown(_ line: String) -> Bool { shown.map { $0 == line.trimmed } ?? false }

  // MARK: Searching

  /// On a line that stands there: the next one that fits what was searched for, or where it is.
  private mutating func searchOn() -> [Reaction] { query.map { goToMatch(of: $0, typed: "") } ?? [tellPlace()] }

  /// A slash before it, as in other pagers, is not a part of it.
  mutating func search(for line: String) -> [Reaction] {
    let typed = line.trimmed
    let wanted = typed.hasPrefix("/") ? String(typed.dropFirst()) : typed
    if wanted.trimmed.isEmpty { return [tellPlace()] }
    return goToMatch(of: LineQuery(wanted), typed: typed)
  }

  /// Behind the last line it goes on from the first.
  private mutating func goToMatch(of query: LineQuery, typed: String) -> [Reaction] {
    let start = current.map { $0 + 1 } ?? 0
    if let found = text.firstMatch(of: query, in: start..<text.count) {
      self.query = query
      return [show(found)]
    }
    guard let found = text.firstMatch(of: query, in: 0..<start) else {
      return [tell(.matchNone(text: harmless(typed)), .important), .keepLine(typed)]
    }
    self.query = query
    // A text would be cut by the line that follows.
    return [tell(.outputWrapped, .message), show(found)]
  }
}
