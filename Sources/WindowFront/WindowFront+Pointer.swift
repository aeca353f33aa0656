#if Window
internal import Dialogue
internal import Gtk
internal import Speech

extension WindowFront {
  func pointed(_ event: PointerEvent) -> Bool {
    if case .pressed = event {
      isCutDue = true
      running?.isSilenced = true
    }
    defer { cutIfDue() }
    let scene = conversation.scene
    // While a command runs or a question stands nothing else is asked for; the question's buttons are GTK's.
    if running != nil || scene.question != nil { return false }
    if lifted.shows(scene) { return lifted.take(event) }
    return (cards.shows(scene) ? cards : base).take(event)
  }
}
#endif
