internal import Dialogue
internal import Speech

/// What the front knows of the line beyond readline's own buffer.
struct LineState {
  /// An item that an arrow put there is like selected text: what is typed next takes its place.
  var isSelected = false
  /// A text that meant nothing is there to be mended, and what is typed instead takes its place, too.
  var isKept = false
  /// What is said once the line is drawn; a later item takes its place while keys are still coming.
  var unsaid: [Utterance.Span] = []
  /// What is said in one with the echo of the last key.
  var report: Utterance?
  /// Whether the last key has said or silenced something; one that did neither says where the cursor is.
  var isAnswered = true
  /// The line as the listener knows it.
  var known = EditedLine("", cursor: 0)
  /// Whether a character was typed into it since then; readline itself does not tell.
  var isTyped = false
  /// The line as the last Tab left it; a Tab that finds it so is the second.
  var completed: String?
  /// What is still to come of a key that means nothing here.
  var skipped: SkippedSequence?

  /// Whether a byte belongs to a key that means nothing here.
  mutating func skips(_ byte: Int32) -> Bool {
    switch skipped {
    case .control:
      if (0x40...0x7E).contains(byte) { skipped = nil }
      return true
    case .single:
      skipped = nil
      return true
    case .character:
      if !(0x80...0xBF).contains(byte) { skipped = nil }
      return skipped != nil
    case .string, .endOfString, nil: return false
    }
  }

  /// Whether a byte belongs to a string of the terminal; asked before readline sees it, which would take the sign at its
  /// end for Esc.
  mutating func skipsInString(_ byte: UInt8) -> Bool {
    switch skipped {
    case .string:
      if byte == 0x07 { skipped = nil }
      if byte == 0x1B { skipped = .endOfString }
      return true
    case .endOfString:
      skipped = nil
      return true
    case .control, .single, .character:
      // A key that is no part of any sequence.
      if byte < 0x20 || byte == 0x7F { skipped = nil }
      return false
    case nil: return false
    }
  }
}

/// How the bytes of a key that means nothing here end, so that none of them is taken for typed text.
enum SkippedSequence {
  /// A control sequence: parameters, then one final byte (ECMA-48, 5.4).
  case control
  /// One byte.
  case single
  /// The rest of a character in UTF-8.
  case character
  /// A string, up to BEL or Esc and a backslash (ECMA-48, 5.6).
  case string
  case endOfString

  /// Whether a pause ends it: the terminal sends a string in one piece, and a key that looks like its beginning must not
  /// swallow what is typed after it. An arrow's sequence may come in pieces over a slow connection.
  var comesAtOnce: Bool { self == .string || self == .endOfString || self == .character }
}
