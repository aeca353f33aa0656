#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension WindowTests {
  /// What users of other programs reported of model and ring, as far as no suite above has it.
  @Suite struct Cases {
    private static func items(_ count: Int) -> String {
      (0..<count).map { #"{"id": "\#($0)", "title": "Item \#($0 + 1)", "print": "=\#($0)"}"# }.joined(separator: ",")
    }

    /// Evenly around the middle, the first one on top, none over another, all inside of the window.
    @Test(arguments: [1, 2, 3, 7, 11, 12], [false, true])
    func case31ItemsStandEvenly(count: Int, isRightToLeft: Bool) throws {
      let layout = Layout(language: "en", isRightToLeft: isRightToLeft)
      let ring = try MenuWindow.menu(Self.items(count), layout)
      try ring.open()
      let places = try ring.session.accessibles().filter { $0.role == "menu item" }.map { try ring.place(of: $0) }
      #expect(places.count == count)
      let radius = Double(ring.center.y - places[0].center.y)
      #expect(radius >= 103)
      for (index, place) in places.enumerated() {
        let expected = ring.bubble(index, of: count, in: layout, radius: radius)
        #expect(abs(place.center.x - expected.x) <= 2 && abs(place.center.y - expected.y) <= 2, "\(index): \(place)")
        #expect(ring.window.frame.contains(place))
      }
      try ring.tap(places[count - 1].center)
      try ring.session.waitForOutput("=\(count - 1)\n")
    }

    /// As many as a choice for a script may have, each with its own colours.
    @Test(arguments: ["ring", "arc", "cards"])
    func case31AThousandItemsAreNotTooMany(presentation: String) throws {
      let menu = try MenuWindow.menu(Self.items(1000), head: #""title": "Tools", "presentation": "\#(presentation)""#)
      try menu.keys("1", "0", "0", "0")
      try menu.session.waitForOutput("=999\n")
    }

    @Test func case31AnEmptySubmenuIsAnItemThatIsRefusedWhenRead() throws {
      let home = try PrivateHome()
      let file = try home.write(
        #"{"version": 1, "items": [{"id": "a", "title": "A", "items": []}]}"#, to: "menu.json")
      let run = try ProgramRun.of(
        BuiltProgram.path("anillo-window"), ["--lang=en", file], setup: TerminalSetup(home: home))
      #expect(run.status == 2 && run.err.contains("choosing this item does nothing"), "\(run)")
    }

    /// A missing icon is the title's first letter, and markup is text; neither keeps the rest from working.
    @Test func case36ABadIconAndMarkupLeaveTheRest() throws {
      let ring = try MenuWindow.menu(
        """
        {"id": "a", "title": "<b>&", "systemImage": "no.such.image", "print": "markup"},
        {"id": "b", "title": "<i>Zebra</i>", "systemImage": "../../etc/passwd", "print": "zebra"},
        {"id": "c", "title": "Note", "systemImage": "note.text", "print": "note"}
        """, head: #""title": "<u>Tools</u> & <more>""#)
      #expect(try ring.session.accessible(role: "menu").name == "<u>Tools</u> & <more>")
      try ring.open()
      let names = try ring.session.accessibles().filter { $0.role == "menu item" }.map(\.name)
      #expect(names == ["<b>&", "<i>Zebra</i>", "Note"])
      for (index, printed) in ["markup\n", "zebra\n", "note\n"].enumerated() {
        try ring.keys("\(index + 1)")
        try ring.session.waitForOutput(printed)
      }
      try ring.keys("Escape")
      try ring.end()
    }

    /// The letter is drawn: the bubble of a missing icon looks like that of the same title without any.
    @Test func case36AMissingIconIsTheFirstLetter() throws {
      let pictures = try [#""systemImage": "no.such.image","#, "", #""systemImage": "star","#].map { icon in
        let ring = try MenuWindow.menu(#"{"id": "a", "title": "Quill", \#(icon) "print": "q"}"#)
        try ring.open()
        return try ring.session.frame(of: ring.window.frame)
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0] != pictures[2])
    }
  }
}
#endif
