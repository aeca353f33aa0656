package import Dialogue
internal import Locales
internal import Posix

/// What a script gets of a choice.
@MainActor
package struct ChoiceOutput {
  private let program: Program
  private let table: ChoiceTable

  package init(_ program: Program, _ table: ChoiceTable) {
    self.program = program
    self.table = table
  }

  /// - Parameters:
  ///   - pick: what was chosen.
  ///   - show: prints a line for a person who looks at the terminal, which gets no byte that it could obey.
  /// - Returns: How the program ends.
  package func write(_ pick: Pick, show: (String) -> Void) -> ExitStatus {
    if FileDescriptor.standardOutput.isTerminal {
      for result in results(pick) { show(harmless(String(decoding: result, as: UTF8.self))) }
      return .done
    }
    let end = program.has(.printZero) ? 0 : UInt8(ascii: "\n")
    do throws(Errno) {
      try StandardOutput.write(results(pick).flatMap { $0 + [end] })
      return .done
    } catch {
      program.complain(.outputFailed(reason: error.message))
      return .wrong
    }
  }

  private func results(_ pick: Pick) -> [ArraySlice<UInt8>] {
    let query = program.has(.printQuery) ? [pick.query] : []
    // A text that is no item has no number.
    let items = pick.indexes.map { program.has(.index) ? Array(String($0).utf8)[...] : table.value(at: $0) }
    let texts = pick.texts.map { program.has(.index) ? "-1" : $0 }
    return query.map { Array($0.utf8)[...] } + items + texts.map { Array($0.utf8)[...] }
  }
}
