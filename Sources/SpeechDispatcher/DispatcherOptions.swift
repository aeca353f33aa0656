public import ScreenReaders
public import Speech

/// How speech-dispatcher is used.
public struct DispatcherOptions: Sendable {
  public var settings: SpeechSettings
  /// Looks for a screen reader before the first word, in the worker process. When one is there, nothing is said, and an
  /// Orca that takes messages is given what it cannot read. nil (the default): speech was asked for, whoever else speaks.
  public var probe: ScreenReaderProbe?
  /// The folder of the sound-icon theme; an icon that is not in it is not sent, since a module that lacks it says its
  /// name. nil: no cues.
  public var soundIconFolder: String? = "/usr/share/sounds/sound-icons"
  /// How long one utterance may take to be handed over. A healthy daemon needs less than a millisecond.
  public var callLimit = Duration.seconds(2)
  /// How long connecting may take, the start of the daemon and its modules included.
  public var openLimit = Duration.seconds(5)
  /// How long what is queued may take to be handed over when the program ended without `finish`.
  public var lastWordsLimit = Duration.seconds(5)
  /// The least time between two attempts to start a worker after one was lost, and so the longest that speech stays
  /// away after the daemon has come back.
  public var restartPause = Duration.seconds(1)
  /// The least time between two attempts to start the daemon.
  public var autospawnPause = Duration.seconds(10)

  public init(settings: SpeechSettings = SpeechSettings(), probe: ScreenReaderProbe? = nil) {
    self.settings = settings
    self.probe = probe
  }
}
