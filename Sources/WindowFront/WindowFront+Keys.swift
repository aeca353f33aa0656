#if Window
internal import Dialogue
internal import Gtk
internal import MenuGeometry
internal import Speech

extension WindowFront {
  func keyPressed(_ key: Key) -> Bool {
    if key.isModifier { return false }
    isCutDue = true
    defer { cutIfDue() }
    let scene = conversation.scene
    if let running { return interrupt(running, key) }
    if key.hasControl { return close(key) }
    if let word = Self.word(of: key) {
      ask(word)
      return true
    }
    // While a question stands the keys are its buttons', and nothing else takes any.
    if scene.question != nil { return question.take(key) }
    if take(digit: key, scene) { return true }
    for view in [lifted, cards, radial] as [any MenuView] where view.shows(scene) || view === base {
      if view.take(key, scene) { return true }
    }
    return false
  }

  func keyReleased(_ key: Key) {
    guard key.name == .enter || key.name == .space else { return }
    radial.isOpeningKeyDown = false
    radial.handle(.openingKeyReleased)
  }

  /// Any key silences a command's output; Esc and Ctrl-C end the command and not the window.
  private func interrupt(_ run: CommandInWindow, _ key: Key) -> Bool {
    run.isSilenced = true
    if key.name == .escape || key.hasControl && key.name == .letter("c") { run.interrupt() }
    return key.name != .tab
  }

  private func close(_ key: Key) -> Bool {
    // Ctrl-C cancels a choice for a script, as in the terminal.
    guard [.letter("q"), .letter("w")].contains(key.name) || choosesOnce && key.name == .letter("c") else {
      return false
    }
    end(.left)
    return true
  }

  /// The keys of the table that are words, too.
  private static func word(of key: Key) -> SessionWord? {
    guard key.hasAlt, case .letter(let letter) = key.name else { return key.isHelp ? .help : nil }
    return switch letter.lowercased() {
    case "r": .repeatItem
    case "w": .whereAmI
    case "d": .describe
    case "s": .spell
    case "l": .list
    case "x": .silence
    default: nil
    }
  }

  /// What is asked for is shown, too: the picture does not tell it.
  private func ask(_ word: SessionWord) {
    showsTexts = true
    defer { showsTexts = false }
    carryOut(conversation.handle(.asked(word, line: typed)))
  }

  /// Digits are collected until no longer number can match, as in the lines; a closed menu opens first.
  private func take(digit key: Key, _ scene: MenuScene) -> Bool {
    switch key.name {
    case .digit(let digit):
      if !scene.isOpen { radial.openByKey() }
      typed += String(digit)
      let line = typed
      let reactions = conversation.handle(.typed(line))
      if reactions.isEmpty {
        frame.say(Announcement.Line(line, spans: []))
        say(Utterance(String(digit), in: localizer.language, priority: .notification, kind: .character))
      } else {
        typed = ""
      }
      carryOut(reactions)
      return true
    case .enter where !typed.isEmpty:
      let line = typed
      typed = ""
      carryOut(conversation.handle(.submitted(line)))
      return true
    case .escape where !typed.isEmpty, .backspace where !typed.isEmpty:
      typed = key.name == .escape ? "" : String(typed.dropLast())
      frame.say(Announcement.Line(typed, spans: []))
      return true
    default: return false
    }
  }
}
#endif
