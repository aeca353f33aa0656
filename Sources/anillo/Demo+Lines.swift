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
    let menu = menu(in: { [unowned front] in front.localizer }, tell: { [unowned front] in front.tell($0) })
    return MenuConversation(menu, localizer: front.localizer, options: options)
  }
}
