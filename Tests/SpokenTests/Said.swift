import TestSupport
import Testing

/// One thing that is said, as a test expects it.
struct Said: Equatable, CustomStringConvertible {
  var text: String
  /// Empty until it is known which session it belongs to.
  var language: String
  /// Of SSIP; empty where it cannot be seen, as in the daemon's module.
  var priority: String
  var isCharacter = false
  /// Whether what follows at once cuts it, so that a voice may not even have begun it.
  var isPassing = false

  var description: String {
    "\(priority)\(isCharacter ? " character" : "") \(language) “\(text)”"
  }

  /// Items, titles, places.
  static func item(_ text: String, in language: String = "") -> Said {
    Said(text: text, language: language, priority: "text")
  }

  static func error(_ text: String, in language: String = "") -> Said {
    Said(text: text, language: language, priority: "important")
  }

  static func result(_ text: String, in language: String = "") -> Said {
    Said(text: text, language: language, priority: "message")
  }

  /// What was typed, deleted or moved to; a single character is read by its name.
  static func echo(_ text: String, in language: String = "") -> Said {
    Said(text: text, language: language, priority: "notification", isCharacter: text.count == 1)
  }

  /// A character by the name that we have for it.
  static func named(_ name: String, in language: String = "") -> Said {
    Said(text: name, language: language, priority: "notification", isCharacter: true)
  }

  /// A text letter by letter, each by its name.
  static func spelled(_ names: String..., in language: String = "") -> [Said] {
    names.map { Said(text: $0, language: language, priority: "text", isCharacter: true) }
  }

  /// An item that was chosen, whose result follows.
  static func passing(_ text: String, in language: String = "") -> Said {
    var said = item(text, in: language)
    said.isPassing = true
    return said
  }

  /// With the session's language, where it names none.
  func known(to language: String) -> Said {
    var said = self
    if said.language.isEmpty { said.language = language }
    return said
  }

  static func == (one: Said, other: Said) -> Bool { one.description == other.description }
}

/// Keys, and all that is said after them.
struct Step: CustomStringConvertible {
  let keys: [Key]
  let said: [Said]

  init(_ keys: Key..., says said: Said...) { self.init(keys, said) }

  init(_ keys: Key..., says said: [Said]) { self.init(keys, said) }

  init(_ keys: [Key], _ said: [Said]) {
    self.keys = keys
    self.said = said
  }

  /// A step a key, where each key says something of its own: a quick typist would cut it.
  var apart: [Step] {
    let single = keys.flatMap(\.single)
    return single.count == said.count && said.count > 1 ? zip(single, said).map { Step([$0], [$1]) } : [self]
  }

  var description: String { keys.isEmpty ? "opening" : "\(keys)" }
}

/// A session key by key, from its opening on.
struct SpokenScript: CustomTestStringConvertible {
  let testDescription: String
  let words: [String]
  /// A menu document, to be opened by the words.
  var menu: String?
  let steps: [Step]

  /// The language is that of all that names none.
  init(_ name: String, _ words: [String], menu: String? = nil, language: String = "en-US", steps: [Step]) {
    testDescription = name
    self.words = words
    self.menu = menu
    self.steps = steps.map { step in
      Step(step.keys, step.said.map { $0.known(to: language) })
    }
  }
}
