internal import CPseudoTerminal
internal import Glibc

extension TerminalSession {
  /// Presses keys, each written at once as a terminal does, and sets ``mark`` before them.
  public func send(_ keys: Key...) throws { try send(keys) }

  public func send(_ keys: [Key]) throws {
    drain()
    mark = output.count
    for key in keys {
      try write(screen.usesApplicationCursorKeys ? key.applicationSequence[...] : key.sequence[...])
    }
  }

  /// Presses keys, waits until the program has answered them and waits for more, and returns what it wrote.
  @discardableResult
  public func press(_ keys: Key..., within limit: Duration = .seconds(10)) throws -> Output {
    try send(keys)
    try waitUntilQuiet(within: limit)
    return output()
  }

  /// The terminal holds only some 4,000 unread bytes: more wait until the program has read.
  private func write(_ bytes: ArraySlice<UInt8>) throws {
    let deadline = Deadline(within: .seconds(10))
    var rest = bytes
    while let master, !rest.isEmpty {
      rest.removeFirst(master.writeAvailable(rest) ?? 0)
      if rest.isEmpty { return }
      if deadline.isPast { throw fault("room for keys", deadline) }
      drain()
      _ = ready([Interest(descriptor: master.number, writing: true)], milliseconds: deadline.milliseconds(atMost: 5))
    }
  }

  /// Writes to the program's standard input, when that is a pipe; what it does not read yet waits.
  public func writeInput(_ text: String) {
    pendingInput += Array(text.utf8)
    drain()
  }

  /// Ends the standard input, once all of it is written.
  public func closeInput() {
    closesInputWhenWritten = true
    feedInput()
  }

  /// Changes the size of the terminal; the program is told by SIGWINCH.
  public func resize(columns: Int, rows: Int) throws {
    guard let master else { return }
    drain()
    mark = output.count
    screen.resize(columns: columns, rows: rows)
    if terminal_resize(master.number, Int32(columns), Int32(rows)) != 0 {
      throw SessionFault.system(call: "TIOCSWINSZ", errno: errno)
    }
  }
}
