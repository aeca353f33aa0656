internal import Foundation
internal import TestSupport

/// A program that offers the menu in a terminal.
package struct NoisyProgram: Sendable {
  /// What the table calls it.
  package let name: String
  let file: String
  let arguments: [String]
  var menu = SampleMenu.english
  /// Whether it reads the items as lines of standard input.
  var readsItems = false
  /// The key that moves to the next item; nil where there is none.
  var next: Key?
  /// Whether no item is current at first, so that the first arrow goes to the first item.
  var startsBeforeItems = false
  /// Needed for a program that a clock wakes; see ``YasrSession``.
  var quiet: Duration?

  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: file) }

  /// Runs it under yasr: the opening, and so many arrows, the first of them from the first item to the second.
  ///
  /// The terminal is of the type that yasr was written for, the Linux console's: of `xterm`'s sequences it says parts,
  /// and `dialog` and `whiptail` make twice as many utterances there.
  package func measure(arrows: Int = 1) throws -> NoiseRun {
    let session = try start()
    let opening = NoiseFigures(try session.opening(within: Self.limit), of: menu, awaited: menu.items)
    guard let next else { return NoiseRun(opening: opening, arrows: []) }
    if startsBeforeItems { try session.press([next], within: Self.limit) }
    let steps = try menu.items.dropFirst().prefix(arrows).map { item in
      NoiseFigures(try session.press([next], within: Self.limit), of: menu, awaited: [item])
    }
    return NoiseRun(opening: opening, arrows: steps)
  }

  private func start() throws -> YasrSession {
    let home = try PrivateHome()
    let setup = TerminalSetup(environment: ["TERM": "linux"], home: home)
    guard readsItems else { return try YasrSession(file, arguments, setup: setup, quiet: quiet) }
    try home.write(menu.items.map { $0 + "\n" }.joined(), to: "items")
    return try YasrSession("/bin/sh", ["-c", #"exec "$0" "$@" <items"#, file] + arguments, setup: setup, quiet: quiet)
  }

  private static let limit = Duration.seconds(20)
}
