internal import ActionMenu
internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// The built-in menu: useful at once, and what this machine lacks is there with its reason.
@MainActor
struct StarterMenu {
  unowned let front: LinearFront

  var menu: Menu {
    Menu(
      title: "Anillo",
      items: [
        item("Time and date", ["clock", "hora", "fecha", "reloj"]) { $0.tell(LocalTime.now.phrase($0.localizer)) },
        battery, network, volume,
        item("Files in this folder", ["folder", "directory", "carpeta", "archivos"]) {
          FileBrowser(front: $0).openCurrentFolder()
        },
        item("Run a command", ["shell", "terminal", "orden", "programa"]) { $0.askForCommand() },
        MenuItem(
          id: "language", "Language", keywords: ["idioma", "lengua", "Sprache", "langue"],
          items: [setting("English", .language, "en"), setting("Spanish", .language, "es")]),
        MenuItem(
          id: "speech", "Speech settings", keywords: ["voice", "voz", "rate", "velocidad"], items: speechSettings),
        MenuItem(id: "demos", "Demonstrations", keywords: ["demo", "examples", "ejemplos"], items: demos),
        item("Help", ["keys", "teclas"]) { $0.handle(.asked(.help, line: "")) },
      ])
  }

  private func item(
    _ title: String, _ keywords: [String] = [], unless reason: String? = nil,
    action: @escaping @MainActor (LinearFront) -> Void
  ) -> MenuItem {
    MenuItem(
      id: title, title, keywords: keywords,
      availability: reason.map { .unavailable(reason: $0) } ?? .available,
      effect: .perform { [unowned front] in action(front) })
  }

  private func setting(_ title: String, _ word: SessionWord, _ value: String) -> MenuItem {
    item(title) { $0.change(word, to: value) }
  }

  private var battery: MenuItem {
    item(
      "Battery", ["power", "charge", "batería", "carga"],
      unless: Battery.all.isEmpty ? "no battery" : nil
    ) {
      let localizer = $0.localizer
      $0.tell(Battery.all.map { $0.phrase(localizer) })
    }
  }

  private var network: MenuItem {
    item(
      "Network", ["wifi", "internet", "conexión"],
      unless: NetworkDevice.all.isEmpty ? "no network device" : nil
    ) {
      $0.tell(NetworkDevice.all.map(\.phrase))
    }
  }

  private var volume: MenuItem {
    guard let mixer = Mixer.installed else {
      return item("Volume", ["sound", "sonido"], unless: "wpctl, pactl or amixer is needed") { _ in }
    }
    return MenuItem(
      id: "volume", "Volume", keywords: ["sound", "sonido"],
      items: [
        MenuItem(id: "up", "Louder", effect: .run(mixer.louder)),
        MenuItem(id: "down", "Quieter", effect: .run(mixer.quieter)),
        MenuItem(id: "mute", "Mute or unmute", effect: .run(mixer.mute)),
        MenuItem(id: "level", "How loud it is", effect: .run(mixer.level)),
      ])
  }

  private var speechSettings: [MenuItem] {
    let steps: [(String, SessionWord, Int)] = [
      ("Faster", .rate, 10), ("Slower", .rate, -10), ("Higher", .pitch, 10), ("Lower", .pitch, -10),
      ("Louder voice", .volume, 10), ("Softer voice", .volume, -10),
    ]
    // No more than nine, so that each number chooses at once: who presses 1 twice to make the voice faster must not come
    // to 11 and turn it off.
    return steps.map { title, word, step in item(title) { $0.change(word, by: step) } } + [
      MenuItem(id: "echo", "What is spoken of typing", keywords: ["echo", "eco"], items: echoes),
      setting("Turn speech on", .speech, "on"), setting("Turn speech off", .speech, "off"),
    ]
  }

  private var echoes: [MenuItem] {
    [
      setting("Speak typed characters", .echo, SpeechSettings.KeyEcho.characters.rawValue),
      setting("Speak typed words", .echo, SpeechSettings.KeyEcho.words.rawValue),
      setting("Do not speak typing", .echo, SpeechSettings.KeyEcho.none.rawValue),
    ]
  }

  private var demos: [MenuItem] {
    Demo.allCases.map { demo in
      var item = item(demo.title, demo.keywords) {
        $0.begin(demo.conversation($0, selection: .key))
      }
      item.id = demo.rawValue
      return item
    }
  }
}
