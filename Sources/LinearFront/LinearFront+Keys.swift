internal import Dialogue
internal import Posix

extension LinearFront {
  /// A key of the table and what it does; the sequences are those of xterm, the Linux console and application mode.
  private typealias Binding = (sequences: [String], function: Readline.KeyFunction)

  private static let bindings: [Binding] = [
    (["\\e[B", "\\eOB", "\\C-n"], { _, _ in press { $0.move(.next) } }),
    (["\\e[A", "\\eOA", "\\C-p"], { _, _ in press { $0.move(.previous) } }),
    (["\\e<", "\\e[1;5H"], { _, _ in press { $0.move(.first) } }),
    (["\\e>", "\\e[1;5F"], { _, _ in press { $0.move(.last) } }),
    (["\\e[1;5B", "\\e[1;3B", "\\e}"], { _, _ in press { $0.move(.nextParagraph) } }),
    (["\\e[1;5A", "\\e[1;3A", "\\e{"], { _, _ in press { $0.move(.previousParagraph) } }),
    (["\\e[6~"], { _, _ in press { $0.move(.pageForward) } }),
    (["\\e[5~"], { _, _ in press { $0.move(.pageBack) } }),
    (["\\C-m", "\\C-j", "\\eOM"], { _, _ in press { $0.submit() } }),
    (["\\C-i"], { _, _ in press { $0.complete() } }),
    (["\\C-u"], { count, key in press { $0.eraseToBeginning(count, key) } }),
    (["\\C-w"], { count, key in press { $0.eraseWord(count, key) } }),
    (["\\e\\e", "\\C-g", "\\e"], { _, _ in press { $0.handle(.escaped($0.typedText)) } }),
    // Behind an Esc, too, which may be the beginning of an arrow: the kernel drops the rest of it upon Ctrl-C.
    (["\\C-c", "\\e\\C-c"], { _, _ in press { $0.interrupt() } }),
    (["\\er", "\\eR"], { _, _ in press { $0.ask(.repeatItem) } }),
    (["\\ew", "\\eW"], { _, _ in press { $0.ask(.whereAmI) } }),
    (["\\ed", "\\eD"], { _, _ in press { $0.ask(.describe) } }),
    (["\\es", "\\eS"], { _, _ in press { $0.ask(.spell) } }),
    (["\\el", "\\eL", "\\C-l"], { _, _ in press { $0.ask(.list) } }),
    (["\\ex", "\\eX"], { _, _ in press { $0.silence() } }),
    // What a terminal answers when it was asked something, by a program that has ended meanwhile.
    (["\\e]", "\\eP", "\\e^", "\\e_"], { _, _ in press { $0.line.skipped = .string } }),
    (["\\eOP", "\\e[11~", "\\e[[A"], { _, _ in press { $0.ask(.help) } }),
    // What begins like a key of the table and is none: else it would be Esc, and its letters typed.
    (["\\e[", "\\e\\e["], { _, _ in press { $0.line.skipped = .control } }),
    (["\\eO", "\\e\\eO", "\\e[[", "\\e\\e[["], { _, _ in press { $0.line.skipped = .single } }),
  ]

  /// Readline's own functions here would paint a second prompt, or end the line behind our back.
  private static let disabled = [
    "\\C-o", "\\C-r", "\\C-s", "\\C-q", "\\C-x\\C-r", "\\en", "\\ep", "\\e#", "\\e?", "\\e*", "\\e=", "\\e.",
    "\\e-", "\\e\\C-e", "\\e0", "\\e1", "\\e2", "\\e3", "\\e4", "\\e5", "\\e6", "\\e7", "\\e8", "\\e9",
    // These would change to the keys of vi.
    "\\e\\C-j", "\\e\\C-m",
  ]

  static func bindKeys() {
    for byte in Array(0x20...0x7E) + Array(0x80...0xFF) {
      Readline.bind(byte: Int32(byte)) { count, key in press { $0.insert(count, key) } }
    }
    for byte: Int32 in [0x7F, 0x08] { Readline.bind(byte: byte) { count, key in press { $0.erase(count, key) } } }
    Readline.bind(byte: 0x04) { count, key in press { $0.deleteOrEnd(count, key) } }
    for sequence in disabled { Readline.bind(sequence) { _, _ in 0 } }
    bindNothingToFreeAltKeys()
    for binding in bindings {
      for sequence in binding.sequences { Readline.bind(sequence, to: binding.function) }
    }
    // The keypad in application mode: Esc O and a letter for each digit.
    for sequence in "pqrstuvwxy".map({ "\\eO\($0)" }) {
      Readline.bind(sequence) { count, key in press { $0.insert(count, key - 0x70 + 0x30) } }
    }
  }

  /// Alt with a key that means nothing would be Esc, which leaves, and then the key.
  private static func bindNothingToFreeAltKeys() {
    Readline.bindFreeKeys(afterEscape: { _, _ in 0 }, other: { _, _ in press { $0.line.skipped = .character } })
  }

  /// Whether the item that an arrow put there is still as it was, and no cursor key has begun to edit it.
  private var isSelected: Bool {
    line.isSelected && Readline.editedLine == line.known && !Readline.wasMovedForward
  }

  /// A letter or digit goes into the line, in place of an item that stands there.
  private func insert(_ count: Int32, _ key: Int32) {
    if line.skips(key) { return }
    if secrecy != .open { return secret.take(UInt8(truncatingIfNeeded: key), limit: Self.lengthLimit) }
    if Readline.length >= Self.lengthLimit { return }
    if isSelected || line.isKept && Readline.editedLine == line.known { setLine("") }
    Readline.insert(count, key)
    line.isTyped = true
    // Digits that come at once are pasted, and one text: the first of them chooses nothing. A lone space is no text.
    if !isTypedAhead || Readline.line == " " { handle(.typed(Readline.line)) }
  }

  /// What was typed before an arrow may matter to it, and need not have been told: its letters may have come at once.
  private func move(_ motion: Motion) {
    if !isSelected, let last = frames.indices.last { frames[last].conversation.note(line: Readline.line) }
    handle(.moved(motion))
  }

  /// Bytes; a line longer than that is a paste that went astray.
  static let lengthLimit = 4096

  private func erase(_ count: Int32, _ key: Int32) {
    if secrecy != .open { return secret.erase() }
    if isSelected { setLine("") } else { Readline.erase(count, key) }
  }

  /// Ctrl-D on an item that an arrow put there ends, too: nothing was typed.
  private func deleteOrEnd(_ count: Int32, _ key: Int32) {
    if isSelected || Readline.line.isEmpty { handle(.inputEnded) } else { Readline.deleteForward(count, key) }
  }

  private func eraseToBeginning(_ count: Int32, _ key: Int32) {
    if secrecy != .open { secret.clear() } else { Readline.eraseToBeginning(count, key) }
  }

  /// Where a word of a secret begins, nobody can see.
  private func eraseWord(_ count: Int32, _ key: Int32) {
    if secrecy != .open { secret.clear() } else { Readline.eraseWord(count, key) }
  }

  private func submit() {
    if secrecy == .open { Readline.dropControls() }
    submitted = secrecy == .open ? Readline.bytes : secret.bytes
    Readline.leaveLine()
    handle(.submitted(String(decoding: submitted, as: UTF8.self)))
  }

  private func complete() {
    if secrecy != .open { return }
    handle(.completion(Readline.line, again: Readline.line == line.completed))
    line.completed = Readline.line
  }

  /// Ctrl-C and Alt-X ask for silence, and that is the answer.
  private func interrupt() {
    line.isAnswered = true
    handle(.interrupted)
  }

  private func silence() {
    line.isAnswered = true
    ask(.silence)
  }

  private func ask(_ word: SessionWord) { handle(.asked(word, line: Readline.line)) }
}

/// Takes a key that readline has found to the front; the answer means success to readline.
private func press(_ body: @MainActor (LinearFront) -> Void) -> Int32 {
  MainActor.assumeIsolated {
    guard let front = LinearFront.current else { return }
    // What a function of readline has put into its line comes before what this key does, also where both come at once.
    front.takeStraySecret()
    body(front)
  }
  return 0
}
