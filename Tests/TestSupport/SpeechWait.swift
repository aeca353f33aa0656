internal import Glibc

/// Waits for something that can only be looked for again and again: what stands in `/proc`, or in a growing file. When
/// the limit comes, `SpeechFault.tooLate` tells what is there `instead`.
@discardableResult
public func waitForSpeech<Found>(
  _ what: String, within limit: Duration, instead: () -> String = { "" }, _ look: () throws -> Found?
) throws -> Found {
  let end = ContinuousClock.now + limit
  while true {
    if let found = try look() { return found }
    guard ContinuousClock.now < end else { throw SpeechFault.tooLate(what, instead: instead()) }
    poll(nil, 0, 2)
  }
}
