internal import ActionMenu
internal import Application
internal import Dialogue
internal import LineSearch
internal import Locales
internal import Posix
internal import Speech

/// What fits a text, without a question: no terminal is needed, and no speech is started.
///
/// Lines are searched as they arrive and only those that fit are kept, so that there may be any number of them.
@MainActor
struct FilterCommand {
  let program: Program

  func run() -> ExitStatus {
    if program.invocation.operands.isEmpty, FileDescriptor.standardInput.isTerminal {
      program.complain(.misuseNoItems)
      return .nothing
    }
    var search = FilterSearch(option(.filter) ?? "", delimiter: option(.labelDelimiter))
    var found = FilterOutput(program.invocation.options)
    do throws(Errno) {
      if option(.jsonLines) != nil, program.invocation.operands.isEmpty {
        guard try readObjects({ search.take($0, values: $1) { found.add($0, number: $1, $2) } }) else { return .wrong }
      } else {
        try forEachTable { table in search.take(table) { found.add($0, number: $1, $2) } }
      }
    } catch {
      program.complain(error.inputPhrase)
      return .wrong
    }
    found.write()
    return found.isEmpty ? .nothing : .done
  }

  /// Hands on the items, be they of the command line or of standard input.
  private func forEachTable(_ take: (LineTable) -> Void) throws(Errno) {
    if program.invocation.operands.isEmpty { return try readLines(take) }
    var table = LineTable()
    for item in program.operandBytes { table.append(item: item) }
    take(table)
  }

  private func option(_ option: ProgramOption) -> String? { program.invocation.options[option] }

  /// At most so many bytes at once: what the caches hold, and more than a pipe.
  private static let pieceSize = 1 << 18

  /// A read need not wait: a program that shares the pipe may have asked for that.
  private func awaitInput() { _ = waitUntilReadable([.standardInput]) }

  /// Hands on the lines of standard input in tables, each with those that have come since the last one.
  private func readLines(_ take: (LineTable) -> Void) throws(Errno) {
    let options = program.invocation.options
    var table = LineTable(separator: options.separator, headerCount: options.headerCount)
    while true {
      awaitInput()
      let count = try table.append(upTo: Self.pieceSize) { output throws(Errno) in
        try FileDescriptor.standardInput.read(upTo: Self.pieceSize, into: &output)
      }
      if count == 0 { table.finish() }
      take(table)
      table.removeLines()
      // A line that never ends.
      if table.byteCount > MenuFile.sizeLimit { throw .tooLarge }
      if count == 0 { return }
    }
  }

  /// Hands on the titles of objects with their values.
  /// - Returns: False after telling what is wrong with them.
  private func readObjects(_ take: (LineTable, [ArraySlice<UInt8>]) -> Void) throws(Errno) -> Bool {
    let options = program.invocation.options
    var objects = ItemObjects(separator: options.separator, headerCount: options.headerCount)
    var faults: [FileFault] = []
    while true {
      awaitInput()
      let bytes = try FileDescriptor.standardInput.read(upTo: Self.pieceSize)
      var (titles, values) = (LineTable(), [ArraySlice<UInt8>]())
      for line in bytes.isEmpty ? objects.finish() : objects.take(bytes) {
        switch line {
        case .header: break
        case .faults(let found): faults += found
        case .item(let object):
          titles.append(item: object.title.utf8)
          values.append(Array((object.value ?? object.id ?? object.title).utf8)[...])
        }
      }
      take(titles, values)
      if objects.byteCount > MenuFile.sizeLimit { throw .tooLarge }
      if bytes.isEmpty { break }
    }
    if !faults.isEmpty { program.complain(faults, of: program.localizer(.sourceStandardInput).text) }
    return faults.isEmpty
  }
}
