import CommandReference
import Foundation
import StringCatalog
import Testing

/// The table in the README says what `anillo help coming-from` does.
@Suite("The README")
struct ReadmeTests {
  private static func readme() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func theTableIsThatOfTheHelp() throws {
    let lines = try Self.readme().drop { $0 != "## Coming from gum, fzf, dialog, select" }
    let table = lines.drop { $0 != "|---|---|---|" }.dropFirst().prefix { $0.hasPrefix("|") }
    let expected = ComingFrom.programs.flatMap { program in
      program.rows.map { row in
        let words = row.ours.words.map { "`\($0)`" } ?? ""
        let ours = row.ours.text(in: .english).replacing(row.ours.words ?? "\n", with: words)
        return "| \(program.name) | `\(row.theirs)` | \(ours) |"
      }
    }
    #expect(Array(table) == expected)
  }
}
