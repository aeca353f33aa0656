#if Window
internal import ActionMenu
internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import StringCatalog
internal import WindowFront

/// A choice for a script in a window: one item, with the same results as in the terminal.
@MainActor
struct WindowChoice {
  /// More widgets than anybody looks through.
  private static let itemLimit = 1000
  private static let unsupported: [ProgramOption] = [.multiple, .selected, .allowNew, .printQuery, .list]

  let program: Program

  func run() -> ExitStatus {
    if let option = Self.unsupported.first(where: { program.invocation.options[$0] != nil }) {
      program.complain(.windowOptionMissing(option: "--" + option.rawValue))
      return .wrong
    }
    let input = ChoiceInput(program)
    // A picture is drawn once and as a whole.
    input.fill(until: .max)
    if let status = input.complaint() { return status }
    let count = input.table.count
    if count == 0 {
      if !program.has(.exitIfNone) { program.complain(.misuseNoItems) }
      return .nothing
    }
    if program.has(.selectIfOne), count == 1 { return write(0, input) }
    if program.has(.noInput) {
      program.complain(.inputForbidden)
      return .wrong
    }
    if count > Self.itemLimit {
      program.complain(.misuseTooManyItems(limit: Self.itemLimit))
      return .wrong
    }
    return ask(input)
  }

  private func write(_ index: Int, _ input: ChoiceInput) -> ExitStatus {
    ChoiceOutput(program, input.table).write(Pick(indexes: [index])) { program.print($0) }
  }

  private func ask(_ input: ChoiceInput) -> ExitStatus {
    var options = MenuConversation.Options()
    options.isOneShot = true
    if let text = program.value(.default) {
      options.defaultIndex = input.table.index(of: text)
      if options.defaultIndex == nil {
        program.complain(.misuseNoDefault(text: harmless(text)))
        return .wrong
      }
    }
    var localizer = program.localizer
    let title = program.value(.title) ?? localizer.text("Actions").text
    localizer.isVerbatim = true
    let items = (0..<input.table.count).map { input.table.item(at: $0) }
    // Lines have no icons, and of a ring one would see their first letters.
    let menu = Menu(title: title, presentation: .cards, items: items)
    guard let front = program.makeFront(menu, localizer, options: options) else { return .wrong }
    let outcome = front.run()
    front.finish()
    switch outcome {
    case .chosen(_, let index): return write(index, input)
    case .timedOut:
      program.complain(.timeOver)
      return .timedOut
    default: return .cancelled
    }
  }
}
#endif
