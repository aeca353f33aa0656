import Glibc
import Posix

/// The module's side of speech-dispatcher's protocol with its modules (its own documentation, "Output Modules").
///
/// Environment: `RECORDER_LOG` the file to write to; `RECORDER_MS` milliseconds that a character takes (60);
/// `RECORDER_HANG` and `RECORDER_DIE` words upon which it stops answering, or ends.
struct Recorder {
  private let log: RecorderLog
  private let perCharacter: Duration
  private let hangingWord = Environment["RECORDER_HANG"]
  private let dyingWord = Environment["RECORDER_DIE"]
  private var input = ModuleInput()
  private var settings: [String: String] = [:]
  private var saying: Saying?
  private var count = 0

  init() {
    log = RecorderLog(path: Environment["RECORDER_LOG"] ?? "/dev/null")
    let milliseconds = Environment["RECORDER_MS"].flatMap { Double($0) } ?? 60
    perCharacter = .microseconds(Int(milliseconds * 1000))
  }

  mutating func run() {
    while true {
      speakOn()
      let wait = saying.map { $0.nextEvent - ContinuousClock.now }
      guard input.isAwaited(within: wait) else { continue }
      guard let line = input.nextLine() else { return }
      guard answer(line) else { return }
    }
  }

  /// Tells what the voice has reached by now.
  private mutating func speakOn() {
    guard var current = saying else { return }
    for mark in current.takeMarks(until: ContinuousClock.now) { reply("700-\(mark)\n700 INDEX MARK") }
    saying = current
    guard current.end <= ContinuousClock.now else { return }
    log.write("end", id: current.id)
    saying = nil
    reply("702 END")
  }

  /// False when the daemon wants no more.
  private mutating func answer(_ line: String) -> Bool {
    switch line {
    case "INIT": reply("299-recorder ready\n299 OK LOADED SUCCESSFULLY")
    case "LIST VOICES": reply("200-rec-en\ten\tnone\n200-rec-es\tes\tnone\n200 OK VOICE LIST SENT")
    case "SET": takeSettings()
    case "AUDIO": takeAudio()
    case "LOGLEVEL":
      reply("207 OK RECEIVING LOGLEVEL SETTINGS")
      _ = input.nextBlock()
      reply("203 OK LOGLEVEL SET")
    case _ where line.hasPrefix("DEBUG"): reply("200 OK DEBUGGING")
    case "SPEAK", "CHAR", "KEY", "SOUND_ICON": speak(line)
    case "STOP": interrupt("stop", "703 STOP")
    case "PAUSE": interrupt("pause", "704 PAUSE")
    case "QUIT":
      reply("210 OK QUIT")
      return false
    case "": break
    default: reply("300 ERR UNKNOWN COMMAND")
    }
    return true
  }

  private mutating func takeSettings() {
    reply("203 OK RECEIVING SETTINGS")
    for pair in input.nextBlock() {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    reply("203 OK SETTINGS RECEIVED")
  }

  /// Audio of the daemon's own is refused, whereupon it says `alsa` or the like, which is fine with a module that makes
  /// no sound.
  private mutating func takeAudio() {
    reply("207 OK RECEIVING AUDIO SETTINGS")
    let isOwn = input.nextBlock().contains("audio_output_method=server")
    reply(isOwn ? "303 ERROR INVALID PARAMETER OR VALUE" : "203 OK AUDIO INITIALIZED")
  }

  private mutating func speak(_ kind: String) {
    reply("202 OK RECEIVING MESSAGE")
    let raw = input.nextBlock().joined(separator: "\n")
    count += 1
    let next = Saying(id: count, raw: raw, perCharacter: perCharacter)
    log.write("speak", id: count, kind: kind, text: next.text, settings: settings)
    if let hangingWord, raw.contains(hangingWord) { while true { pause() } }
    if let dyingWord, raw.contains(dyingWord) { _exit(1) }
    reply("200 OK SPEAKING\n701 BEGIN")
    saying = next
  }

  private mutating func interrupt(_ event: String, _ ending: String) {
    guard let current = saying else { return }
    log.write(event, id: current.id)
    saying = nil
    reply(ending)
  }

  private func reply(_ text: String) { try? FileDescriptor.standardOutput.write((text + "\n").utf8) }
}
