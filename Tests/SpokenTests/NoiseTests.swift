import TestSupport
import Testing
import noise_table

/// What README.md says of Anillo under "What a listener hears" is so.
@Suite("What a listener hears", .enabled(if: YasrSession.isInstalled))
struct NoiseTests {
  @Test(arguments: [(SampleMenu.english, "en"), (.spanish, "es")])
  func whatTheReadmeTellsIsMeasured(menu: SampleMenu, language: String) throws {
    let program = try NoisyProgram.anillo(menu, language: language)
    let run = try program.measure()
    let rows = NoiseRow.Step.allCases.map { NoiseRow(program.name, $0, of: run).line }
    #expect(try Self.readmeRows(of: program) == rows)
  }

  /// As far as the last item, of which it is said that it is the last.
  @Test(arguments: [(SampleMenu.english, "en"), (.spanish, "es")])
  func anArrowIsOneShortUtterance(menu: SampleMenu, language: String) throws {
    let arrows = try NoisyProgram.anillo(menu, language: language).measure(arrows: 3).arrows
    #expect(arrows.map(\.items) == menu.items[1...3].map { [$0] })
    for arrow in arrows {
      #expect(arrow.bytes <= 20 && arrow.utterances == 1 && arrow.percent == 100, "\(arrow)")
    }
  }

  @Test(arguments: [
    (["Actions, 5 items", "1 Camera", "2 Note"], ["Actions", "1", "Camera", "2", "Note"]),
    (["1) Camera", "2) Note", "?"], ["1", "Camera", "2", "Note"]),
    (["5/5", "──────", "Delete", "Camera"], ["Delete", "Camera"]),
    (["x", "B", "4", "B", "B", "Favorite", "0", "x"], ["4", "Favorite"]),
    (["│ 2 Note │", "» Share", "blank", "notes", "3", "7 Delete", "OK"], ["2", "Note", "Share", "Delete"]),
    ([], []),
  ])
  func wordsOfTheMenuAreToldFromNoise(spoken: [String], words: [String]) {
    #expect(SampleMenu.english.words(in: spoken) == words)
  }

  private static func readmeRows(of program: NoisyProgram) throws -> [String] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = String(decoding: try #require(contents(of: "/\(root)/README.md")), as: UTF8.self)
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| \(program.name) |") }
  }
}
