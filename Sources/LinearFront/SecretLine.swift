/// What was typed of a secret, and what can be said of it without giving it away.
struct SecretLine {
  /// What the last key did.
  enum Change { case typed, deleted, cleared, nothing }

  private(set) var bytes: [UInt8]
  var change: Change?
  /// Whether the voice was silenced since it last spoke: a cut for each key would tell, in a transcript, how many there
  /// were.
  var isVoiceCut = false

  init(_ text: String = "") { bytes = Array(text.utf8) }

  mutating func take(_ byte: UInt8, limit: Int) {
    guard bytes.count < limit else { return change = .nothing }
    bytes.append(byte)
    change = .typed
  }

  /// Takes the last character away, of however many bytes.
  mutating func erase() {
    guard !bytes.isEmpty else { return change = .nothing }
    while let last = bytes.popLast(), (0x80...0xBF).contains(last), !bytes.isEmpty {}
    change = .deleted
  }

  mutating func clear() {
    change = bytes.isEmpty ? .nothing : .cleared
    bytes = []
  }
}
