import MenuGeometry
import Testing

@Suite struct PressGestureTests {
  @Test(arguments: pressing + dragging + lateTimers)
  func script(_ script: GestureScript) { script.run() }

  static let pressing = [
    GestureScript(name: "the press time", events: .longPress, effects: .longPressed, phase: .open(translation: .zero)),
    GestureScript(name: "while pressing", events: [.press], effects: .began, phase: .pressing),
    GestureScript(
      name: "a timer that is early is set again", settings: .init(minimumPressTime: 0.375, slop: 8),
      events: [.press, .timePassed(10.125)],
      effects: [.shrinkLabel, .setTimer(after: 0.375), .setTimer(after: 0.25)], phase: .pressing),
    GestureScript(
      name: "a timer is set for no time that is beyond all numbers",
      settings: .init(minimumPressTime: .greatestFiniteMagnitude, slop: 8),
      events: [.press, .timePassed(-.greatestFiniteMagnitude), .timePassed(-.infinity), .timePassed(.nan)],
      effects: [.shrinkLabel, .setTimer(after: .greatestFiniteMagnitude)], phase: .pressing),
    GestureScript(
      name: "drift within the slop is none", events: [.press, .drift(nearby), .timer],
      effects: .longPressed, phase: .open(translation: Offset(dx: 5, dy: 0))),
    GestureScript(
      name: "exactly the slop is within it", events: [.press, .drift(Point(x: 208, y: 200)), .timer],
      effects: .longPressed, phase: .open(translation: Offset(dx: 8, dy: 0))),
    GestureScript(
      name: "drift beyond the slop is no long press and no tap",
      events: [.press, .drift(Point(x: 208.1, y: 200)), .timer, .release(middle)], effects: .began + .gaveUp),
    GestureScript(
      name: "a release beyond the slop is no tap", events: [.press, .release(right)], effects: .began + .gaveUp),
    GestureScript(
      name: "a stale timer opens nothing", events: .tap + [.escaped, .timer], effects: .tapped + [.back]),
    GestureScript(
      name: "a negative press time counts as 0", settings: .init(minimumPressTime: -1, slop: 8), events: [.press],
      effects: .opened, phase: .open(translation: .zero)),
    GestureScript(
      name: "a press time that is no number counts as 0", settings: .init(minimumPressTime: .nan, slop: 8),
      events: [.press], effects: .opened, phase: .open(translation: .zero)),
    GestureScript(
      name: "with an infinite press time only a tap opens", settings: .init(minimumPressTime: .infinity, slop: 8),
      events: [.press, .timePassed(1e9), .release(middle)],
      effects: [.shrinkLabel] + .gaveUp + .keptOpen, phase: .keptOpen),
    GestureScript(
      name: "a slop that is no number counts as 0", settings: .init(slop: .nan), events: [.press, .drift(nearby)],
      effects: .began + .gaveUp),
    GestureScript(
      name: "another button while idle", events: [.pressed(.secondary, at: middle, time: 1), .release(middle)],
      effects: []),
    GestureScript(
      name: "a press whose release was lost", events: [.press, .press(middle)],
      effects: .began + .gaveUp + .began, phase: .pressing),
    GestureScript(
      name: "places that are none",
      events: [
        .press(Point(x: .nan, y: 0)), .openingKeyPressed(at: Point(x: 0, y: .infinity)), .openingKeyReleased, .press,
        .drift(Point(x: .nan, y: .nan)), .timer, .move(Point(x: .infinity, y: 0)), .release(Point(x: .nan, y: 0)),
      ],
      effects: .longPressed + [.close]),
  ]

  static let dragging = [
    GestureScript(
      name: "a release on an item performs it", events: .longPress + [.move(right), .release(right)],
      effects: .longPressed + .on(1) + [.perform(1)]),
    GestureScript(
      name: "the release alone may bring the motion", events: .longPress + [.release(bottom)],
      effects: .longPressed + .on(2) + [.perform(2)]),
    GestureScript(
      name: "a drag reaches far", events: .longPress + [.move(farRight), .release(farRight)],
      effects: .longPressed + .on(1) + [.perform(1)]),
    GestureScript(
      name: "one cue for each change of the item, none for none",
      events: .longPress + [.move(right), .move(farRight), .move(bottom), .move(nearby), .move(bottom)],
      effects: .longPressed + .on(1) + .on(2) + .off + .on(2), phase: .open(translation: Offset(dx: 0, dy: 100))),
    GestureScript(
      name: "a release in the dead zone performs nothing",
      events: .longPress + [.move(right), .move(nearby), .release(nearby)],
      effects: .longPressed + .on(1) + .off + [.close]),
    GestureScript(
      name: "a release before the menu is there performs nothing", frontAnswers: false,
      events: .longPress + [.move(right), .release(right)], effects: .longPressed + [.close]),
    GestureScript(
      name: "a motion before the menu is there counts when it is", frontAnswers: false,
      events: .longPress + [.move(right), .placed(four)], effects: .longPressed + .on(1),
      phase: .open(translation: Offset(dx: 100, dy: 0))),
  ]

  static let lateTimers = [
    GestureScript(
      name: "a motion after the press time opens before it moves", events: [.press, .move(right)],
      effects: .began + .gaveUp + .opened + .on(1), phase: .open(translation: Offset(dx: 100, dy: 0))),
    GestureScript(
      name: "a release that overtakes a late timer is a tap", events: .tap + [.timePassed(11)], effects: .tapped,
      phase: .keptOpen),
  ]
}
