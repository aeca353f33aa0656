import ActionMenu
import Dialogue
import Speech
import StringCatalog
import Testing

extension MenuConversationTests {
  @Test(
    "Each key is a word, too",
    arguments: [
      (SessionWord.repeatItem, ["repeat", "repetir", ":repeat"]), (.whereAmI, ["where", "dónde"]),
      (.describe, ["describe", "describir"]), (.spell, ["spell", "deletrear"]), (.list, ["list", "lista"]),
      (.silence, ["silence", "silencio"]), (.help, ["help", "ayuda", "?"]), (.back, ["back", "atras", "<"]),
    ])
  func case25(_ key: SessionWord, _ words: [String]) {
    for language in [LanguageTag.english, .spanish] {
      let localizer = Localizer(language: language)
      var conversation = MenuConversation(.ring, localizer: localizer)
      _ = conversation.handle(.began)
      _ = conversation.handle(.down)
      for word in words {
        var (byKey, byWord) = (conversation, conversation)
        // What an arrow put into the line was erased to type the word.
        #expect(
          byWord.handle(.enter(word)).map { $0.text(in: language) }
            == ["line ''"] + byKey.handle(.key(key)).map { $0.text(in: language) })
      }
    }
  }

  @Test(arguments: wordsAndKeys) func word(_ talk: Talk) { talk.hold() }

  static let wordsAndKeys = [
    Talk(
      "repeat: the list, then the current item", with: .of(["Red", "Green"]),
      [
        Turn(.key(.repeatItem), "tell 'Actions, 2 items' | '1 Red' | '2 Green'"),
        Turn(.end, "show '2 Green, last'"), Turn(.key(.repeatItem, on: "2 Green, last"), "show '2 Green, last'"),
        Turn(.enter("repeat"), "line ''", "show '2 Green'"),
      ]),
    Talk(
      "where",
      [
        Turn(.key(.whereAmI), "tell 'Actions, 5 items'"), Turn(.down, "show '1 Camera'"),
        Turn(.key(.whereAmI), "tell 'Actions, 5 items, 1 Camera'"),
      ]),
    Talk(
      "describe: the line's item, else the current one",
      with: .of(
        MenuItem("Camera", detail: "Takes a picture"), MenuItem("Note")),
      [
        Turn(.key(.describe), "notice 'No item yet. An arrow goes to one.'"),
        Turn(.key(.describe, on: "cam"), "tell 'Takes a picture'"), Turn(.down, "show '1 Camera'"),
        Turn(.key(.describe, on: "1 Camera "), "tell 'Takes a picture'"),
        Turn(.key(.describe, on: "note"), "tell 'No description for Note'"),
        Turn(.key(.describe, on: "2"), "tell 'No description for Note'"),
        Turn(.key(.describe, on: "xyz"), "tell 'Takes a picture'"),
      ]),
    Talk(
      "spell", with: .of(["Ab é", "👨‍👩‍👧"]), textLanguage: .spanish,
      [
        Turn(.key(.spell), "notice 'No item yet. An arrow goes to one.'"),
        Turn(
          .key(.spell, on: "ab"),
          "tell 'a mayúscula, b, espacio, e con acento' said es 'a mayúscula' + es 'b' + "
            + "es 'espacio' + es 'e con acento'"),
        Turn(.key(.spell, on: "xé"), "tell 'x, e acute' said 'x' + 'e, acute'"),
        Turn(.enter("spell"), "line ''", "notice 'No item yet. An arrow goes to one.'"),
      ]),
    Talk("silence", [Turn(.key(.silence), "cut"), Turn(.enter("silence"), "line ''", "cut")]),
    Talk("the last output", [Turn(.enter("output"), "line ''", "review output")]),
    Talk(
      "settings",
      [
        Turn(.enter("rate 20"), "line ''", "set rate '20'"), Turn(.enter("voz Ana"), "line ''", "set voice 'Ana'"),
        Turn(.enter(":speech off"), "line ''", "set speech 'off'"), Turn(.enter("echo"), "line ''", "set echo ''"),
      ]),
  ]

  @Test("A long list is told by twenty, and from the beginning after the end") func chunks() {
    func lines(_ range: ClosedRange<Int>) -> String {
      range.map { "'\($0) Thing \($0)'" }.joined(separator: " | ")
    }
    Talk(
      "45", with: .things(45), tellsOpening: true,
      [
        Turn(.began, "tell 'Actions, 45 items' | \(lines(1...20)) | '25 more, type list to read on'", "line ''"),
        Turn(.key(.list), "tell 'Actions, 45 items' | \(lines(21...40)) | '5 more, type list to read on'"),
        Turn(.enter("list"), "line ''", "tell 'Actions, 45 items' | \(lines(41...45))"),
        Turn(.key(.list), "tell 'Actions, 45 items' | \(lines(1...20)) | '25 more, type list to read on'"),
      ]
    ).hold()
    Talk(
      "20", with: .things(20), tellsOpening: true,
      [
        Turn(.began, "tell 'Actions, 20 items' | \(lines(1...20))", "line ''"),
        Turn(.key(.list), "tell 'Actions, 20 items' | \(lines(1...20))"),
      ]
    ).hold()
  }

  @Test("Help names every key and the words of the session's language", arguments: [LanguageTag.english, .spanish])
  func help(_ language: LanguageTag) {
    var conversation = MenuConversation(.ring, localizer: Localizer(language: language))
    _ = conversation.handle(.began)
    guard case .tell(let told)? = conversation.handle(.key(.help)).first else {
      Issue.record("no help")
      return
    }
    #expect(told.priority == .notification)
    #expect(told.utterance.spans.count == 1)
    #expect(Set(told.lines).count == told.lines.count, "each line once")
    let text = told.lines.map(\.printed).joined(separator: "\n")
    let named: [SessionWord] = [
      .repeatItem, .whereAmI, .describe, .spell, .list, .silence, .back, .quit, .language, .rate, .speech, .output,
    ]
    for word in named { #expect(text.contains(word.name(in: language)), "\(word)") }
    for key in ["Alt R", "Alt W", "Alt D", "Alt S", "Alt L", "Alt X", "Esc", "Control C", "Tab"] {
      #expect(text.contains(key), "\(key)")
    }
  }
}
