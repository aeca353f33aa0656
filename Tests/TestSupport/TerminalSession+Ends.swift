internal import Glibc

extension TerminalSession {
  /// Waits for the end of the program; it is reaped, and all of its output is taken in.
  public func exit(within limit: Duration = .seconds(10)) throws -> ExitStatus {
    let deadline = Deadline(within: limit)
    while true {
      if let status = child.reap() {
        drain()
        return status
      }
      if deadline.isPast { throw fault("end", deadline) }
      take(milliseconds: deadline.milliseconds())
    }
  }

  /// Sends a signal to the program alone.
  public func signal(_ sign: Int32) {
    drain()
    mark = output.count
    if child.status == nil { kill(child.id, sign) }
  }

  /// Takes the terminal away, as when a window is closed or a connection is lost: the program is sent SIGHUP, and
  /// reading and writing fail from now on.
  public func hangUp() {
    drain()
    master = nil
  }

  /// The terminal's settings as they are now, to be compared with those of another moment.
  public func terminalSettings() throws -> TerminalSettings { try TerminalSettings(of: programSide.number) }

  /// The program and its descendants, as far as their parents still live.
  public func processes() -> [ProcessSnapshot] { ProcessSnapshot.family(of: child.id) }

  /// Waits until nothing that was started with this home runs any more.
  public func waitUntilNothingRuns(within limit: Duration = .seconds(10)) throws {
    let deadline = Deadline(within: limit)
    while !home.processes().isEmpty {
      // The processes may be anybody's children: there is no event to wait for.
      if deadline.isPast { throw fault("end of \(home.processes().map(\.name))", deadline) }
      take(milliseconds: 2)
    }
  }

  /// The most memory that the program has used so far, in bytes; it must still run. (The kernel's `ru_maxrss` would
  /// count the tester's own memory, from before exec.)
  public var peakMemory: Int? {
    guard let status = contents(of: "/proc/\(child.id)/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
  }

  /// How many descriptors the program has open; it must still run.
  public var openDescriptors: Int { numbers(in: "/proc/\(child.id)/fd").count }
}
