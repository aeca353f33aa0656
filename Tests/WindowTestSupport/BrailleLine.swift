#if Window
/// What the cells of a braille display show.
public struct BrailleLine: Hashable, Sendable {
  /// The characters, without the blanks at the end.
  public private(set) var text = ""
  /// The cell of the cursor, counted from 1. BRLTTY underlines it with the dots 7 and 8, which no letter has both.
  public private(set) var cursor: Int?

  init() {}

  /// Takes a line of the virtual driver's protocol: `Visual "1 Note"`, or `Braille "1|1345|78| "`, the dots of each
  /// cell. Others are of no interest.
  mutating func take(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let string = Self.unquoted(parts[1]) else { return }
    switch parts[0] {
    case "Visual": text = String(string.reversed().drop { $0 == " " }.reversed())
    case "Braille":
      let cells = string.split(separator: "|", omittingEmptySubsequences: false)
      cursor = cells.firstIndex { $0.hasSuffix("78") && $0 != "12345678" }.map { $0 + 1 }
    default: break
    }
  }

  /// A string of the protocol: in quotation marks, with `\\`, `\"` and `\X41` in it.
  private static func unquoted(_ string: Substring) -> String? {
    guard string.count >= 2, string.hasPrefix("\""), string.hasSuffix("\"") else { return nil }
    var (rest, text) = (string.dropFirst().dropLast(), "")
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      if escaped == "X", let value = UInt32(rest.prefix(2), radix: 16), let scalar = Unicode.Scalar(value) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(2)
      } else {
        text.append(escaped)
      }
    }
    return text
  }
}
#endif
