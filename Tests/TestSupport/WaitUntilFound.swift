internal import Glibc

/// Waits for something that gives no event and can only be looked for again and again: what stands in `/proc`, in a
/// growing file, or on a bus. At the limit, the fault tells what is there `instead`.
@discardableResult
public func waitUntilFound<Found>(
  _ what: String, within limit: Duration = .seconds(10), instead: () throws -> String = { "" },
  _ look: () throws -> Found?
) throws -> Found {
  let deadline = Deadline(within: limit)
  while true {
    if let found = try look() { return found }
    if deadline.isPast { throw SessionFault.timedOut(awaited: what, limit: limit, seen: Array(try instead().utf8)) }
    poll(nil, 0, 2)
  }
}
