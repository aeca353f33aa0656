internal import Posix
internal import Speech
internal import SpeechDispatcher
internal import StringCatalog

/// Whether Anillo speaks by itself, and why.
@MainActor
struct SpeechPlan {
  enum Mode: String {
    case on, off
    /// The shell and the demonstrations speak unless a screen reader reads the terminal; a script's choice is silent.
    case auto
  }

  let mode: Mode
  /// The setting that decided; nil when nothing was said and it is automatic.
  let source: String?
  let settings: SpeechSettings

  init(_ program: Program) {
    let setting = program.setting(.speech)
    mode = setting.flatMap { Mode(rawValue: $0.value) } ?? .auto
    source = setting?.source
    settings = SpeechSettings(
      rate: program.value(.rate).flatMap(Int.init), pitch: program.value(.pitch).flatMap(Int.init),
      volume: program.value(.volume).flatMap(Int.init), voice: program.value(.voice),
      voiceLanguage: program.value(.voice) == nil ? nil : program.language.spoken, module: program.value(.module),
      punctuation: program.value(.punctuation).flatMap(SpeechSettings.Punctuation.init),
      keyEcho: program.value(.echo).flatMap(SpeechSettings.KeyEcho.init) ?? .characters)
  }

  /// The voice of a command; nil where it is silent.
  func voice(forScript isScript: Bool) -> DispatcherSpeech? {
    switch mode {
    case .on: DispatcherSpeech(DispatcherOptions(settings: settings))
    case .off: nil
    case .auto:
      isScript ? nil : DispatcherSpeech(DispatcherOptions(settings: settings, probe: Self.probe))
    }
  }

  static var probe: ScreenReaderProbe { ScreenReaderProbe(environment: Environment.all) }
}
