import JSONText
import TestSupport

/// Where it can be seen what is said.
protocol Ear {
  /// Everything so far, a language at a time.
  func said() throws -> [Said]

  /// What can be seen here of an expectation; nil for one that cannot be relied on.
  func told(_ said: Said) -> Said?

  /// Waits until what began to be said came to its end.
  func waitForEnding(of text: String) throws
}

/// The output module of a real daemon: text, language and kind.
struct ModuleEar: Ear {
  let lab: SpeechLab

  func said() -> [Said] {
    lab.spoken().map {
      Said(text: $0.text, language: $0.language.lowercased(), priority: "", isCharacter: $0.kind == "CHAR")
    }
  }

  func told(_ said: Said) -> Said? {
    if said.isPassing { return nil }
    var said = said
    said.priority = ""
    // The daemon takes no notice of case here.
    said.language = said.language.lowercased()
    // A name is a text to the daemon.
    if said.text.count > 1 { said.isCharacter = false }
    return said
  }

  func waitForEnding(of text: String) throws {
    let id = lab.spoken().last { $0.text == text }?.id
    try lab.waitForEntry("the end of \(text)") { $0.id == id && $0.event != "speak" }
  }
}

/// The file that `--transcript` names.
struct TranscriptEar: Ear {
  let home: PrivateHome

  func said() throws -> [Said] {
    try (home.read("transcript") ?? "").split(separator: "\n").flatMap { line in
      let event = try Fields(parseJSON(Array(line.utf8)))
      guard event["event"] == "say" else { return [Said]() }
      return event.list("spans").map { span in
        Said(
          text: span["text"].split(separator: "\n").joined(separator: " "), language: span["language"],
          priority: event["priority"], isCharacter: event["kind"] == "character")
      }
    }
  }

  func told(_ said: Said) -> Said? { said }

  func waitForEnding(of text: String) {}
}

/// The members of a JSON object.
struct Fields {
  private let members: [JSONMember]

  init(_ node: JSONNode) {
    if case .object(let members) = node.value { self.members = members } else { members = [] }
  }

  subscript(_ key: String) -> String {
    switch value(key) {
    case .string(let text), .number(let text): text
    default: ""
    }
  }

  func list(_ key: String) -> [Fields] { if case .array(let nodes) = value(key) { nodes.map(Fields.init) } else { [] } }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.node.value }
}
