import ActionMenu
import Dialogue
import StringCatalog
import Testing

/// A conversation with a menu: one row of a table.
struct Talk: Sendable, CustomTestStringConvertible {
  var name: String
  var menu: Menu
  var options = MenuConversation.Options()
  var localizer: Localizer
  /// Whether the opening is a turn of its own; it is passed over in silence otherwise.
  var tellsOpening: Bool
  var turns: [Turn]

  init(
    _ name: String, with menu: Menu = .ring, in language: LanguageTag = .english, catalog: StringCatalog? = nil,
    textLanguage: LanguageTag? = nil, select: MenuConversation.Selection = .key, default defaultIndex: Int? = nil,
    oneShot: Bool = false, closesAfterAction: Bool = false, tellsOpening: Bool = false, _ turns: [Turn]
  ) {
    self.name = name
    self.menu = menu
    options.selection = select
    options.defaultIndex = defaultIndex
    options.isOneShot = oneShot
    options.closesAfterAction = closesAfterAction
    localizer = Localizer(language: language, menuCatalog: catalog, textLanguage: textLanguage)
    self.tellsOpening = tellsOpening
    self.turns = turns
  }

  var testDescription: String { name }

  /// Plays the turns and compares each one's reactions.
  func hold() {
    var localizer = localizer
    var conversation = MenuConversation(menu, localizer: localizer, options: options)
    if !tellsOpening { _ = conversation.handle(.began) }
    for turn in turns {
      var reactions: [Reaction] = []
      switch turn.cause {
      case .event(let event): reactions = conversation.handle(event)
      case .replace(let items, let path): reactions = conversation.replace(items, at: path)
      case .localize(let language):
        localizer.language = language
        conversation.localize(localizer)
      }
      #expect(reactions.map { $0.text(in: localizer.language) } == turn.reactions, "\(name): \(turn.cause)")
    }
  }
}
