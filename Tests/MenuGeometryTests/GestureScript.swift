import MenuGeometry
import Testing

/// A script of events, and all effects that come of them.
///
/// The menu has four items at a radius of 100 around the point 200, 200; taps reach 130 far. The front answers when the
/// menu opens, as a real one does, unless it is told to be slow.
struct GestureScript: Sendable, CustomTestStringConvertible {
  var name: String
  var settings = PressGesture.Settings(slop: 8)
  var frontAnswers = true
  var events: [PressGesture.Event]
  var effects: [PressGesture.Effect]
  var phase = PressGesture.Phase.idle

  var testDescription: String { name }

  func run() {
    var gesture = PressGesture(settings)
    var effects: [PressGesture.Effect] = []
    for event in events {
      let new = gesture.handle(event)
      effects += new
      let opens = new.contains { if case .open = $0 { true } else { false } }
      if opens && frontAnswers { effects += gesture.handle(.placed(four)) }
    }
    #expect(effects == self.effects)
    #expect(gesture.phase == phase)
  }
}

let four = targets(4)
let middle = Point(x: 200, y: 200)
let top = Point(x: 200, y: 100)
let right = Point(x: 300, y: 200)
let bottom = Point(x: 200, y: 300)
/// Beyond the reach of taps.
let farRight = Point(x: 400, y: 200)
let nearby = Point(x: 205, y: 200)

func targets(_ count: Int) -> MenuTargets {
  MenuTargets(center: middle, layout: RadialLayout(count: count, radius: 100), tapReach: 130)
}

extension PressGesture.Event {
  static let press = pressed(.primary, at: middle, time: 10)
  static let timer = timePassed(10.35)
  static let key = openingKeyPressed(at: middle)

  static func press(_ point: Point) -> Self { pressed(.primary, at: point, time: 20) }
  static func move(_ point: Point) -> Self { moved(to: point, time: 21) }
  static func release(_ point: Point) -> Self { released(at: point) }
  /// Before the press time is over.
  static func drift(_ point: Point) -> Self { moved(to: point, time: 10.1) }
}

extension [PressGesture.Event] {
  static let longPress: Self = [.press, .timer]
  static let tap: Self = [.press, .release(middle)]
  static func tap(_ point: Point) -> Self { [.press(point), .release(point)] }
}

extension [PressGesture.Effect] {
  static let began: Self = [.shrinkLabel, .setTimer(after: 0.35)]
  static let gaveUp: Self = [.cancelTimer, .unshrinkLabel]
  static let opened: Self = [.open(at: middle), .cue(.impact)]
  static let keptOpen: Self = opened + [.keepOpen]
  static let longPressed = began + [.unshrinkLabel] + opened
  static let tapped = began + gaveUp + keptOpen
  static func on(_ item: Int) -> Self { [.highlight(item), .cue(.selection)] }
  static let off: Self = [.highlight(nil)]
}
