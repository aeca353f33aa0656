import Dialogue
import StringCatalog

extension FuzzTarget {
  /// What is done with a text, and behind it the text.
  func checkPager(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let title = input.optional { $0.text() }
    let events = (0..<input.index(below: 16)).map { _ in input.lineEvent() }
    let text = PagedText()
    var conversation = OutputConversation(text, title: title, localizer: Localizer(language: .spanish))
    let rest = input.remaining
    for (place, piece) in [rest.prefix(rest.count / 2), rest.dropFirst(rest.count / 2)].enumerated() {
      let count = text.append(upTo: piece.count) { output in for byte in piece { output.append(byte) } }
      require(count == piece.count, "\(count) bytes of \(piece.count)")
      if place == 1 { text.finish() }
      requireSound(conversation.textArrived())
      for event in [.began] + events { requireSound(conversation.handle(event)) }
    }
  }
}
