import Glibc
import JSONText
import Posix

/// Writes a JSON object a line: `t` (microseconds of the monotonic clock), `event` (`speak`, `end`, `stop`, `pause`),
/// `id`, and of `speak` the `kind`, the `text` and the daemon's settings.
struct RecorderLog {
  private let file: FileDescriptor?

  init(path: String) { file = try? FileDescriptor.open(path, .append) }

  func write(_ event: String, id: Int, kind: String? = nil, text: String? = nil, settings: [String: String] = [:]) {
    var members: [(String, JSONValue)] = [
      ("t", .number(String(Self.now))), ("event", .string(event)), ("id", .number(String(id))),
    ]
    if let kind { members.append(("kind", .string(kind))) }
    if let text { members.append(("text", .string(text))) }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) { members.append((key, .string(value))) }
    let nowhere = SourcePosition(line: 1, column: 1)
    let line = JSONValue.object(members.map { JSONMember(key: $0, keyPosition: nowhere, node: JSONNode($1)) })
    try? file?.write((line.serialized() + "\n").utf8)
  }

  private static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
