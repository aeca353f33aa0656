import ActionMenu
import Dialogue
import StringCatalog
import Testing

/// A choice for a script: one row of a table.
struct ChoiceTalk: Sendable, CustomTestStringConvertible {
  var name: String
  var items: [ItemObject]
  var options: ChoiceConversation.Options
  var language: LanguageTag
  /// Whether more items may arrive.
  var isArriving: Bool
  /// Whether the opening is a turn of its own; it is passed over in silence otherwise.
  var tellsOpening: Bool
  var turns: [ChoiceTurn]

  init(
    _ name: String, of titles: [String] = ["Camera", "Note", "Share", "Favorite", "Delete"],
    in language: LanguageTag = .english, isArriving: Bool = false, tellsOpening: Bool = false,
    asking set: (inout ChoiceConversation.Options) -> Void = { _ in }, _ turns: [ChoiceTurn]
  ) {
    self.init(
      name, objects: titles.map { ItemObject($0) }, in: language, isArriving: isArriving, tellsOpening: tellsOpening,
      asking: set, turns)
  }

  init(
    _ name: String, objects: [ItemObject], in language: LanguageTag = .english, isArriving: Bool = false,
    tellsOpening: Bool = false, asking set: (inout ChoiceConversation.Options) -> Void = { _ in }, _ turns: [ChoiceTurn]
  ) {
    self.name = name
    items = objects
    options = ChoiceConversation.Options(title: "Pick")
    set(&options)
    self.language = language
    self.isArriving = isArriving
    self.tellsOpening = tellsOpening
    self.turns = turns
  }

  var testDescription: String { name }

  /// Plays the turns and compares each one's reactions.
  func hold() {
    let table = ChoiceTable()
    for item in items {
      table.append(
        title: item.title.utf8, value: [UInt8]?.none,
        features: .init(detail: item.detail, role: item.role, availability: item.availability))
    }
    if !isArriving { table.finish() }
    var conversation = ChoiceConversation(table, localizer: Localizer(language: language), options: options)
    if !tellsOpening { _ = conversation.handle(.began) }
    for turn in turns {
      let reactions = conversation.take(turn.cause, table)
      #expect(reactions.map { $0.text(in: language) } == turn.reactions, "\(name): \(turn.cause)")
    }
  }
}

extension ChoiceConversation {
  fileprivate mutating func take(_ cause: ChoiceTurn.Cause, _ table: ChoiceTable) -> [Reaction] {
    switch cause {
    case .event(let event): return handle(event)
    case .moved(let motion, let line):
      note(line: line)
      return handle(.moved(motion))
    case .arrived(let items, let isLast):
      for item in items { table.append(item) }
      if isLast { table.finish() }
      return itemsArrived()
    }
  }
}

extension ItemObject {
  init(
    _ title: String, detail: String? = nil, role: Role = .none, availability: Availability = .available
  ) {
    self.init(id: nil, title: title, detail: detail, role: role, availability: availability, value: nil)
  }
}
