import Testing

@testable import ActionMenu

@Suite struct MenuItemTests {
  @Test(arguments: [
    (Role.none, ActionMenu.Confirmation.whenDestructive, false), (.destructive, .whenDestructive, true),
    (.cancel, .whenDestructive, false), (.none, .always, true), (.destructive, .never, false),
  ])
  func asking(_ role: Role, _ confirmation: ActionMenu.Confirmation, _ asks: Bool) {
    #expect(MenuItem("A", role: role, confirmation: confirmation).asksBeforeRunning == asks)
  }

  @Test @MainActor func aClosureIsAnEffect() {
    var isDone = false
    let item = MenuItem("Camera", keywords: ["photo"]) { isDone = true }
    guard case .perform(let action)? = item.effect else {
      Issue.record("not a closure")
      return
    }
    action()
    #expect(isDone && item.id == "Camera" && item.keywords == ["photo"])
  }

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("keyword", "keywords"), ("itmes", "items"),
    ("spoken-title", "spokenTitle"),
    ("zz", nil), ("description", nil), ("", nil), (String(repeating: "x", count: 100_000), nil),
  ])
  func nearestKey(_ key: String, _ nearest: String?) {
    #expect(key.nearest(among: ItemField.allCases.map(\.rawValue)) == nearest)
  }
}
