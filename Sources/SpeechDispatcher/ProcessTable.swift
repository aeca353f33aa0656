import Glibc
import Posix

/// The processes as `/proc` shows them (proc(5)), under a root that tests can make themselves.
struct ProcessTable {
  let root: String

  /// The ids of all processes that run.
  var identifiers: [Int32] { (FileSystem.names(in: root + "/proc") ?? []).compactMap { Int32($0) } }

  /// At most 15 bytes, as the kernel keeps it.
  func name(of process: Int32) -> String? {
    contents("/proc/\(process)/comm")?.split(separator: "\n").first.map(String.init)
  }

  func isOurs(_ process: Int32) -> Bool {
    var status = stat()
    return unsafe stat(root + "/proc/\(process)", &status) == 0 && status.st_uid == getuid()
  }

  /// The ids of the processes that this one was started from, nearest first.
  var ancestors: [Int32] {
    var ancestors: [Int32] = []
    var next = parent(of: "self")
    while let process = next, process > 0, ancestors.count < 64 {
      ancestors.append(process)
      next = parent(of: String(process))
    }
    return ancestors
  }

  /// The name stands in parentheses and may have some itself, so the fields are counted from the last one.
  private func parent(of process: String) -> Int32? {
    guard let line = contents("/proc/\(process)/stat"), let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  /// The beginning of a file, enough for those of `/proc` and `/sys`.
  func contents(_ path: String) -> String? {
    guard let file = try? FileDescriptor.open(root + path, .read) else { return nil }
    defer { file.close() }
    return (try? file.read(upTo: 1024)).map { String(decoding: $0, as: UTF8.self) }
  }
}
