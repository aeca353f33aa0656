internal import JSONText

/// One line of what the recording module was asked for.
public struct SpeechEntry: Sendable, CustomStringConvertible {
  /// `speak`, `end` (came to its end), `stop` (was cut), `pause`.
  public let event: String
  public let id: Int
  /// Microseconds of the monotonic clock.
  public let time: Int
  private let fields: [String: String]

  init?(line: Substring) {
    guard let node = try? parseJSON(Array(line.utf8)), case .object(let members) = node.value else { return nil }
    var fields: [String: String] = [:]
    for member in members {
      switch member.node.value {
      case .string(let text), .number(let text): fields[member.key] = text
      default: return nil
      }
    }
    guard let event = fields["event"], let id = fields["id"].flatMap({ Int($0) }),
      let time = fields["t"].flatMap({ Int($0) })
    else { return nil }
    self.event = event
    self.id = id
    self.time = time
    self.fields = fields
  }

  /// `SPEAK`, `CHAR`, `KEY` or `SOUND_ICON`.
  public var kind: String { fields["kind"] ?? "" }
  public var text: String { fields["text"] ?? "" }
  public var language: String { fields["language"] ?? "" }

  /// A setting as the daemon names it: `rate`, `pitch`, `volume`, `punctuation_mode`, `synthesis_voice`…
  public func setting(_ name: String) -> String? { fields[name] }

  public var description: String { event == "speak" ? "\(kind) \(language) “\(text)”" : "\(event) \(id)" }
}
