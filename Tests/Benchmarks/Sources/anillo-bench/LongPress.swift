#if Window
import Glibc

/// Measures from the moment at which a press has become a long one, 0.35 s after it, to the first frame in which
/// anything of the menu is seen. Every measurement is a program of its own, in a window that came to rest before.
func measureLongPress(_ place: Workplace, rounds: Int) throws(BenchFault) {
  say("From the long press, 0.35 s after the press, to the first frame of the menu, \(rounds) rounds")
  let screen = try Screen(place)
  var times: [[Double]] = [[], []]
  for _ in 0..<rounds {
    times[0].append(try time([place.window, "demo", "ring"], screen, place))
    times[1].append(try time([place.own("long-press-in-c")], screen, place))
  }
  let (ours, least) = (Figures(times[0]), Figures(times[1]))
  say(ours.line("anillo-window, a ring of five", unit: "ms"))
  say(least.line("one still widget in C", unit: "ms"))
  sayRatio("anillo-window against C", ours.against(least).median)
}

private func time(_ command: [String], _ screen: Screen, _ place: Workplace) throws(BenchFault) -> Double {
  screen.move(to: (Screen.width - 1, Screen.height - 1))
  let session = try Session(command, environment: place.environment(on: screen), folder: place.folder)
  try screen.rest(milliseconds: 500)
  let center = try screen.windowCenter()
  screen.move(to: center)
  try screen.rest(milliseconds: 300)
  // Above the label, which moves while it is pressed.
  let rows = (center.y - 200)..<(center.y - 34)
  let picture = screen.rows(rows)
  let pressed = ContinuousClock.now
  screen.press()
  let shown = try screen.change(of: rows, from: picture)
  screen.release()
  withExtendedLifetime(session) {}
  return (shown - pressed).inMilliseconds - 350
}

extension Workplace {
  /// The program with windows, beside `anillo`.
  fileprivate var window: String {
    anillo.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/anillo-window"
  }

  fileprivate func environment(on screen: Screen) -> [String: String] {
    environment().merging([
      "DISPLAY": screen.name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GSETTINGS_BACKEND": "memory",
      "GTK_A11Y": "none", "ANILLO_SPEECH": "off", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]) { $1 }
  }
}
#endif
