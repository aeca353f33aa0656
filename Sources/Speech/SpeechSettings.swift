public import StringCatalog

/// How the voice sounds; nil leaves the daemon's own setting.
public struct SpeechSettings: Sendable, Hashable {
  /// What is said of the characters that are typed and deleted.
  public enum KeyEcho: String, Sendable, Hashable, CaseIterable {
    case none, characters, words
  }

  /// How much punctuation is read.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
    case none, some, most, all
  }

  /// How a capital letter is told from a small one (SSIP CAP_LET_RECOGN).
  public enum Capitals: String, Sendable, Hashable, CaseIterable {
    case none
    /// A word is said before it.
    case spell
    /// A sound is played before it.
    case icon
  }

  /// −100…100, 0 is the voice's own speed.
  public var rate: Int?
  /// −100…100.
  public var pitch: Int?
  /// −100…100, 100 is the loudest.
  public var volume: Int?
  /// The name of a synthesis voice.
  public var voice: String?
  /// The language that `voice` is meant for; text in others keeps the voice that the daemon has for them, since a named
  /// voice would read Spanish as if it were English. nil: for every language.
  public var voiceLanguage: LanguageTag?
  /// The name of an output module, such as `espeak-ng`.
  public var module: String?
  public var punctuation: Punctuation?
  public var capitals: Capitals?
  public var keyEcho: KeyEcho

  public init(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil, voice: String? = nil, voiceLanguage: LanguageTag? = nil,
    module: String? = nil, punctuation: Punctuation? = nil, capitals: Capitals? = nil, keyEcho: KeyEcho = .characters
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.voice = voice
    self.voiceLanguage = voiceLanguage
    self.module = module
    self.punctuation = punctuation
    self.capitals = capitals
    self.keyEcho = keyEcho
  }
}
