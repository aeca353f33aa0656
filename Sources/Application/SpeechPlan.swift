internal import Posix
package import ScreenReaders
package import Speech
package import SpeechDispatcher
package import StringCatalog

/// Whether Anillo speaks by itself, and why.
@MainActor
package struct SpeechPlan {
  package enum Mode: String {
    case on, off
    /// The shell and the demonstrations speak unless a screen reader reads the terminal; a script's choice is silent.
    case auto
  }

  package let mode: Mode
  /// The setting that decided; nil when nothing was said and it is automatic.
  package let source: String?
  package let settings: SpeechSettings

  package init(_ program: Program) {
    let setting = program.setting(.speech)
    mode = setting.flatMap { Mode(rawValue: $0.value) } ?? .auto
    source = setting?.source
    var settings = SpeechSettings()
    for name in SpeechSettings.Name.allCases {
      settings[name] = ProgramOption(rawValue: name.rawValue).flatMap(program.value)
    }
    if settings.voice != nil { settings.voiceLanguage = program.language.spoken }
    self.settings = settings
  }

  /// The voice of a command; nil where it is silent.
  package func voice(forScript isScript: Bool) -> DispatcherSpeech? {
    switch mode {
    case .on: DispatcherSpeech(DispatcherOptions(settings: settings))
    case .off: nil
    case .auto:
      isScript ? nil : DispatcherSpeech(DispatcherOptions(settings: settings, probe: Self.probe))
    }
  }

  /// The voice of a command that is there to speak, whoever else does; nil where speech is off. What is written as well
  /// can be read like a script's questions, and is heard where these are.
  package func voice(for language: LanguageTag, isWritten: Bool) -> DispatcherSpeech? {
    if mode == .off || isWritten && mode == .auto { return nil }
    var settings = settings
    if settings.voice != nil { settings.voiceLanguage = language }
    return DispatcherSpeech(DispatcherOptions(settings: settings))
  }

  package static var probe: ScreenReaderProbe { ScreenReaderProbe(environment: Environment.all) }
}
