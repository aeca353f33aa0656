internal import Glibc

/// A program that the laboratory needs around the one under test. It tells on its standard output where it is.
package final class Service {
  private let name: String
  // Kept, so that the home, which kills what is left in it, goes after the service has ended.
  private let home: PrivateHome
  private let child: ChildProcess
  private let streams: StreamEnds

  /// Starts it; what it complains of goes to a file in the home.
  package init(_ program: String, _ arguments: [String], home: PrivateHome, environment: [String: String?] = [:]) throws
  {
    name = String(program.split(separator: "/").last ?? "")
    self.home = home
    streams = try StreamEnds(input: .file("/dev/null"), output: .captured, errors: .file(home.path + "/\(name).log"))
    child = try ChildProcess(
      program, arguments, environment: home.environment(language: "C.UTF-8", changes: environment), folder: home.path,
      terminal: nil, streams: streams)
  }

  deinit { end() }

  package var processID: Int32 { child.id }

  /// The first line that it writes, without its end.
  package func firstLine(within limit: Duration = .seconds(20)) throws -> String {
    let deadline = Deadline(within: limit)
    var bytes: [UInt8] = []
    while true {
      bytes += streams.outputPipe?.readAvailable() ?? []
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return String(decoding: bytes[..<end], as: UTF8.self) }
      let complaint = contents(of: home.path + "/\(name).log") ?? []
      if let status = child.reap() { throw SessionFault.ended(awaited: name, status: status, seen: complaint) }
      if deadline.isPast { throw SessionFault.timedOut(awaited: name, limit: limit, seen: complaint) }
      _ = ready(
        [streams.outputPipe, child.ending].compactMap { $0 }.map { Interest(descriptor: $0.number) },
        milliseconds: deadline.milliseconds())
    }
  }

  /// Asks it to end, and kills it at the limit. Returns whether it has ended as asked, and so has tidied up.
  @discardableResult
  package func end(within limit: Duration = .seconds(5)) -> Bool {
    if child.reap() == nil { kill(child.id, SIGTERM) }
    let deadline = Deadline(within: limit)
    while child.reap() == nil {
      if deadline.isPast {
        kill(child.id, SIGKILL)
        waitpid(child.id, nil, 0)
        return false
      }
      _ = ready([Interest(descriptor: child.ending.number)], milliseconds: deadline.milliseconds())
    }
    return child.status == 0
  }
}
