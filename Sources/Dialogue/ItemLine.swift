internal import ActionMenu
internal import Locales
internal import Speech

/// The line of one item: number, name, then state, since what matters comes first.
struct ItemLine {
  /// Whether the item is where the list begins or ends, as far as it is worth saying.
  enum Edge { case first, last }

  var item: MenuItem
  /// Counted from 1.
  var number: Int
  var edge: Edge?
  var isDefault = false
  /// Of several that may be chosen; nil is not worth saying.
  var isSelected: Bool?
  /// How many items a typed text fits; told at the first that an arrow brings.
  var matchCount: Int?

  /// `5 Delete, destructive, last`, spoken with the title's own language and the item's spoken title.
  func line(_ localizer: Localizer) -> Announcement.Line {
    let states = self.states(localizer)
    let title = named(localizer.text(item.title), localizer)
    let spoken = item.spokenTitle.map { named(localizer.text($0), localizer) } ?? title
    let printed = ([title.text] + states).joined(separator: ", ")
    guard spoken.language != localizer.language, !states.isEmpty else {
      let said = ([spoken.text] + states).joined(separator: ", ")
      return Announcement.Line(printed, spans: [Utterance.Span(said, spoken.language)])
    }
    let told = Utterance.Span(states.joined(separator: ", "), localizer.language)
    return Announcement.Line(printed, spans: [spoken, told])
  }

  /// The title alone; of a blank one, that it is.
  func title(_ localizer: Localizer) -> Utterance.Span { visible(localizer.text(item.title), localizer) }

  private func named(_ title: Utterance.Span, _ localizer: Localizer) -> Utterance.Span {
    Utterance.Span("\(number) \(visible(title, localizer).text)", title.language)
  }

  private func visible(_ title: Utterance.Span, _ localizer: Localizer) -> Utterance.Span {
    title.text.allSatisfy(\.isWhitespace) ? Utterance.Span(localizer(.itemBlank).text, title.language) : title
  }

  func states(_ localizer: Localizer) -> [String] {
    var states: [Phrase] = isSelected.map { [$0 ? .stateSelected : .stateNotSelected] } ?? []
    if item.role == .destructive { states.append(.stateDestructive) }
    if item.opensSubmenu { states.append(.stateSubmenu) }
    if case .unavailable(let reason) = item.availability {
      states.append(.stateUnavailable(reason: localizer.text(reason).text))
    }
    if isDefault { states.append(.stateDefault) }
    switch edge {
    case .first: states.append(.stateFirst)
    case .last: states.append(.stateLast)
    case nil: break
    }
    if let matchCount { states.append(.matchSeveral(count: matchCount)) }
    return states.map { localizer($0).text }
  }
}
