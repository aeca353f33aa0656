#if Window
internal import Dialogue
internal import Gtk
internal import Locales
internal import Speech

/// The question before something is lost.
@MainActor
final class QuestionView {
  private unowned let front: WindowFront
  private let text = Label()
  private let yes: Button
  private let no: Button
  private let panel = Box(spacing: 16)
  let widget: Widget
  private var asked: String?

  init(_ front: WindowFront) {
    self.front = front
    let backdrop = Box()
    widget = backdrop
    yes = Button(front.localizer(.windowYes).text) { [unowned front] in front.answer(.yes) }
    no = Button(front.localizer(.windowNo).text) { [unowned front] in front.answer(.no) }
    let answers = Box(isVertical: false, spacing: 12)
    yes.set(class: "destructive")
    for button in [no, yes] {
      button.set(class: "answer")
      button.expand(horizontally: true)
      answers.append(button)
    }
    text.standOnManyLines()
    panel.append(text)
    panel.append(answers)
    panel.set(class: "panel")
    panel.set(class: "question")
    panel.align(.center, .center)
    panel.expand(horizontally: true, vertically: true)
    backdrop.append(panel)
    backdrop.set(class: "dimmed")
    backdrop.isVisible = false
  }

  func show(_ scene: MenuScene) {
    guard scene.question != asked else { return }
    asked = scene.question
    widget.isVisible = asked != nil
    text.text = asked ?? ""
    if let asked { panel.setAccessibleLabel(asked) }
  }

  /// Nothing is lost by a key that was meant for something else.
  func takeFocus() { if !yes.hasFocus, !no.hasFocus { no.focus() } }

  /// Enter and Space press the button that has the focus, as everywhere.
  /// - Returns: Whether the key means something here.
  func take(_ key: Key) -> Bool {
    switch key.name {
    case .escape: front.answer(.no)
    case .letter(let letter): if let answer = Answer(String(letter)) { front.answer(answer) }
    // What lies under the question is out of reach.
    case .tab, .left, .right, .up, .down: (no.hasFocus ? yes : no).focus()
    default: return false
    }
    return true
  }
}

extension WindowFront {
  func answer(_ answer: Answer) {
    carryOut(conversation.handle(.submitted(answer.hint(in: localizer.language))))
  }
}
#endif
