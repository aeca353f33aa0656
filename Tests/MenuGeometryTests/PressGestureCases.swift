import MenuGeometry
import Testing

/// What users of other programs have reported.
@Suite struct PressGestureCases {
  @Test(arguments: interruptions)
  func case32NothingIsPerformed(_ script: GestureScript) { script.run() }

  private static let onRight: [PressGesture.Event] = .longPress + [.move(right)]
  private static let lost: [PressGesture.Effect] = .longPressed + .on(1) + [.close]

  static let interruptions = [
    GestureScript(name: "Esc on an item", events: onRight + [.escaped, .release(right)], effects: lost),
    GestureScript(
      name: "another button on an item",
      events: onRight + [.pressed(.secondary, at: right, time: 12), .release(right), .release(right)], effects: lost),
    GestureScript(
      name: "the primary button again, as after a lost release",
      events: onRight + [.press(right), .release(right)], effects: lost),
    GestureScript(name: "a lost grab", events: onRight + [.grabLost, .release(right)], effects: lost),
    GestureScript(name: "leaving the window", events: onRight + [.left, .move(top), .release(top)], effects: lost),
    GestureScript(name: "closed by the front", events: onRight + [.dismissed, .release(right)], effects: lost),
    GestureScript(
      name: "a release after pressing elsewhere", events: .tap + [.press(farRight), .move(right), .release(right)],
      effects: .tapped + .on(1), phase: .keptOpen),
    GestureScript(
      name: "a release of a press that was never heard", events: .tap + [.release(right)], effects: .tapped,
      phase: .keptOpen),
    GestureScript(
      name: "Esc while pressing", events: [.press, .escaped, .timer, .release(middle)],
      effects: .began + .gaveUp),
    GestureScript(
      name: "another button while pressing",
      events: [.press, .pressed(.other, at: middle, time: 10.1), .timer, .release(middle)],
      effects: .began + .gaveUp),
    GestureScript(
      name: "a grab lost while pressing", events: [.press, .grabLost, .timer, .release(middle)],
      effects: .began + .gaveUp),
    GestureScript(
      name: "leaving while pressing", events: [.press, .left, .timer, .release(middle)],
      effects: .began + .gaveUp),
  ]

  @Test(arguments: unmoved)
  func case33NothingIsHighlightedBeforeTheFirstMotion(_ script: GestureScript) { script.run() }

  /// The front had to place the menu so far away that the finger is on an item.
  private static let away = MenuTargets(
    center: Point(x: 300, y: 200), layout: RadialLayout(count: 4, radius: 100), tapReach: 130)

  static let unmoved = [
    GestureScript(
      name: "a finger at rest on an item", frontAnswers: false,
      events: .longPress + [.placed(away), .move(middle), .release(middle)], effects: .longPressed + [.close]),
    GestureScript(
      name: "until it moves", frontAnswers: false,
      events: .longPress + [.placed(away), .move(Point(x: 199, y: 200))], effects: .longPressed + .on(3),
      phase: .open(translation: Offset(dx: -1, dy: 0))),
    GestureScript(
      name: "after drift within the slop", frontAnswers: false,
      events: [.press, .drift(nearby), .timer, .placed(away), .move(nearby)], effects: .longPressed,
      phase: .open(translation: Offset(dx: 5, dy: 0))),
    GestureScript(
      name: "a pointer that happens to be there when a key opens", events: [.key, .move(right), .move(right)],
      effects: .keptOpen, phase: .keptOpen),
    GestureScript(
      name: "a pointer that has tapped", events: .tap + [.move(middle)], effects: .tapped, phase: .keptOpen),
    GestureScript(
      name: "key repeat of the opening key opens one menu and chooses nothing",
      events: [.key, .key, .key, .openingKeyReleased], effects: .keptOpen, phase: .keptOpen),
    GestureScript(
      name: "key repeat of the choosing key opens no menu",
      events: [.key, .openingKeyReleased, .highlighted(2), .key, .key, .key, .openingKeyReleased, .key],
      effects: .keptOpen + .on(2) + [.perform(2)] + .keptOpen, phase: .keptOpen),
  ]

  @Test(arguments: again)
  func case34ItOpensAgain(_ script: GestureScript) { script.run() }

  static let again = [
    GestureScript(
      name: "closing twice", events: .tap + [.dismissed, .dismissed, .escaped] + .longPress,
      effects: .tapped + [.close] + .longPressed, phase: .open(translation: .zero)),
    GestureScript(
      name: "closing while opening", frontAnswers: false, events: [.press, .timer, .dismissed, .placed(four)] + .tap,
      effects: .longPressed + [.close] + .tapped, phase: .keptOpen),
    GestureScript(
      name: "closing while pressing", events: [.press, .dismissed] + .longPress,
      effects: .began + .gaveUp + .longPressed, phase: .open(translation: .zero)),
    GestureScript(
      name: "after performing", events: .tap + .tap(top) + .tap, effects: .tapped + .on(0) + [.perform(0)] + .tapped,
      phase: .keptOpen),
    GestureScript(
      name: "closing what is closed", events: [.dismissed, .escaped, .grabLost, .left] + .tap, effects: .tapped,
      phase: .keptOpen),
  ]

  @Test(arguments: replacing)
  func case35ReplacedItemsLeaveNoStaleChoice(_ script: GestureScript) { script.run() }

  static let replacing = [
    GestureScript(
      name: "the item under the finger is another one",
      events: .longPress + [.move(right), .replaced(targets(2), highlight: nil), .release(right)],
      effects: .longPressed + .on(1) + [.highlight(1), .perform(1)]),
    GestureScript(
      name: "fewer items", events: .longPress + [.move(bottom), .replaced(targets(1), highlight: 2), .release(bottom)],
      effects: .longPressed + .on(2) + .on(0) + [.perform(0)]),
    GestureScript(
      name: "no items", events: .longPress + [.move(bottom), .replaced(targets(0), highlight: 2), .release(bottom)],
      effects: .longPressed + .on(2) + .off + [.close]),
    GestureScript(
      name: "a finger that has not moved", events: .longPress + [.replaced(targets(2), highlight: nil)],
      effects: .longPressed, phase: .open(translation: .zero)),
    GestureScript(
      name: "a tap that has begun",
      events: .tap + [.press(right), .replaced(targets(2), highlight: 1), .release(right)],
      effects: .tapped + .on(1) + [.highlight(1)], phase: .keptOpen),
    GestureScript(
      name: "a key's highlight goes with its item",
      events: [.key, .highlighted(3), .replaced(targets(2), highlight: 0), .key],
      effects: .keptOpen + .on(3) + [.highlight(0), .perform(0)]),
    GestureScript(
      name: "a key's highlight whose item is gone",
      events: [.key, .highlighted(3), .replaced(targets(2), highlight: nil), .key],
      effects: .keptOpen + .on(3) + .off, phase: .keptOpen),
    GestureScript(
      name: "a key's highlight that does not exist",
      events: [.key, .highlighted(3), .replaced(targets(2), highlight: 3), .key],
      effects: .keptOpen + .on(3) + .off, phase: .keptOpen),
    GestureScript(
      name: "a number that is gone", events: [.key, .replaced(targets(2), highlight: nil), .chosen(3), .chosen(1)],
      effects: .keptOpen + [.perform(1)]),
    GestureScript(name: "while closed", events: [.replaced(targets(2), highlight: 0), .placed(four)], effects: []),
  ]
}
