#if Window
internal import WindowTestSupport

extension Scene {
  static let all = looks + counts + states + places + written

  /// For README.md, kept in Sources/WindowFront/Pictures.
  static let readme = [
    Scene(name: "ring", content: .demo("ring"), play: dragged(by: Point(100, -30))),
    Scene(name: "arc", content: .demo("arc"), play: keys("Return", "Up")),
    Scene(name: "cards", content: .demo("cards"), play: keys("Right", "Return", "Down")),
  ]

  /// Each presentation in each theme, size of text and language.
  private static var looks: [Scene] {
    themes.flatMap { theme, settings in
      [1.0, 2.0].flatMap { scale in
        [MenuDocument.Language.english, .spanish].flatMap { language in
          presentations(language).map { name, document, play in
            var scene = Scene(
              name: "\(name)-\(theme)-\(Int(scale * 100))-\(language.rawValue)", content: .menu(document), play: play)
            scene.settings = settings
            scene.settings.textScale = scale
            scene.language = language == .spanish ? "es_ES.UTF-8" : "en_US.UTF-8"
            return scene
          }
        }
      }
    }
  }

  private static var themes: [(String, WindowSettings)] {
    var dark = WindowSettings()
    dark.isDark = true
    var darkest = WindowSettings()
    darkest.theme = "Default-hc-dark"
    return [("light", WindowSettings()), ("dark", dark), ("hc", .highContrast), ("hc-dark", darkest)]
  }

  private static func presentations(_ language: MenuDocument.Language) -> [(String, MenuDocument, Play)] {
    [
      ("ring", .actions(5, "ring", language), dragged(by: Point(5, -100))),
      ("arc", .actions(5, "arc", language), keys("Return", "End")),
      ("cards", .cards(4, language), keys("Right")),
      ("lifted", .cards(4, language), keys("Return", "Down")),
    ]
  }

  /// Five, eight and twelve items.
  private static var counts: [Scene] {
    [5, 8, 12].flatMap { count in
      [1.0, 2.0].flatMap { scale in
        [
          ("ring", MenuDocument.actions(count, "ring", .spanish), keys("Return", "Home")),
          ("arc", .actions(count, "arc", .spanish), keys("Return", "Home")),
          ("cards", .cards(count, .spanish), keys("End")),
        ].map { name, document, play in
          var scene = Scene(name: "\(name)-of-\(count)-\(Int(scale * 100))", content: .menu(document), play: play)
          scene.settings.textScale = scale
          scene.language = "es_ES.UTF-8"
          return scene
        }
      }
    }
  }

  private static var states: [Scene] {
    [
      ("long-message", .actions(12), keys("Return", "Home")), ("begin", .actions(5), waiting),
      ("begin-arc", .actions(5, "arc"), waiting),
      ("opened", .actions(5), keys("Return")), ("unavailable", .actions(5), keys("Return", "2")),
      ("submenu", .actions(5), keys("Return", "4")), ("submenu-item", .actions(5), keys("Return", "4", "Down")),
      ("question", .actions(5), keys("Return", "5")), ("output", .actions(5), keys("Return", "3")),
      ("output-opened", .actions(5), keys("Return", "3", "Return", "Down")),
      ("list", .actions(12), keys("Return", "Alt+l")),
      ("cards-plain", .actions(12, "cards"), keys("Right")), ("cards-submenu", .actions(5, "cards"), keys("4")),
      ("card-question", .cards(4), keys("Return", "3")), ("card-removed", .cards(4), keys("Return", "3", "y")),
      ("arc-submenu", .actions(5, "arc"), keys("Return", "4")), ("help", .actions(5), keys("F1")),
    ].flatMap { (name: String, document: MenuDocument, play: @escaping Play) in
      [1.0, 2.0].map { scale in
        var scene = Scene(name: "\(name)-\(Int(scale * 100))", content: .menu(document), play: play)
        scene.settings.textScale = scale
        scene.hasSpeech = name == "long-message"
        return scene
      }
    }
  }

  /// Windows that are too small for a whole ring of the usual size: a half of it opens, or a smaller one. A quarter would
  /// need a label in a corner.
  private static var places: [Scene] {
    [("narrow", 230, 480), ("low", 420, 300), ("small", 220, 300), ("tiny", 200, 200)].map { name, width, height in
      Scene(name: name, content: .menu(.actions(5)), screen: (width, height), play: keys("Return", "Right"))
    }
  }

  /// From right to left.
  private static var written: [Scene] {
    presentations(.english).map { name, document, play in
      Scene(name: "\(name)-rtl", content: .menu(document), language: "he_IL.UTF-8", play: play)
    }
  }
}
#endif
