#if Window
internal import Glibc
internal import TestSupport

/// The program `accessibility-reader`, which sees a program as a screen reader does. It is a process of its own, since
/// libatspi wants a main loop and must not keep the tests waiting for a program that hangs.
final class AccessibilityReader {
  private let child: ChildProcess
  private let streams: StreamEnds
  private var lines: [String] = []
  private var unread: [UInt8] = []

  init(of process: Int32, environment: [String: String], folder: String) throws {
    streams = try StreamEnds(input: .pipe, output: .captured, errors: .file(folder + "/accessibility-reader.log"))
    child = try ChildProcess(
      BuiltProgram.path("accessibility-reader"), ["\(process)"], environment: environment, folder: folder,
      terminal: nil, streams: streams)
  }

  /// Gives an order, and returns the lines of its answer, without the last, which is empty.
  func order(_ words: String..., within limit: Duration = .seconds(20)) throws -> [String] {
    let deadline = Deadline(within: limit)
    var rest = Array((words.joined(separator: "\t") + "\n").utf8)[...]
    while !rest.isEmpty {
      guard let count = streams.inputPipe?.writeAvailable(rest) else { throw fault(words, deadline) }
      rest.removeFirst(count)
    }
    var answer: [String] = []
    while true {
      while !lines.isEmpty {
        let line = lines.removeFirst()
        if line.isEmpty { return answer }
        answer.append(line)
      }
      if deadline.isPast || streams.outputPipe?.hasEnded != false { throw fault(words, deadline) }
      take(milliseconds: deadline.milliseconds())
    }
  }

  private func take(milliseconds: Int32) {
    guard let pipe = streams.outputPipe else { return }
    _ = ready([Interest(descriptor: pipe.number)], milliseconds: milliseconds)
    unread += pipe.readAvailable()
    var parts = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    unread = Array(parts.removeLast())
    lines += parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private func fault(_ words: [String], _ deadline: Deadline) -> SessionFault {
    .timedOut(awaited: "answer to \(words)", limit: deadline.limit, seen: unread)
  }
}
#endif
