internal import ActionMenu
internal import Locales
internal import Speech

/// A choice for a script, over a list of any length that may still grow.
public struct ChoiceConversation: Conversation {
  /// How a script wants to ask.
  public struct Options: Sendable {
    /// As it is told.
    public var title: String
    /// A line of its own behind the list.
    public var prompt: String?
    public var selection = MenuConversation.Selection.key
    /// How many items may be chosen at most; nil is one, which ends the choice at once.
    public var maximum: Int?
    /// What Enter on an empty line chooses, counted from 0.
    public var defaultIndex: Int?
    /// The items that are selected from the beginning.
    public var selected: [Int] = []
    /// Whether a text that is no item is an answer, too.
    public var allowsNew = false
    /// How many lines of the list are told at once; 0 is none before they are asked for.
    public var listLimit = longestListTold
    /// As menus have it.
    public var showsChoice = true

    public init(title: String) { self.title = title }
  }

  let table: ChoiceTable
  let options: Options
  var localizer: Localizer
  var current: Int?
  var selection: ItemSelection
  /// New texts that are chosen along with the selected items.
  var newTexts: [String] = []
  /// The item whose question stands.
  var questionedIndex: Int?
  /// What was typed last, for scripts that want to know.
  var query = ""
  var narrowing: Narrowing?
  /// How many items the person has been told of.
  var toldCount = 0
  var hasToldEnd = false
  var shown: (index: Int, line: Announcement.Line)?
  var lastTold: Announcement?
  var listed = 0

  /// - Parameters:
  ///   - table: the items, at least one.
  ///   - localizer: the words of the session; the items are taken as they stand.
  ///   - options: what is asked.
  public init(_ table: ChoiceTable, localizer: Localizer, options: Options) {
    self.table = table
    self.options = options
    self.localizer = localizer
    self.localizer.isVerbatim = true
    selection = ItemSelection(options.selected)
  }

  public mutating func handle(_ event: LineEvent) -> [Reaction] {
    switch event {
    case .began: open()
    case .resumed: tellWhereWeAre() + [.setLine("")]
    case .moved(let motion): tellGrowth() + walk(motion)
    case .typed(let line): keyed(line)
    case .submitted(let line): entered(line)
    case .escaped(let line): escaped(line)
    case .interrupted, .inputEnded: cancel()
    case .asked(let word, let line): tellGrowth() + answer(word, argument: "", line: line)
    case .completion(let line, let again): complete(line, again: again)
    case .checked: []
    }
  }

  public mutating func localize(_ localizer: Localizer) {
    self.localizer = localizer
    self.localizer.isVerbatim = true
    shown = nil
    lastTold = nil
  }

  private mutating func open() -> [Reaction] {
    (toldCount, hasToldEnd) = (count, table.isComplete)
    return [tellList(isAskedFor: false), .setLine("")]
  }

  private mutating func escaped(_ line: String) -> [Reaction] {
    if !line.isEmpty {
      narrowing = nil
      return clearLine()
    }
    return [.cut] + goBack()
  }

  private func cancel() -> [Reaction] { [.cut, .finish(.cancelled)] }

  mutating func goBack() -> [Reaction] {
    guard let item = questioned else { return [.finish(.cancelled)] }
    questionedIndex = nil
    return tellDeclined(item)
  }

  func quit() -> [Reaction] { cancel() }
}
