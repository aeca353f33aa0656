import Dialogue
import Locales
import StringCatalog
import Testing

@Suite struct AnswerTests {
  @Test("Every word of the hint's table is taken, in every language", arguments: Phrase.languages)
  func case21(_ language: LanguageTag) {
    for (answer, phrase) in [(Answer.yes, Phrase.answerYes), (.no, .answerNo)] {
      let words = phrase.text(in: language).split(separator: " ")
      #expect(answer.hint(in: language) == words[0])
      for word in words { #expect(Answer(word) == answer, "\(word)") }
    }
  }

  @Test(arguments: [
    ("y", Answer.yes), ("yes", .yes), ("YES", .yes), ("s", .yes), ("si", .yes), ("sí", .yes), ("SÍ", .yes),
    ("si\u{301}", .yes), ("n", .no), ("no", .no), ("No", .no),
    ("", nil), (" ", nil), ("ye", nil), ("yes no", nil), ("y n", nil), ("1", nil), ("0", nil), ("2", nil),
    ("none", nil),
    ("не", nil), ("?", nil),
  ])
  func answer(_ text: String, _ answer: Answer?) { #expect(Answer(text) == answer) }

  @Test("No word of one language means yes here and no there, or something else of the session")
  func unambiguous() {
    let yes = Set(Phrase.languages.flatMap { Phrase.answerYes.text(in: $0).split(separator: " ") })
    let no = Set(Phrase.languages.flatMap { Phrase.answerNo.text(in: $0).split(separator: " ") })
    #expect(yes.isDisjoint(with: no))
    for word in yes.union(no) { #expect(SessionWord(word) == nil, "\(word)") }
  }
}
