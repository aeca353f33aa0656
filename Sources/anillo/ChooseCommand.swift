internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// A choice for a script: standard output carries what was chosen and nothing else.
@MainActor
struct ChooseCommand {
  let program: Program

  func run() -> ExitStatus {
    // Without a terminal nothing can be asked: said at once, before standard input is waited for. A single item may
    // need no question.
    if !program.has(.selectIfOne), !program.has(.exitIfNone), !program.canAsk { return .wrong }
    if program.has(.selected), !program.has(.multiple) {
      program.complain(.misuseSelectedWithoutMultiple)
      return .wrong
    }
    let input = ChoiceInput(program)
    // A default and the like may be any of the items.
    input.fill(until: program.has(.default) || program.has(.selected) ? .max : program.has(.selectIfOne) ? 2 : 1)
    if let status = input.complaint() { return status }
    if input.table.count == 0 {
      if !program.has(.exitIfNone) { program.complain(.misuseNoItems) }
      return .nothing
    }
    if program.has(.selectIfOne), input.table.count == 1, input.table.isComplete {
      return ChoiceOutput(program, input.table).write(Pick(indexes: [0])) { program.print($0) }
    }
    return ask(input)
  }

  private func ask(_ input: ChoiceInput) -> ExitStatus {
    guard let options = options(for: input.table) else { return .wrong }
    // Only now: while the first item is waited for, Ctrl-C does what it does by default, and another menu of the same
    // pipeline may have the terminal with settings that are not ours to keep.
    guard let front = program.makeFront(program.localizer, forScript: true) else { return .wrong }
    front.timeout = input.timeLeft
    input.watch(in: front)
    let outcome = front.hold(ChoiceConversation(input.table, localizer: front.localizer, options: options))
    front.finish()
    if let status = input.complaint() { return status }
    guard case .picked(let pick) = outcome else { return ExitStatus(unanswered: outcome) }
    return ChoiceOutput(program, input.table).write(pick) { front.print($0) }
  }

  /// Nil after telling what is wrong with them.
  private func options(for table: ChoiceTable) -> ChoiceConversation.Options? {
    var options = ChoiceConversation.Options(title: program.value(.title) ?? program.localizer.text("Actions").text)
    options.prompt = program.value(.prompt)
    options.selection = program.selection
    options.maximum = program.value(.multiple).map { Int($0) ?? .max }
    options.allowsNew = program.has(.allowNew)
    options.listLimit = listLimit
    options.showsChoice = !FileDescriptor.standardOutput.isTerminal
    if let text = program.value(.default) {
      guard let index = table.index(of: text) else {
        program.complain(.misuseNoDefault(text: harmless(text)))
        return nil
      }
      options.defaultIndex = index
    }
    for text in program.invocation.options.all(.selected) {
      guard let indexes = table.indexes(of: text) else {
        program.complain(.misuseNoSelected(text: harmless(text)))
        return nil
      }
      options.selected += indexes
    }
    if let maximum = options.maximum, Set(options.selected).count > maximum {
      program.complain(.misuseTooManySelected(maximum: maximum))
      return nil
    }
    return options
  }

  private var listLimit: Int {
    switch program.value(.list) {
    case "all": .max
    case "none": 0
    case let text?: Int(text) ?? longestListTold
    case nil: longestListTold
    }
  }
}
