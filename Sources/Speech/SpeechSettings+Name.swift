extension SpeechSettings {
  /// A setting by the name that options, the configuration file and the words of a session have for it.
  public enum Name: String, Sendable, CaseIterable {
    case rate, pitch, volume, voice, module, punctuation, capitals, echo
  }

  /// A value as files and options write it; nil where the daemon's own holds.
  ///
  /// What is no value of the setting is taken for nil, and of `echo` for `characters`.
  public subscript(name: Name) -> String? {
    get {
      switch name {
      case .rate: rate.map { String($0) }
      case .pitch: pitch.map { String($0) }
      case .volume: volume.map { String($0) }
      case .voice: voice
      case .module: module
      case .punctuation: punctuation?.rawValue
      case .capitals: capitals?.rawValue
      case .echo: keyEcho.rawValue
      }
    }
    set {
      switch name {
      case .rate: rate = newValue.flatMap { Int($0) }
      case .pitch: pitch = newValue.flatMap { Int($0) }
      case .volume: volume = newValue.flatMap { Int($0) }
      case .voice: voice = newValue
      case .module: module = newValue
      case .punctuation: punctuation = newValue.flatMap { Punctuation(rawValue: $0) }
      case .capitals: capitals = newValue.flatMap { Capitals(rawValue: $0) }
      case .echo: keyEcho = newValue.flatMap { KeyEcho(rawValue: $0) } ?? .characters
      }
    }
  }
}
