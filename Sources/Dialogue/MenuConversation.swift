public import ActionMenu
internal import Locales
internal import Speech

/// A menu as lines: walked by arrows, answered by number, name or word.
public struct MenuConversation: Conversation {
  /// How a number chooses.
  public enum Selection: String, Sendable, Hashable, CaseIterable {
    /// At once, when no longer number can match.
    case key
    /// By Enter.
    case enter
  }

  /// What differs between a choice for a script and the shell.
  public struct Options: Sendable {
    public var selection = Selection.key
    /// What Enter on an empty line chooses, counted from 0.
    public var defaultIndex: Int?
    /// One choice ends it and is its outcome, and Ctrl-C cancels it.
    public var isOneShot = false
    /// One action ends it.
    public var closesAfterAction = false
    /// Whether the line shows what a number has chosen; not where the result is printed on the same terminal, since it
    /// would be read twice there.
    public var showsChoice = true
    /// A line that stands above the first list.
    public var greeting: Announcement.Line?

    public init() {}
  }

  var session: MenuSession
  var localizer: Localizer
  let options: Options
  /// The items as they are numbered, of the level that is open.
  var items: [MenuItem] = []
  var shown: (index: Int, line: Announcement.Line)?
  var lastTold: Announcement?
  /// The item that was chosen last, for the outcome: a session that has ended knows no place.
  var chosenIndex = 0
  var listed = 0
  /// Built when a text is first searched for.
  var matcher: ItemMatcher?

  public init(_ menu: Menu, localizer: Localizer, options: Options = Options()) {
    session = MenuSession(menu, closesAfterAction: options.isOneShot || options.closesAfterAction)
    self.localizer = localizer
    self.options = options
  }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: follow(session.handle(.open))
    case .resumed: tellWhereWeAre() + [.setLine("")]
    case .moved(let motion): move(motion)
    case .typed(let line): typed(line)
    case .submitted(let line): submitted(line)
    case .escaped(let line): escaped(line)
    case .interrupted: options.isOneShot ? cancel() : clearLine()
    case .inputEnded: cancel()
    case .asked(let word, let line): answer(word, argument: "", line: line)
    case .completion(let line, let again): complete(line, again: again)
    case .checked: []
    }
  }

  /// Gives the session another language, or the menu other items; what is shown next follows.
  public mutating func localize(_ localizer: Localizer) {
    let isVerbatim = self.localizer.isVerbatim
    self.localizer = localizer
    // That its items are no keys is the menu's own.
    self.localizer.isVerbatim = isVerbatim || localizer.isVerbatim
    matcher = nil
    shown = nil
    lastTold = nil
  }

  /// Replaces the items of a level while it is open; told only where the list that is open differs.
  public mutating func replace(_ items: [MenuItem], at path: [String] = []) -> [Reaction] {
    follow(session.handle(.replace(items, at: path)))
  }

  private mutating func cancel() -> [Reaction] {
    _ = session.handle(.close)
    return [.cut, .finish(options.isOneShot ? .cancelled : .left)]
  }

  private mutating func escaped(_ line: String) -> [Reaction] {
    line.isEmpty ? [.cut] + follow(session.handle(.back)) : clearLine()
  }
}
