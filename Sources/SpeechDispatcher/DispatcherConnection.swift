import CSpeechd
import Glibc
import Posix
import Speech
import StringCatalog

/// One connection of libspeechd, in its mode without threads. Every call may wait for ever, or end the process; only a
/// worker process makes them.
@safe final class DispatcherConnection {
  /// A fault after which the connection is of no more use.
  enum Fault: Error {
    case noDaemon, refused, lost
  }

  private(set) var settings = SpeechSettings()
  let connection: UnsafeMutablePointer<SPDConnection>
  /// What holds for the next utterance unless it is set anew; nil where that is not known.
  var language: LanguageTag?
  var priority: SpeechPriority?

  /// Connects, and starts the daemon first if it does not run and `autospawn` says so.
  init(autospawn: Bool) throws(Fault) {
    // A nil error pointer would crash the library when nobody answers.
    var fault: UnsafeMutablePointer<CChar>?
    let opened = unsafe spd_open2("anillo", "main", nil, SPD_MODE_SINGLE, nil, autospawn ? 1 : 0, &fault)
    unsafe free(fault)
    guard let opened = unsafe opened else { throw .noDaemon }
    unsafe connection = opened
    // The library takes no notice of what the daemon answers to a client's name.
    if unsafe spd_execute_command(connection, "SET SELF SSML_MODE off") != 0 { throw .refused }
  }

  deinit { unsafe spd_close(connection) }

  var socket: FileDescriptor { FileDescriptor(unsafe connection.pointee.socket) }

  /// Silences this client: what it says and what it has in the queue, and nothing of anybody else's.
  func cancel() throws(Fault) { try check(unsafe spd_cancel(connection)) }

  /// Makes settings hold; one that the daemon does not take is left as it was. The voice is chosen with each text.
  func apply(_ settings: SpeechSettings) throws(Fault) {
    self.settings = settings
    // A voice goes with a language, and another module may know neither.
    language = nil
    if let module = settings.module.flatMap(SpokenText.word) { unsafe spd_set_output_module(connection, module) }
    if let rate = settings.rate { unsafe spd_set_voice_rate(connection, Self.inRange(rate)) }
    if let pitch = settings.pitch { unsafe spd_set_voice_pitch(connection, Self.inRange(pitch)) }
    if let volume = settings.volume { unsafe spd_set_volume(connection, Self.inRange(volume)) }
    if let mode = settings.punctuation { unsafe spd_execute_command(connection, "SET SELF PUNCTUATION \(mode)") }
    if let mode = settings.capitals { unsafe spd_execute_command(connection, "SET SELF CAP_LET_RECOGN \(mode)") }
    if hasEnded { throw .lost }
  }

  func check(_ result: Int32) throws(Fault) {
    if result < 0 { throw hasEnded ? .lost : .refused }
  }

  /// Whether the daemon has closed its end, or sent what nobody asked for.
  var hasEnded: Bool { waitUntilReadable([socket], within: .zero)[0] }

  private static func inRange(_ value: Int) -> Int32 { Int32(min(100, max(-100, value))) }
}
