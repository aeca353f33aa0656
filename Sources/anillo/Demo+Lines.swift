internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Speech

extension Demo {
  /// The demonstration as lines: what was chosen is told, as the ring's window tells it above the ring.
  @MainActor
  func conversation(_ front: LinearFront, selection: MenuConversation.Selection) -> MenuConversation {
    var options = MenuConversation.Options()
    options.selection = selection
    options.closesAfterAction = self == .arc
    options.greeting = Announcement.Line(front.localizer(.demoHowToBegin))
    var menu = menu
    menu.items = menu.items.map { telling($0, front) }
    return MenuConversation(menu, localizer: front.localizer, options: options)
  }

  /// The item, and those below it, with an effect that tells its title.
  @MainActor
  private func telling(_ item: MenuItem, _ front: LinearFront) -> MenuItem {
    var item = item
    item.items = item.items.map { telling($0, front) }
    if item.items.isEmpty, item.effect == nil {
      let title = item.title
      item.effect = .perform { [unowned front] in
        let chosen = Phrase.demoChosen(title: front.localizer.text(title).text)
        front.tell(Announcement(front.localizer(chosen), priority: .message))
      }
    }
    return item
  }
}
