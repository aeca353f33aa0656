import Posix
import Speech
import SpeechDispatcher
import StringCatalog
import TestSupport
import Testing

@Suite("The transcript")
struct TranscriptSpeechTests {
  static let rows: [(name: String, line: String, act: @Sendable (any SpeechOutput) -> Void)] = [
    (
      "a text",
      #"{"event":"say","kind":"text","priority":"message","text":"uno\ntwo","spans":"#
        + #"[{"text":"uno","language":"es"},{"text":"two","language":"en"}]}"#,
      { $0.say(Utterance(.text, priority: .message, spans: [.init("uno", .spanish), .init("two", .english)])) }
    ),
    (
      "a character",
      #"{"event":"say","kind":"character","priority":"notification","text":"\"","#
        + #""spans":[{"text":"\"","language":"en"}]}"#,
      { $0.say(Utterance("\"", in: .english, priority: .notification, kind: .character)) }
    ),
    (
      "a cue",
      #"{"event":"say","kind":"soundIcon","priority":"notification","text":"start","#
        + #""spans":[{"text":"start","language":"en"}]}"#,
      { $0.say(Utterance(.start)) }
    ),
    ("a cut", #"{"event":"cut"}"#, { $0.cut() }),
    ("no settings", #"{"event":"settings","keyEcho":"characters"}"#, { $0.apply(SpeechSettings()) }),
    (
      "settings",
      #"{"event":"settings","rate":-5,"volume":100,"voice":"x","voiceLanguage":"es","punctuation":"all","#
        + #""capitals":"spell","keyEcho":"none"}"#,
      {
        $0.apply(
          SpeechSettings(
            rate: -5, volume: 100, voice: "x", voiceLanguage: .spanish, punctuation: .all, capitals: .spell,
            keyEcho: .none))
      }
    ),
  ]

  @Test(arguments: rows.indices)
  func line(_ index: Int) throws {
    let home = try PrivateHome()
    let row = Self.rows[index]
    let transcript = try TranscriptSpeech(path: home.path + "/said.jsonl")
    row.act(transcript)
    transcript.finish(within: .zero)
    #expect(home.read("said.jsonl") == row.line + "\n", "\(row.name)")
  }

  @Test("Lines are added to those that are there, and no one else may read them")
  func append() throws {
    let home = try PrivateHome()
    for _ in 1...2 { try TranscriptSpeech(path: home.path + "/said.jsonl").cut() }
    #expect(home.read("said.jsonl") == "{\"event\":\"cut\"}\n{\"event\":\"cut\"}\n")
    #expect(try FileMode(of: home.path + "/said.jsonl").bits == 0o600)
    withExtendedLifetime(home) {}
  }

  @Test("A place where nothing can be written is an error at once")
  func noFolder() throws {
    let error = #expect(throws: Errno.self) { try TranscriptSpeech(path: "/absent/said.jsonl") }
    #expect(error == .notFound)
  }

  @Test("A full disk is remembered, and hinders nobody")
  func full() throws {
    let transcript = try TranscriptSpeech(path: "/dev/full")
    for _ in 1...3 { transcript.cut() }
    #expect(transcript.failure?.message == "No space left on device")
  }
}
