internal import Application
internal import Dialogue
internal import LineSearch
internal import Posix

/// What is printed of the items that fit: a text for each rank, so that nothing has to be sorted.
@MainActor
struct FilterOutput {
  private var texts = [[UInt8]](repeating: [], count: LineRank.count)
  private let query: String?
  private let end: UInt8
  private let printsNumbers: Bool
  /// A person who looks at the terminal gets the items harmless, a script their own bytes.
  private let isForScreen = FileDescriptor.standardOutput.isTerminal

  init(_ options: OptionValues) {
    query = options[.printQuery] == nil ? nil : options[.filter]
    end = options[.printZero] == nil ? UInt8(ascii: "\n") : 0
    printsNumbers = options[.index] != nil
  }

  /// Whether no item fits.
  var isEmpty: Bool { texts.allSatisfy(\.isEmpty) }

  mutating func add(_ value: ArraySlice<UInt8>, number: Int, _ rank: LineRank) {
    if printsNumbers {
      texts[rank.number] += String(number).utf8
    } else if isForScreen {
      texts[rank.number] += harmless(String(decoding: value, as: UTF8.self)).utf8
    } else {
      texts[rank.number] += value
    }
    texts[rank.number].append(end)
  }

  /// What cannot be written makes a failure of the program, told once, at its end.
  func write() {
    if let query { try? StandardOutput.write(Array(query.utf8) + [end]) }
    for text in texts where !text.isEmpty && StandardOutput.failure == nil { try? StandardOutput.write(text) }
  }
}
