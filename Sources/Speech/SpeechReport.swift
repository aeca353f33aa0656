/// What an output has to tell about itself; each is given once, when it begins to hold.
public enum SpeechReport: Sendable, Hashable {
  /// Why nothing is heard.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Nobody answers at the daemon's address, and none could be started.
    case noDaemon
    /// Somebody is there who does not talk SSIP with us.
    case refused
    /// The daemon, or the output module that it waits for, does not answer in time.
    case hung
    /// The connection, or the process that holds it, ended in the middle.
    case lost
  }

  /// An utterance was accepted by the daemon.
  case speaking
  /// What was said is lost; the next utterances are tried again by themselves.
  case unavailable(Reason)
  /// A screen reader was found that reads the same to the same person, so nothing is said any more.
  case silenced(by: ScreenReaderSighting)
}
