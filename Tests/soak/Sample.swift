import Posix
import TestSupport

/// What the program and the process that speaks for it hold at one moment.
struct Sample {
  /// What one process holds.
  struct Holding {
    /// Kilobytes: of the process, and with what is shared with others divided among them (proc(5), smaps_rollup).
    let resident: Int
    let proportional: Int
    let descriptors: Int

    init(of process: Int32) throws {
      let text = String(
        decoding: try FileSystem.read("/proc/\(process)/smaps_rollup", limit: 1 << 16), as: UTF8.self)
      let figures = text.split(separator: "\n").map { $0.split(separator: " ") }
      func kilobytes(_ name: String) throws -> Int {
        // A figure that is missing is not a figure that does not grow.
        guard let line = figures.first(where: { $0.first == name[...] }), line.count > 1, let figure = Int(line[1])
        else { throw Errno.notFound }
        return figure
      }
      resident = try kilobytes("Rss:")
      proportional = try kilobytes("Pss:")
      descriptors = SpeechPlayer.descriptors(of: process).count
    }
  }

  let name: String
  let program: Holding
  let speech: Holding
  /// Dead ones among them.
  let children: Int

  init(_ name: String, program: Int32, children: some Collection<ProcessSnapshot>) throws {
    self.name = name
    self.program = try Holding(of: program)
    guard let speaker = children.first(where: { $0.name == "anillo-speech" }) else { throw Errno.notFound }
    speech = try Holding(of: speaker.id)
    self.children = children.count
  }

  static let heading = """
    | after | program: RSS, PSS in KB | descriptors | speech: RSS, PSS in KB | descriptors | children |
    |---|---|---|---|---|---|
    """

  var row: String {
    "| \(name) | \(program.resident), \(program.proportional) | \(program.descriptors) "
      + "| \(speech.resident), \(speech.proportional) | \(speech.descriptors) | \(children) |"
  }
}
