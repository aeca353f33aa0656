import Speech
import StringCatalog
import Testing

@Suite("Outputs without a daemon")
struct SpeechOutputTests {
  static let hello = Utterance("hello", in: .english, priority: .text)
  static let again = Utterance("again", in: .english, priority: .text)

  @Test("A tee hands everything to all, in order")
  func tee() {
    let (first, second) = (RecordingSpeech(), RecordingSpeech())
    let tee = SpeechTee([first, SilentSpeech(), second])
    tee.say(Self.hello)
    tee.cut()
    tee.apply(SpeechSettings(rate: 1))
    tee.finish(within: .zero)
    #expect(first.events == [.said(Self.hello), .cut, .applied(SpeechSettings(rate: 1)), .finished])
    #expect(second.events == first.events)
  }

  @Test("What is left to be heard is what no cut came after")
  func unsilenced() {
    let speech = RecordingSpeech()
    #expect(speech.unsilenced.isEmpty)
    speech.say(Self.hello)
    #expect(speech.unsilenced == [Self.hello])
    speech.cut()
    speech.say(Self.again)
    #expect(speech.unsilenced == [Self.again])
    #expect(speech.takeEvents().count == 3)
    #expect(speech.events.isEmpty)
  }
}
