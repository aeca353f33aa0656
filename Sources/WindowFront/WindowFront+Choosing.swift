#if Window
internal import Dialogue
internal import MenuGeometry

// The ways to choose that are no gesture: keys, taps on buttons, and what a screen reader asks for.
extension WindowFront {
  /// Chooses an item of the level that is shown; a menu that is not open is opened first.
  func choose(_ index: Int) {
    if running != nil { return }
    if !conversation.scene.isOpen {
      radial.pressed = radial.labelCenter
      carryOut(conversation.open())
    }
    carryOut(conversation.choose(index))
  }

  /// Chooses an action of a card that is not lifted.
  func choose(_ action: Int, ofCard card: Int) {
    if conversation.scene.card != nil { goBack() }
    choose(card)
    // An item that is no card has done what it does.
    if conversation.scene.card != nil { choose(action) }
  }

  /// A level up, or the menu closes.
  func leaveLevel() { if conversation.scene.depth > 0 { goBack() } else { carryOut(conversation.close()) } }

  func goBack() { carryOut(conversation.handle(.asked(.back, line: ""))) }
}
#endif
