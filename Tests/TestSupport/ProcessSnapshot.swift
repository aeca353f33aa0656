internal import CPseudoTerminal
internal import Glibc

/// What the kernel says of a process at one moment (proc(5)).
public struct ProcessSnapshot: Equatable, Sendable {
  /// What the main thread is doing.
  package enum Activity: Equatable, Sendable {
    case working
    /// Asleep until a descriptor has something, without a limit.
    case awaitingInput
    /// Asleep without a limit for a child, a signal or a lock.
    case awaitingOther
    /// Asleep, but will go on by itself.
    case pausing
    /// Ended, not yet reaped, or stopped by a signal.
    case still
  }

  public let id: Int32
  public let parent: Int32
  public let group: Int32
  public let name: String
  /// R running, S asleep, D in the disk, T stopped, Z zombie.
  public let state: Character
  package let activity: Activity
  /// How long a `poll` of the main thread lasts at most, in milliseconds from when it began; nil without such a limit.
  package let pause: Int?
  /// How often its threads have run; the same number twice means that none of them ran in between.
  package let switches: Int
  let hasPendingSignal: Bool

  /// Nil when there is no such process.
  public init?(_ id: Int32) {
    guard let stat = contents(of: "/proc/\(id)/stat"), let close = stat.lastIndex(of: UInt8(ascii: ")")),
      let open = stat.firstIndex(of: UInt8(ascii: "(")), let status = StatusFile(path: "/proc/\(id)/status")
    else { return nil }
    let fields = stat[(close + 1)...].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 2, let parent = Int32(fields[1]), let group = Int32(fields[2]) else { return nil }
    self.id = id
    self.parent = parent
    self.group = group
    name = String(decoding: stat[(open + 1)..<close], as: UTF8.self)
    hasPendingSignal = status.hasPendingSignal
    let threads = numbers(in: "/proc/\(id)/task")
    let states = threads.compactMap { StatusFile(path: "/proc/\(id)/task/\($0)/status") }
    switches = states.reduce(0) { $0 + $1.switches }
    let anyRuns = states.contains { $0.state == "R" || $0.state == "D" }
    state = anyRuns ? "R" : Character(fields[0])
    (activity, pause) = anyRuns ? (.working, nil) : Self.activity(of: id, state: state)
  }

  private static func activity(of id: Int32, state: Character) -> (Activity, pause: Int?) {
    guard state == "S" else { return (.still, nil) }
    // "number arg1 … arg6 sp pc" while blocked, "running" otherwise; numbers after the first are hexadecimal.
    guard let line = contents(of: "/proc/\(id)/syscall") else { return (.working, nil) }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count > 6, let number = Int(words[0]) else { return (.working, nil) }
    let arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    switch unsafe terminal_wait_kind(number, arguments) {
    case terminal_wait_input: return (.awaitingInput, nil)
    case terminal_wait_other: return (.awaitingOther, nil)
    case terminal_wait_timed:
      let limit = unsafe terminal_poll_limit(number, arguments)
      return (.pausing, limit < 0 ? nil : Int(limit))
    default: return (.working, nil)
    }
  }

  /// Every process of the machine.
  public static func all() -> [ProcessSnapshot] { numbers(in: "/proc").compactMap(Self.init) }

  /// The process and all that descend from it, as far as their parents still live.
  package static func family(of id: Int32) -> [ProcessSnapshot] {
    guard let process = ProcessSnapshot(id) else { return [] }
    let lines = numbers(in: "/proc/\(id)/task").flatMap { contents(of: "/proc/\(id)/task/\($0)/children") ?? [] }
    let children = String(decoding: lines, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
    return [process] + children.flatMap(family)
  }

  /// Whether it has the terminal as standard input, or has opened it anew: so do programs that read keys, and not
  /// those that only inherited it for their messages.
  func reads(terminal: String) -> Bool {
    numbers(in: "/proc/\(id)/fd").contains { descriptor in
      guard descriptor != 1, descriptor != 2, let target = linkTarget("/proc/\(id)/fd/\(descriptor)") else {
        return false
      }
      return target == terminal || target == "/dev/tty"
    }
  }
}

/// The lines of /proc/PID/status that tell whether a thread has run.
private struct StatusFile {
  var state: Character = "?"
  var switches = 0
  var hasPendingSignal = false

  init?(path: String) {
    guard let bytes = contents(of: path), !bytes.isEmpty else { return nil }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      // SigPnd, ShdPnd, State, …_switches: nothing else is taken apart.
      guard [UInt8(ascii: "S"), UInt8(ascii: "v"), UInt8(ascii: "n")].contains(line[line.startIndex]) else { continue }
      let words = String(decoding: line, as: UTF8.self).split { $0 == "\t" || $0 == " " }
      guard words.count > 1 else { continue }
      switch words[0] {
      case "State:": state = words[1].first ?? "?"
      case "voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:": switches += Int(words[1]) ?? 0
      case "SigPnd:", "ShdPnd:": hasPendingSignal = hasPendingSignal || words[1].contains { $0 != "0" }
      default: break
      }
    }
  }
}

/// The names in a folder that are numbers: processes, threads, descriptors.
func numbers(in folder: String) -> [Int32] {
  guard let stream = unsafe opendir(folder) else { return [] }
  defer { unsafe closedir(stream) }
  var found: [Int32] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if let number = Int32(name) { found.append(number) }
  }
  return found
}

/// Where a symbolic link points.
func linkTarget(_ path: String) -> String? {
  let bytes = unsafe Array<UInt8>(unsafeUninitializedCapacity: 4096) { buffer, count in
    unsafe buffer.withMemoryRebound(to: CChar.self) { count = unsafe max(0, readlink(path, $0.baseAddress!, 4096)) }
  }
  return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
}
