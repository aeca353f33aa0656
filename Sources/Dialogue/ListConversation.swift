internal import ActionMenu
internal import Locales
internal import Speech

/// A conversation over a numbered list of items: what arrows, typed lines and words do with a list, wherever its items
/// come from.
protocol ListConversation: Conversation {
  associatedtype Matcher: TitleMatcher

  var localizer: Localizer { get }
  /// Whether a number chooses without Enter as soon as no longer one can match.
  var numbersChoose: Bool { get }
  var showsChoice: Bool { get }
  /// How many lines of the list are told at once; 0 is none before they are asked for.
  var listLimit: Int { get }

  /// How many items there are.
  var count: Int { get }
  func item(at index: Int) -> MenuItem
  /// The title with how many items there are; nil while nothing is open.
  var heading: Announcement.Line? { get }
  /// The current item, counted from 0; nil before the first arrow.
  var current: Int? { get }
  /// The item whose question stands.
  var questioned: MenuItem? { get }

  /// What Enter would take: the item that an arrow put into the line, and the line as printed.
  var shown: (index: Int, line: Announcement.Line)? { get set }
  /// What "repeat" says again before there is a current item.
  var lastTold: Announcement? { get set }
  /// How many items the list has told so far.
  var listed: Int { get set }
  /// Finds items by their titles; made when a text is first searched for.
  mutating func withMatcher<Found>(_ find: (inout Matcher) -> Found) -> Found

  /// The line of an item, number, name and states.
  func itemLine(_ index: Int, edge: ItemLine.Edge?) -> Announcement.Line
  /// The items that a text fits, to be told when it names none alone.
  mutating func tellMatches(_ indexes: [Int], of text: String) -> Reaction
  /// How the rest of a list that was told in part is told.
  func more(_ count: Int, word: String) -> Phrase
  /// Lines that stand between the heading and the first item.
  var linesBelowHeading: [Announcement.Line] { get }
  /// Lines that stand behind the list.
  var linesBelowList: [Announcement.Line] { get }
  /// Where the list is, for who asks.
  var linesOfPlace: [Announcement.Line] { get }
  /// Whether all items are there; until then none of them is the last.
  var isWhole: Bool { get }
  /// Whether the front is drawn: a question has buttons there, and the keys are others than those of a line.
  var isDrawn: Bool { get }
  /// What is told of the keys, a sentence or two each.
  var help: [Phrase] { get }

  mutating func makeCurrent(_ index: Int)
  mutating func choose(_ index: Int) -> [Reaction]
  /// Enter on the line that an arrow has shown, or on a text that names one item alone.
  mutating func take(_ index: Int, isShown: Bool) -> [Reaction]
  /// Enter on an empty line.
  mutating func takeNothing() -> [Reaction]
  /// A text that names nothing.
  mutating func takeUnknown(_ text: String) -> [Reaction]
  /// A number that the list does not have.
  mutating func takeOutOfRange(_ number: String) -> [Reaction]
  /// The question that stands is answered.
  mutating func confirm(_ answer: Bool) -> [Reaction]
  mutating func goBack() -> [Reaction]
  mutating func quit() -> [Reaction]
}

extension ListConversation {
  var linesBelowHeading: [Announcement.Line] { [] }
  var linesBelowList: [Announcement.Line] { [] }
  var linesOfPlace: [Announcement.Line] { [] }
  var isWhole: Bool { true }
  var isDrawn: Bool { false }
  var help: [Phrase] { KeyHelp.phrases(in: localizer.language) }
  var listLimit: Int { longestListTold }

  func more(_ count: Int, word: String) -> Phrase { .listMore(count: count, word: word) }

  mutating func take(_ index: Int, isShown: Bool) -> [Reaction] { choose(index) }

  mutating func takeUnknown(_ text: String) -> [Reaction] {
    [tell(.matchNone(text: harmless(text))), .keepLine(text)]
  }

  mutating func takeOutOfRange(_ number: String) -> [Reaction] { refuseNumber(number) }

  /// The line stays as it is, which is the number itself unless told.
  func refuseNumber(_ number: String, in line: String? = nil) -> [Reaction] {
    [tell(.numberOutOfRange(number: number, last: count)), .keepLine(line ?? number)]
  }
}

/// Lines of a list, or of a text, that are told at once, unless something else is asked for.
public let longestListTold = 20
