import Dialogue
import StringCatalog

extension FuzzTarget {
  /// A question for a text, and one for yes or no, answered in the same way.
  func checkAsking(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var options = TextConversation.Options()
    options.defaultText = input.optional { $0.text() }
    options.suggestions = (0..<input.index(below: 6)).map { _ in input.text() }
    options.secrecy = input.element(of: [.open, .secret, .secretWithWords])
    (options.isChecked, options.isOneShot) = (input.flag(), input.flag())
    let localizer = Localizer(language: input.element(of: [.english, .spanish]))
    var text = TextConversation(question: input.text(), options: options, localizer: localizer)
    var confirm = ConfirmConversation(
      question: input.optional { $0.text() }, default: input.optional { $0.element(of: Answer.allCases) },
      localizer: localizer)
    requireSound(text.handle(.began) + confirm.handle(.began))
    while !input.isEmpty {
      let event = input.lineEvent()
      requireSound(text.handle(event) + confirm.handle(event))
    }
  }
}
