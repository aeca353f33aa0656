import ActionMenu
import Dialogue
import Speech
import StringCatalog

extension FuzzTarget {
  /// A menu and what a person and the program around do with it.
  func checkMenu(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var options = MenuConversation.Options()
    options.selection = input.element(of: MenuConversation.Selection.allCases)
    options.defaultIndex = input.optional { $0.integer() }
    (options.isOneShot, options.closesAfterAction, options.isDrawn) = (input.flag(), input.flag(), input.flag())
    var conversation = MenuConversation(
      Menu(items: input.menuItems()), localizer: Localizer(language: .english), options: options)
    requireSound(conversation.open())
    while !input.isEmpty {
      let items = conversation.scene.entries.map(\.item)
      requireSound(answer(&input, &conversation), of: items)
      requireSound(conversation.scene)
    }
  }

  private func answer(_ input: inout FuzzInput, _ conversation: inout MenuConversation) -> [Reaction] {
    switch input.index(below: 20) {
    case 0: return conversation.replace(input.menuItems(), at: input.optional { [$0.text()] } ?? [])
    case 1: return conversation.replace(input.menuItems(depth: 2), at: ["a"])
    case 2: return conversation.choose(input.integer())
    case 3: return conversation.point(at: input.optional { $0.integer() })
    case 4:
      conversation.leaveCard()
      return []
    case 5: return conversation.close()
    case 6: return conversation.open()
    case 7:
      conversation.localize(Localizer(language: input.element(of: [.english, .spanish])))
      return []
    default: return conversation.handle(input.lineEvent())
    }
  }
}

private func requireSound(_ scene: MenuScene) {
  requireHarmless([scene.title])
  requireHarmless(scene.heading, "a heading")
  require(scene.highlight.map(scene.entries.indices.contains) ?? true, "\(scene.highlight ?? 0) is highlighted")
  for entry in scene.entries + [scene.card].compactMap({ $0 }) {
    requireHarmless(entry.caption, "a caption")
    require(entry.title.text.contains { !$0.isWhitespace }, "a blank caption")
  }
  scene.question.map { requireHarmless($0, "a question") }
  require(scene.isOpen || scene.question == nil && scene.highlight == nil, "a closed menu asks")
}
