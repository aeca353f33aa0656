extension LineTable {
  /// The next piece of what arrives.
  public mutating func append(_ piece: some Collection<UInt8>) {
    appendPadded(piece)
    splitLines()
  }

  /// The next piece, read straight into the buffer.
  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - read: appends to what it gets, and up to `limit` bytes only.
  /// - Returns: How many bytes were read.
  /// - Throws: What `read` throws; what it has read before that is kept.
  public mutating func append<Failure>(
    upTo limit: Int, _ read: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    let start = byteCount
    var failure: Failure?
    buffer.removeLast(EightBytes.padding)
    makeRoom(for: limit + EightBytes.padding)
    buffer.append(addingCapacity: limit + EightBytes.padding) { output in
      do throws(Failure) { try read(&output) } catch { failure = error }
      output.append(repeating: 0, count: EightBytes.padding)
    }
    splitLines()
    if let failure { throw failure }
    return byteCount - start
  }

  /// An item that did not arrive as a line: whatever is in it belongs to it, and it may be empty.
  ///
  /// Only between whole lines.
  public mutating func append(item: some Collection<UInt8>) {
    precondition(pendingStart == byteCount, "a line is not at its end")
    appendPadded(item)
    lines.append(Line(start: UInt32(pendingStart), end: UInt32(byteCount)))
    (pendingStart, scanned) = (byteCount, byteCount)
  }

  /// Nothing more will arrive: the last line may end without a separator.
  public mutating func finish() {
    let end = byteCount
    if pendingStart < end { endLine(from: pendingStart, at: end) }
    (pendingStart, scanned) = (end, end)
  }

  /// Lets go of all whole lines and keeps the memory, for a list of which no more is kept than what was found.
  public mutating func removeLines() {
    lines.removeAll(keepingCapacity: true)
    headerLines.removeAll()
    buffer.removeSubrange(..<pendingStart)
    scanned -= pendingStart
    pendingStart = 0
  }
}

extension LineTable {
  private mutating func appendPadded(_ bytes: some Collection<UInt8>) {
    buffer.replaceSubrange(byteCount..., with: bytes)
    buffer.append(contentsOf: repeatElement(0, count: EightBytes.padding))
  }

  private mutating func splitLines() {
    let pattern = BytePattern(separator == .zero ? 0 : UInt8(ascii: "\n"))
    let end = byteCount
    while let found = unsafe buffer.span.bytes.firstPlace(of: pattern, from: scanned, to: end) {
      endLine(from: pendingStart, at: found)
      (pendingStart, scanned) = (found + 1, found + 1)
    }
    scanned = end
  }

  private mutating func endLine(from start: Int, at separatorPlace: Int) {
    var end = separatorPlace
    if separator == .lineBreak, end > start, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let line = Line(start: UInt32(start), end: UInt32(end))
    if pendingHeader > 0 {
      pendingHeader -= 1
      headerLines.append(line)
    } else if keepsEmptyLines || end > start {
      lines.append(line)
    }
  }

  /// Grows by half: of what is never written to, the system gives no memory, but each growth copies.
  private mutating func makeRoom(for count: Int) {
    let needed = buffer.count + count
    if needed > buffer.capacity { buffer.reserveCapacity(max(needed, buffer.capacity + buffer.capacity / 2)) }
  }
}
