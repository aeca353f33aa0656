#if Window
internal import CXTest
internal import Glibc

/// The buttons of a pointer, numbered as X does.
public enum PointerButton: UInt8, Sendable {
  case left = 1
  case middle = 2
  case right = 3
  case scrollUp = 4
  case scrollDown = 5
}

// All places are those of the screen, whatever the direction of the text. Every step is over when the display server
// has passed it on; what the program makes of it has to be waited for.
extension WindowSession {
  static var motion: Int32 { XCB_MOTION_NOTIFY }

  public func move(to place: Point) throws { try display.fake(Self.motion, detail: 0, at: place) }

  public func press(_ button: PointerButton = .left) throws {
    try display.fake(XCB_BUTTON_PRESS, detail: button.rawValue)
  }

  public func release(_ button: PointerButton = .left) throws {
    try display.fake(XCB_BUTTON_RELEASE, detail: button.rawValue)
  }

  /// Moves there and clicks.
  public func click(_ button: PointerButton = .left, at place: Point) throws {
    try move(to: place)
    try press(button)
    try release(button)
  }

  /// Moves along a straight line, as a hand does: in steps apart by `interval`, the last of which is `end`.
  public func move(
    from start: Point, to end: Point, steps: Int = 10, every interval: Duration = .milliseconds(8)
  ) throws {
    for step in 0...steps {
      let part = { (from: Int, to: Int) in from + (to - from) * step / max(steps, 1) }
      try move(to: Point(part(start.x, end.x), part(start.y, end.y)))
      if step < steps { usleep(UInt32(interval / .microseconds(1))) }
    }
  }

  /// Presses at `start`, moves to `end` and releases there.
  public func drag(
    _ button: PointerButton = .left, from start: Point, to end: Point, steps: Int = 10,
    every interval: Duration = .milliseconds(8)
  ) throws {
    try move(to: start)
    try press(button)
    try move(from: start, to: end, steps: steps, every: interval)
    try release(button)
  }
}
#endif
