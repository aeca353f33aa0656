import ActionMenu
import Dialogue
import StringCatalog

extension FuzzTarget {
  /// A choice for a script, whose items go on arriving.
  func checkChoice(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let table = ChoiceTable()
    for _ in 0...input.index(below: 40) { input.addItem(to: table) }
    var conversation = ChoiceConversation(
      table, localizer: Localizer(language: .english), options: input.choiceOptions(count: table.count))
    requireSound(conversation.handle(.began), count: table.count)
    while !input.isEmpty {
      switch input.index(below: 16) {
      case 0 where !table.isComplete:
        if input.flag() { input.addItem(to: table) } else { table.finish() }
        requireSound(conversation.itemsArrived(), count: table.count)
      case 1: conversation.note(line: input.text())
      case 2: conversation.localize(Localizer(language: input.element(of: [.english, .spanish])))
      default: requireSound(conversation.handle(input.lineEvent()), count: table.count)
      }
    }
  }
}

extension FuzzInput {
  fileprivate mutating func addItem(to table: ChoiceTable) {
    let title = flag() ? Array(element(of: ["a", "b", "ab", "2", "é", "1-2"]).utf8) : bytes()
    guard flag() else { return table.append(title: title, value: [UInt8]?.none) }
    let features = ChoiceTable.Features(
      detail: optional { $0.text() }, role: element(of: Role.allCases),
      availability: flag() ? .available : .unavailable(reason: text()))
    table.append(title: title, value: bytes(), features: features)
  }

  /// Those that the program refuses, such as a selected item that is not there, are none.
  fileprivate mutating func choiceOptions(count: Int) -> ChoiceConversation.Options {
    var options = ChoiceConversation.Options(title: text())
    options.prompt = optional { $0.text() }
    options.selection = element(of: MenuConversation.Selection.allCases)
    options.maximum = optional { max($0.integer(), 1) }
    options.defaultIndex = optional { $0.index(below: count) }
    options.selected = options.maximum == nil ? [] : (0..<index(below: 4)).map { _ in index(below: count) }
    options.allowsNew = flag()
    options.listLimit = element(of: [longestListTold, 0, 3, .max])
    options.showsChoice = flag()
    return options
  }
}
