internal import Glibc

extension TerminalSession {
  /// What was written to the terminal in one step.
  public struct Output: CustomStringConvertible {
    public let bytes: [UInt8]
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    /// How many escape sequences are in it.
    public var escapes: Int { bytes.count { $0 == 0x1B } }
    /// The characters alone, without controls and sequences.
    public var drawn: String {
      var parser = SequenceParser()
      let scalars = bytes.flatMap { parser.feed($0) }.compactMap { part -> Unicode.Scalar? in
        switch part {
        case .character(let scalar): scalar
        case .control(0x0A), .control(0x0D): "\n"
        case .control, .sequence: nil
        }
      }
      return String(String.UnicodeScalarView(scalars))
    }
    public var description: String { escaped(bytes) }
  }

  /// What was written since a place in ``output``; since the last keys when none is given. Takes in what is there now.
  public func output(since place: Int? = nil) -> Output {
    drain()
    return knownOutput(since: place)
  }

  /// The same, of what was taken in before.
  public func knownOutput(since place: Int? = nil) -> Output { Output(bytes: Array(output[(place ?? mark)...])) }

  /// ``standardOutput`` as text.
  public var out: String { String(decoding: standardOutput, as: UTF8.self) }

  /// ``standardError`` as text.
  public var err: String { String(decoding: standardError, as: UTF8.self) }

  /// The lines that the terminal shows, without what stands empty below.
  public var lines: [String] { screen.lines }

  /// Takes in everything that has been written by now. Returns whether there was anything.
  @discardableResult
  func drain() -> Bool { take(milliseconds: 0) }

  /// Waits for output, the end or room for input, at most that long, and takes in everything that is there. Returns
  /// whether there was any output.
  @discardableResult
  func take(milliseconds: Int32) -> Bool {
    var interests = ([master, streams.outputPipe, streams.errorPipe].compactMap { $0 } + otherEvents)
      .filter { !$0.hasEnded }.map { Interest(descriptor: $0.number) }
    if child.status == nil { interests.append(Interest(descriptor: child.ending.number)) }
    if let inputPipe = streams.inputPipe, !pendingInput.isEmpty {
      interests.append(Interest(descriptor: inputPipe.number, writing: true))
    }
    let ready = ready(interests, milliseconds: milliseconds)
    guard ready.contains(true) else { return false }
    feedInput()
    return readAll()
  }

  private func readAll() -> Bool {
    let written = master?.readAvailable() ?? []
    output += written
    screen.feed(written)
    answerQuestions()
    let captured = streams.outputPipe?.readAvailable() ?? []
    standardOutput += captured
    let errors = streams.errorPipe?.readAvailable() ?? []
    standardError += errors
    return !(written.isEmpty && captured.isEmpty && errors.isEmpty)
  }

  /// Painted menus ask where the cursor is, and without an answer some wait for ever and others warn of the terminal.
  private func answerQuestions() {
    guard !screen.answers.isEmpty else { return }
    _ = master?.writeAvailable(screen.answers[...])
    screen.answers = []
  }

  func feedInput() {
    guard let inputPipe = streams.inputPipe else { return }
    let count = pendingInput.isEmpty ? 0 : inputPipe.writeAvailable(pendingInput)
    pendingInput.removeFirst(count ?? pendingInput.count)
    if pendingInput.isEmpty, closesInputWhenWritten { streams.inputPipe = nil }
  }
}
