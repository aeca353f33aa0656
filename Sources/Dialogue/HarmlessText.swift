/// The text as it can be printed and said: nothing in it controls a terminal, reorders a line or is read as noise.
///
/// Escape sequences are taken out whole, other controls and line breaks become a space, characters without width or
/// with power over the writing direction are dropped, and runs of box drawing, in whatever colours, become a space; such
/// a space never stands at an end or beside another. Joiners stay, since Persian and emoji are written with them. Text beyond
/// `harmlessTextLimit` characters is cut with an ellipsis. The value that a script gets back is never this one.
public func harmless(_ text: String) -> String { harmless(text, limit: harmlessTextLimit) }

/// The same with a limit of its own; `.max` cuts nothing.
public func harmless(_ text: String, limit: Int) -> String {
  if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
    return text
  }
  var cleaner = TextCleaner()
  // An escape sequence is many scalars that leave nothing.
  for scalar in text.unicodeScalars.prefix(limit.multipliedReportingOverflow(by: 8).overflow ? .max : limit * 8) {
    cleaner.take(scalar)
  }
  let clean = cleaner.finish()
  return limit == .max || clean.count <= limit ? clean : clean.prefix(limit - 1) + "…"
}

/// Characters; what is longer helps nobody in a menu.
public let harmlessTextLimit = 1000

/// Reads scalar by scalar, since an escape sequence may stand inside of what Swift calls one character.
private struct TextCleaner {
  private enum State { case text, escape, control, string, stringEscape }
  /// Box drawing at the end of what was taken: one character alone is content, several are a frame.
  private enum Boxes { case none, one(Unicode.Scalar), several }

  private var result = ""
  private var state = State.text
  /// A space in place of what was taken out, as long as nothing has followed it.
  private var owesSpace = false
  private var boxes = Boxes.none

  mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .control:
      // ECMA-48: parameters and intermediates, then one final byte.
      if !(0x20...0x3F).contains(scalar.value) { state = scalar.value == 0x1B ? .escape : .text }
    case .string:
      if scalar.value == 0x07 || scalar.value == 0x9C { state = .text }
      if scalar.value == 0x1B { state = .stringEscape }
    case .stringEscape:
      // ESC \ ends the string; any other sequence breaks it off and counts.
      if scalar == "\\" { state = .text } else { takeEscape(scalar) }
    }
  }

  /// The clean text, once all scalars are taken.
  mutating func finish() -> String {
    endBoxes()
    while owesSpace, endsWithSpace { result.unicodeScalars.removeLast() }
    return result
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": state = .escape
    case "[": state = .control
    case "]", "P", "X", "^", "_": state = .string
    default: state = (0x20...0x2F).contains(scalar.value) ? .escape : .text
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x9B: state = .control
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      endBoxes()
      owesSpace = true
    // Soft hyphen, zero width, marks and overrides of direction, invisible operators, tags, byte order mark.
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      break
    case 0x2500...0x259F: if case .none = boxes { boxes = .one(scalar) } else { boxes = .several }
    default:
      endBoxes()
      append(scalar)
    }
  }

  /// What leaves nothing, such as a colour, does not end them.
  private mutating func endBoxes() {
    switch boxes {
    case .none: return
    case .one(let box): append(box)
    case .several: owesSpace = true
    }
    boxes = .none
  }

  private var endsWithSpace: Bool { result.unicodeScalars.last == " " }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if owesSpace {
      if scalar == " " { return }
      if !result.isEmpty, !endsWithSpace { result.append(" ") }
      owesSpace = false
    }
    result.unicodeScalars.append(scalar)
  }
}
