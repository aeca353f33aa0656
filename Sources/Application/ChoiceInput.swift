internal import ActionMenu
package import Dialogue
internal import LineSearch
internal import Locales
internal import Posix
internal import Speech

/// Where the items of a choice come from: operands, or standard input, piece by piece as it arrives.
@MainActor
package final class ChoiceInput {
  package let table: ChoiceTable
  private let program: Program
  private let form: Form
  private var refusal: Phrase?
  /// The moment at which it is waited for no longer.
  private let deadline: Duration?
  private var isLate = false
  private var faults: [FileFault] = []
  private var labelled: LineTable
  private var objects: ItemObjects

  /// What an item is on standard input.
  private enum Form {
    case line
    /// A label, the delimiter, and the value.
    case labelled(delimiter: [UInt8])
    case object
  }

  /// More would need more memory than a choice is worth.
  private static let itemLimit = 1_000_000
  /// Bytes that are read at once; keys are heeded in between.
  private static let pieceSize = 1 << 16
  /// An input that has begun is waited for as long as it does not rest for this time: the end of most is there by then,
  /// so that their lists are told once and as a whole.
  private static let rest = Duration.milliseconds(200)
  /// It is waited no longer than this for an input that does not rest.
  private static let patience = Duration.seconds(1)

  package init(_ program: Program) {
    self.program = program
    deadline = program.timeout.map { MonotonicTime.now + $0 }
    let options = program.invocation.options
    let (separator, headerCount) = (options.separator, options.headerCount)
    let delimiter = Array((options[.labelDelimiter] ?? "").utf8)
    form = options[.jsonLines] != nil ? .object : delimiter.isEmpty ? .line : .labelled(delimiter: delimiter)
    let isLine = if case .line = form { true } else { false }
    table = ChoiceTable(separator: separator, headerCount: isLine ? headerCount : 0)
    labelled = LineTable(separator: separator, headerCount: headerCount)
    objects = ItemObjects(separator: separator, headerCount: headerCount)
  }

  /// Takes in what is there before a question is asked: the first items are waited for, and then no longer than a
  /// person notices.
  /// - Parameter enough: how many items have to be there, unless there are fewer.
  package func fill(until enough: Int) {
    let operands = program.operandBytes
    if !operands.isEmpty || FileDescriptor.standardInput.isTerminal {
      for operand in operands { take(operand) }
      return finish()
    }
    while !isDone, table.count < enough, faults.isEmpty {
      readPiece(within: timeLeft)
      // Also of what comes without a pause, and is never enough.
      if !isDone, timeLeft == .zero { isLate = true }
    }
    let patience = MonotonicTime.now + Self.patience
    let end = deadline.map { min($0, patience) } ?? patience
    while !isDone, MonotonicTime.now < end, waitUntilReadable([.standardInput], within: Self.rest)[0] { readPiece() }
  }

  /// How long an answer may still take; nil is for as long as it takes.
  package var timeLeft: Duration? { deadline.map { max(.zero, $0 - MonotonicTime.now) } }

  /// Whether something is wrong with what has come.
  package var isFaulty: Bool { refusal != nil || !faults.isEmpty }

  /// Tells what is wrong with the items; nil where nothing is.
  package func complaint() -> ExitStatus? {
    if isLate {
      program.complain(.timeOver)
      return .timedOut
    }
    if let refusal {
      program.complain(refusal)
    } else if !faults.isEmpty {
      program.complain(faults, of: program.localizer(.sourceStandardInput).text)
    } else {
      return nil
    }
    return .wrong
  }

  package var isDone: Bool { table.isComplete || refusal != nil || isLate }

  /// Reads what is there, at most a piece.
  /// - Parameter limit: how long it is waited for; what is watched is there.
  package func readPiece(within limit: Duration? = .zero) {
    guard waitUntilReadable([.standardInput], within: limit)[0] else {
      isLate = timeLeft == .zero
      return
    }
    do throws(Errno) {
      let count =
        switch form {
        case .line: try table.append(upTo: Self.pieceSize) { output throws(Errno) in try Self.read(into: &output) }
        case .labelled: try readLabelled()
        case .object: try readObjects()
        }
      if count == 0 { finish() }
      if table.byteCount + labelled.byteCount + objects.byteCount > MenuFile.sizeLimit { throw .tooLarge }
      if table.count > Self.itemLimit { refusal = .misuseTooManyItems(limit: Self.itemLimit) }
    } catch {
      if error == .wouldBlock { return }
      refusal = error.inputPhrase
    }
  }

  private static func read(into output: inout OutputSpan<UInt8>) throws(Errno) {
    try FileDescriptor.standardInput.read(upTo: pieceSize, into: &output)
  }

  private func finish() {
    takeLabelled(atEnd: true)
    take(objects.finish())
    table.finish()
  }

  // MARK: Labels

  private func take(_ operand: [UInt8]) {
    guard case .labelled(let delimiter) = form else { return table.append(title: operand, value: [UInt8]?.none) }
    append(operand[...], delimiter)
  }

  private func readLabelled() throws(Errno) -> Int {
    let count = try labelled.append(upTo: Self.pieceSize) { output throws(Errno) in try Self.read(into: &output) }
    takeLabelled(atEnd: false)
    return count
  }

  private func takeLabelled(atEnd: Bool) {
    guard case .labelled(let delimiter) = form else { return }
    if atEnd { labelled.finish() }
    for line in labelled.header { table.append(header: line) }
    for index in 0..<labelled.count { append(labelled[index], delimiter) }
    labelled.removeLines()
  }

  /// A line without the delimiter is both.
  private func append(_ line: ArraySlice<UInt8>, _ delimiter: [UInt8]) {
    guard let parts = line.split(around: delimiter) else { return table.append(title: line, value: [UInt8]?.none) }
    table.append(title: parts.before, value: parts.after)
  }

  // MARK: Objects

  private func readObjects() throws(Errno) -> Int {
    let bytes = try FileDescriptor.standardInput.read(upTo: Self.pieceSize)
    take(objects.take(bytes))
    return bytes.count
  }

  private func take(_ lines: [ItemObjects.Line]) {
    for line in lines {
      switch line {
      case .header(let bytes): table.append(header: bytes)
      case .faults(let found): faults += found
      case .item(let object): append(object)
      }
    }
  }

  private func append(_ object: ItemObject) {
    let value = object.value ?? object.id
    // A way out that has a value is a choice like any other.
    let role = object.role == .cancel && object.value != nil ? .none : object.role
    let isPlain = object.detail == nil && role == .none && object.availability == .available
    table.append(
      title: object.title.utf8, value: value?.utf8,
      features: isPlain
        ? nil : ChoiceTable.Features(detail: object.detail, role: role, availability: object.availability))
  }
}
