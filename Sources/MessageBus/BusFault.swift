package import Posix

/// What goes wrong with a message bus.
package enum BusFault: Error, Hashable, Sendable {
  /// No address names a bus that could be asked.
  case noAddress
  /// Nobody is there.
  case unreachable(Errno)
  /// Somebody is there who does not let us in.
  case refused
  /// The answer did not come in time.
  case late
  /// The connection ended before the answer.
  case closed
  /// What came is not D-Bus, or more of it than we take.
  case malformed
  /// A text that no message may hold: one with a zero character.
  case unsendable
  /// The answer is an error, of that name.
  case failed(String)
}
