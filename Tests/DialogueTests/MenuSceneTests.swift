import ActionMenu
import Dialogue
import Speech
import StringCatalog
import Testing

/// What a drawn front shows is what the lines tell.
@Suite struct MenuSceneTests {
  private static let menu = Menu(
    title: "Desk", presentation: .arc, tint: Tint("red"), size: 40,
    items: [
      MenuItem(id: "note", "Note"),
      MenuItem(id: "print", "Print", availability: .unavailable(reason: "no printer")),
      MenuItem(id: "delete", "Delete", role: .destructive),
      MenuItem(
        id: "trip", "Alps", preview: Preview(subtitle: "Snow"),
        items: [MenuItem(id: "share", "Share"), MenuItem(id: "remove", "Remove", role: .destructive)],
        presentation: .cards),
      MenuItem(id: "blank", "\u{1B}[2J", items: [MenuItem(id: "inside", "Inside")]),
    ])

  private func conversation(_ language: LanguageTag = .english) -> MenuConversation {
    MenuConversation(Self.menu, localizer: Localizer(language: language))
  }

  @Test func aMenuThatIsClosedShowsWhatItWouldOpenWith() {
    let scene = conversation().scene
    #expect(!scene.isOpen && scene.depth == 0 && scene.highlight == nil && scene.card == nil && scene.question == nil)
    #expect(scene.title.text == "Desk" && scene.heading == "Desk, 5 items")
    #expect(scene.presentation == .arc && scene.tint == Tint("red") && scene.size == 40)
    #expect(scene.entries.count == 5)
  }

  @Test(arguments: [
    (
      LanguageTag.english,
      [
        "Note", "Print, unavailable: no printer", "Delete, destructive", "Alps, submenu", "blank, submenu",
      ]
    ),
    (
      .spanish,
      [
        "Nota", "Print, no disponible: no printer", "Eliminar, destructivo", "Alpes, submenú", "en blanco, submenú",
      ]
    ),
  ])
  func captionsAreTheLinesWithoutTheirNumbers(language: LanguageTag, captions: [String]) {
    var conversation = conversation(language)
    let told = conversation.open()
    #expect(conversation.scene.entries.map(\.caption) == captions)
    guard case .tell(let list)? = told.first else {
      Issue.record("opening tells the list")
      return
    }
    let lines = list.lines.dropFirst().map { $0.printed.drop { $0 != " " }.dropFirst() }
    #expect(lines.map(String.init) == captions)
  }

  @Test func aSubmenuHasItsOwnPresentationAndItsCard() {
    var conversation = conversation()
    _ = conversation.open()
    _ = conversation.choose(3)
    let scene = conversation.scene
    #expect(scene.presentation == .cards && scene.depth == 1 && scene.card?.title.text == "Alps")
    _ = conversation.handle(.asked(.back, line: ""))
    _ = conversation.choose(4)
    #expect(conversation.scene.presentation == .arc && conversation.scene.card == nil)
  }

  @Test func aPointerHighlightsAndIsHeard() {
    var conversation = conversation()
    #expect(conversation.point(at: 0).isEmpty, "a closed menu has no highlight")
    _ = conversation.open()
    #expect(conversation.point(at: 0).count == 1)
    #expect(conversation.point(at: 0).isEmpty, "only changes are told")
    #expect(conversation.scene.highlight == 0)
    #expect(conversation.point(at: 99).isEmpty && conversation.scene.highlight == 0)
    #expect(conversation.point(at: nil).isEmpty && conversation.scene.highlight == nil)
  }

  @Test func aQuestionStandsUntilItIsAnswered() {
    var conversation = conversation()
    _ = conversation.open()
    _ = conversation.choose(2)
    #expect(conversation.scene.question == "Delete?")
    _ = conversation.handle(.submitted("n"))
    #expect(conversation.scene.question == nil && conversation.scene.highlight == 2)
  }

  @Test func aCardIsLetDownAfterItsAction() {
    var conversation = conversation()
    _ = conversation.open()
    _ = conversation.choose(3)
    _ = conversation.choose(0)
    conversation.leaveCard()
    let scene = conversation.scene
    #expect(scene.depth == 0 && scene.card == nil && scene.highlight == 3 && scene.entries.count == 5)
  }

  @Test func theActionsOfACardAreThereWithoutLiftingIt() {
    let conversation = conversation()
    let entries = conversation.scene.entries
    #expect(conversation.actions(of: entries[3]).map(\.caption) == ["Share", "Remove, destructive"])
    #expect(conversation.actions(of: entries[0]).map(\.caption) == ["Note"])
  }

  @Test func closingTwiceIsClosingOnce() {
    var conversation = conversation()
    _ = conversation.open()
    #expect(conversation.close().count == 1 && conversation.close().isEmpty && !conversation.scene.isOpen)
  }
}
