internal import Glibc
internal import Posix

/// The processes as `/proc` shows them (proc(5)), under a root that tests can make themselves.
struct ProcessTable {
  let root: String

  /// The ids of all processes that run.
  var identifiers: [Int32] { (FileSystem.names(in: root + "/proc") ?? []).compactMap { Int32($0) } }

  /// The program that a process runs: its name, or, where that is Python's, the name of the script. Orca and Fenrir call
  /// themselves by their own names; tdsr leaves `python3` there, which its first line has looked up.
  func program(of process: Int32) -> String? {
    guard let name = name(of: process) else { return nil }
    return name.hasPrefix("python") ? script(of: process) ?? name : name
  }

  /// At most 15 bytes, as the kernel keeps it.
  private func name(of process: Int32) -> String? {
    contents("/proc/\(process)/comm")?.split(separator: "\n").first.map(String.init)
  }

  /// The script's name without its folder and its ending; of `-m` the module's.
  private func script(of process: Int32) -> String? {
    let words = contents("/proc/\(process)/cmdline")?.split(separator: "\0").dropFirst()
    let script = words?.first { !$0.hasPrefix("-") }?.split(separator: "/").last
    return script.map { String($0.hasSuffix(".py") ? $0.dropLast(3) : $0) }
  }

  func isOurs(_ process: Int32) -> Bool {
    var status = stat()
    return unsafe stat(root + "/proc/\(process)", &status) == 0 && status.st_uid == getuid()
  }

  /// The files that local sockets are bound to, by processes that run.
  var sockets: [String] {
    let table = (try? FileSystem.read(root + "/proc/net/unix", limit: 1 << 20)) ?? []
    return String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
      // Seven fields, and then the name, which may have blanks itself.
      let fields = line.split(separator: " ", maxSplits: 7)
      return fields.count == 8 ? String(fields[7]) : nil
    }
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
