import JSONText
public import Posix
public import Speech
import StringCatalog

/// Writes what would be spoken into a file, one JSON object a line, without any daemon.
///
/// | event | further keys |
/// |---|---|
/// | `say` | `kind`, `priority`, `text` (the spans, a line each), `spans` (each with `text` and `language`) |
/// | `cut` | |
/// | `settings` | `rate`, `pitch`, `volume`, `voice`, `voiceLanguage`, `module`, `punctuation`, `capitals`, those that are given; `keyEcho` |
public final class TranscriptSpeech: SpeechOutput {
  private let file: FileDescriptor

  /// Why the transcript ends too early: the first line that could not be written, and all after it, are missing.
  public private(set) var failure: Errno?

  /// Lines are added to the file; a new one gets mode 0600.
  public init(path: String) throws(Errno) { file = try FileDescriptor.open(path, .append) }

  deinit { file.close() }

  public func say(_ utterance: Utterance) {
    write([
      ("event", .string("say")),
      ("kind", .string(utterance.kind.rawValue)),
      ("priority", .string(utterance.priority.rawValue)),
      ("text", .string(utterance.spans.map(\.text).joined(separator: "\n"))),
      ("spans", .array(utterance.spans.map { JSONNode(Self.object(of: $0)) })),
    ])
  }

  public func cut() { write([("event", .string("cut"))]) }

  public func apply(_ settings: SpeechSettings) {
    let numbers = [("rate", settings.rate), ("pitch", settings.pitch), ("volume", settings.volume)]
    let words = [
      ("voice", settings.voice), ("voiceLanguage", settings.voiceLanguage?.description), ("module", settings.module),
      ("punctuation", settings.punctuation?.rawValue), ("capitals", settings.capitals?.rawValue),
      ("keyEcho", settings.keyEcho.rawValue),
    ]
    write(
      [("event", .string("settings"))]
        + numbers.compactMap { name, number in number.map { (name, .number(String($0))) } }
        + words.compactMap { name, word in word.map { (name, .string($0)) } })
  }

  /// Every line is in the file already.
  public func finish(within limit: Duration) {}

  private func write(_ members: [(String, JSONValue)]) {
    guard failure == nil else { return }
    let line = Self.object(members).serialized() + "\n"
    do throws(Errno) { try file.write(line.utf8) } catch { failure = error }
  }

  private static func object(of span: Utterance.Span) -> JSONValue {
    object([("text", .string(span.text)), ("language", .string(span.language.description))])
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    let nowhere = SourcePosition(line: 1, column: 1)
    return .object(members.map { JSONMember(key: $0, keyPosition: nowhere, node: JSONNode($1)) })
  }
}
