package import ActionMenu
package import Dialogue
internal import Locales
internal import Speech

extension Demo {
  /// The menu, each of its items with an effect that tells its title.
  /// - Parameters:
  ///   - localizer: the words of the session, as they are when something is told.
  ///   - tell: shows a line and says it.
  /// - Returns: The menu, with the titles as keys in the catalogue.
  @MainActor
  package func menu(
    in localizer: @escaping @MainActor () -> Localizer, tell: @escaping @MainActor (Announcement) -> Void
  ) -> Menu {
    var menu = menu
    menu.items = menu.items.map { telling($0, in: localizer, tell) }
    return menu
  }

  @MainActor
  private func telling(
    _ item: MenuItem, in localizer: @escaping @MainActor () -> Localizer,
    _ tell: @escaping @MainActor (Announcement) -> Void
  ) -> MenuItem {
    var item = item
    item.items = item.items.map { telling($0, in: localizer, tell) }
    if item.items.isEmpty, item.effect == nil {
      let title = item.title
      item.effect = .perform {
        let localizer = localizer()
        let chosen = Phrase.demoChosen(title: localizer.text(title).text)
        tell(Announcement(localizer(chosen), priority: .message))
      }
    }
    return item
  }
}
