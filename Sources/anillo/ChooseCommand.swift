internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// One choice for a script: standard output carries the chosen item's bytes and nothing else.
@MainActor
struct ChooseCommand {
  let program: Program

  func run() -> ExitStatus {
    // Without a terminal nothing can be asked: said at once, before standard input is waited for.
    var localizer = program.localizer
    let title = program.value(.title) ?? localizer.text("Actions").text
    localizer.isVerbatim = true
    guard program.canAsk else { return .wrong }
    let values: [ArraySlice<UInt8>]
    do throws(Errno) {
      values = try items()
    } catch {
      let isTooLarge = error == .tooLarge
      program.complain(
        isTooLarge
          ? .misuseInputTooLarge(limit: MenuFile.sizeLimit >> 20) : .misuseInputUnreadable(reason: error.message))
      return .wrong
    }
    if values.count > Self.itemLimit {
      program.complain(.misuseTooManyItems(limit: Self.itemLimit))
      return .wrong
    }
    if values.isEmpty {
      program.complain(.misuseNoItems)
      return .nothing
    }
    // Only now: while the items are waited for, Ctrl-C does what it does by default, and another menu of the same
    // pipeline may have the terminal with settings that are not ours to keep.
    guard let front = program.makeFront(localizer, forScript: true) else { return .wrong }
    return choose(among: values, title: title, front)
  }

  /// More would need more memory than a choice is worth.
  nonisolated static let itemLimit = 1_000_000

  private func items() throws(Errno) -> [ArraySlice<UInt8>] {
    let operands = program.invocation.operands
    if !operands.isEmpty { return operands.map { Array($0.utf8)[...] } }
    if FileDescriptor.standardInput.isTerminal { return [] }
    return ItemLines.split(try FileSystem.readAll(.standardInput, limit: MenuFile.sizeLimit))
  }

  private func choose(among values: [ArraySlice<UInt8>], title: String, _ front: LinearFront) -> ExitStatus {
    let items = values.enumerated().map { index, value in
      MenuItem(id: String(index), String(decoding: value, as: UTF8.self))
    }
    var options = MenuConversation.Options()
    options.selection = program.selection
    options.isOneShot = true
    options.showsChoice = !FileDescriptor.standardOutput.isTerminal
    if let text = program.value(.default) {
      guard let index = Self.index(of: text, in: items) else {
        program.complain(.misuseNoDefault(text: harmless(text)))
        return .wrong
      }
      options.defaultIndex = index
    }
    let menu = Menu(title: title, items: items)
    let outcome = front.hold(MenuConversation(menu, localizer: front.localizer, options: options))
    front.finish()
    guard case .chosen(_, let index) = outcome else { return ExitStatus(unanswered: outcome) }
    // A person who looks at the terminal gets the item harmless, a script its own bytes.
    if FileDescriptor.standardOutput.isTerminal {
      front.print(harmless(items[index].title))
      return .done
    }
    return write(values[index])
  }

  /// The item that a text names: its title, else its number.
  private static func index(of text: String, in items: [MenuItem]) -> Int? {
    if let index = items.firstIndex(where: { $0.title == text }) { return index }
    guard let number = Int(text), (1...items.count).contains(number) else { return nil }
    return number - 1
  }

  private func write(_ value: ArraySlice<UInt8>) -> ExitStatus {
    do throws(Errno) {
      try StandardOutput.write(value + [UInt8(ascii: "\n")])
      return .done
    } catch {
      program.complain(.outputFailed(reason: error.message))
      return .wrong
    }
  }
}

/// Lines as items: a carriage return before the line's end belongs to the end, and empty lines are no items. What is far
/// beyond the items that a menu can have stays in one piece.
enum ItemLines {
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2 * ChooseCommand.itemLimit).compactMap { line in
      let value = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return value.isEmpty ? nil : value
    }
  }
}
