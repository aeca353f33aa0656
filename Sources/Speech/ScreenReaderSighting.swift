/// A sign that a program reads this terminal to the person who sits at it. All such signs are guesses.
public struct ScreenReaderSighting: Sendable, Hashable {
  /// Which one.
  public enum Reader: String, Sendable, Hashable, CaseIterable {
    case orca, fenrir, yasr, tdsr, speakup, emacspeak
    /// Braille, and by itself no voice.
    case brltty
    /// A session over ssh, whose speech would come out at the far end.
    case remote = "ssh"
    /// The ecosystem's opt-in `ACCESSIBLE`: somebody wants plain lines, perhaps without a voice.
    case accessible
  }

  /// How it was noticed.
  public enum Evidence: Sendable, Hashable {
    /// A process of that name, with its id.
    case process(Int32)
    /// A process of that name among those that this one was started from.
    case ancestor(Int32)
    /// A file or folder of the kernel, or a socket.
    case path(String)
    /// The name of an environment variable.
    case variable(String)
    /// A name on the session bus that somebody owns.
    case busName(String)
  }

  public var reader: Reader
  public var evidence: Evidence

  public init(_ reader: Reader, _ evidence: Evidence) {
    self.reader = reader
    self.evidence = evidence
  }

  /// Whether our own voice would come on top of another one, or out of a stranger's loudspeaker.
  public var asksForSilence: Bool {
    switch reader {
    case .orca, .fenrir, .yasr, .tdsr, .speakup, .emacspeak, .remote: true
    case .brltty, .accessible: false
    }
  }
}
