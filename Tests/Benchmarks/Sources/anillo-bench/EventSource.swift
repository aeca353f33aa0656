import Glibc

/// Something that is read when the kernel says so.
protocol EventSource: AnyObject {
  var descriptors: [Int32] { get }
  func take(_ descriptor: Int32)
}

/// Why a measurement did not come about.
enum BenchFault: Error, CustomStringConvertible {
  /// Something that all need is not there.
  case cannotRun(String)
  /// A program did not do in time what is measured.
  case tooSlow(String)

  var description: String {
    switch self {
    case .cannotRun(let reason), .tooSlow(let reason): reason
    }
  }
}

/// Serves the sources until `condition` holds; it is asked after each event. Throws after `limit`.
func wait(
  for awaited: String, _ sources: [any EventSource], limit: Duration = .seconds(10), _ condition: () -> Bool
) throws(BenchFault) {
  let end = ContinuousClock.now + limit
  while !condition() {
    if ContinuousClock.now >= end { throw .tooSlow("\(awaited) did not come within \(limit)") }
    serve(sources, milliseconds: 100)
  }
}

/// Serves the sources until nothing has come for so long.
func settle(_ sources: [any EventSource], milliseconds: Int32) {
  while serve(sources, milliseconds: milliseconds) {}
}

/// Waits for one round of events at most that long, and takes them. Returns whether there were any.
@discardableResult
func serve(_ sources: [any EventSource], milliseconds: Int32) -> Bool {
  let places = sources.flatMap { source in source.descriptors.map { (source, $0) } }
  var polled = places.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
  guard unsafe poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
  for (place, state) in zip(places, polled) where state.revents & Int16(POLLIN | POLLHUP) != 0 {
    place.0.take(place.1)
  }
  return true
}
