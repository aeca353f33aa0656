import Testing

@testable import WindowFront

@Suite("Icon names") struct IconNameTests {
  @Test(arguments: [
    ("camera", ["camera-photo-symbolic", "camera-symbolic"]),
    ("trash", ["user-trash-symbolic", "edit-delete-symbolic"]),
    // Variants show the same thing, one inside the other, too.
    ("star.fill", ["starred-symbolic", "non-starred-symbolic"]),
    ("plus.circle.fill", ["list-add-symbolic"]),
    ("xmark.square", ["window-close-symbolic"]),
    // What ends like a variant and is a name of its own.
    ("doc.text", ["text-x-generic-symbolic"]),
    ("square.and.arrow.up", ["emblem-shared-symbolic", "send-to-symbolic"]),
    // The desktop's own names.
    ("utilities-terminal", ["utilities-terminal-symbolic"]),
    ("edit-find-symbolic", ["edit-find-symbolic"]),
    ("no.such.fill", ["no.such.fill-symbolic"]),
    ("", ["-symbolic"]),
  ])
  func areFoundForSymbols(systemImage: String, names: [String]) {
    #expect(IconName.candidates(for: systemImage) == names)
  }
}
