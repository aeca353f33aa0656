internal import CPseudoTerminal
internal import Glibc

/// A program that was started here, as the leader of a session of its own, and is reaped here.
package final class ChildProcess {
  package let id: Int32
  /// Readable once the process has ended.
  package let ending: OwnedDescriptor
  package private(set) var status: ExitStatus?

  /// `program` is a path, or a name to be found in the PATH of `environment`.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String, terminal: String?,
    streams: StreamEnds
  ) throws(SessionFault) {
    let path = try Self.find(program, in: environment["PATH"] ?? "/usr/bin:/bin")
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    let names = CStrings([path, folder, terminal ?? ""])
    var told = unsafe terminal_program()
    unsafe told.path = UnsafePointer(names[0])
    unsafe told.arguments = UnsafePointer(words.pointer)
    unsafe told.environment = UnsafePointer(variables.pointer)
    unsafe told.folder = UnsafePointer(names[1])
    unsafe told.terminal = terminal == nil ? nil : UnsafePointer(names[2])
    unsafe told.input = streams.input
    unsafe told.output = streams.output
    unsafe told.errors = streams.errors
    let started = unsafe terminal_start(&told)
    guard started > 0 else { throw .system(call: "exec \(path)", errno: -started) }
    id = started
    ending = OwnedDescriptor(terminal_process_descriptor(started))
    streams.forgetProgramSides()
  }

  deinit {
    guard status == nil else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// The end, when it has come; the process is then reaped. Does not wait.
  package func reap() -> ExitStatus? {
    if let status { return status }
    var word: Int32 = 0
    guard unsafe waitpid(id, &word, WNOHANG) == id else { return nil }
    status = ExitStatus(waitStatus: word)
    return status
  }

  private static func find(_ program: String, in path: String) throws(SessionFault) -> String {
    if program.contains("/") { return program }
    for folder in path.split(separator: ":") {
      let file = "\(folder)/\(program)"
      if unsafe access(file, X_OK) == 0 { return file }
    }
    throw .missing(path: program)
  }
}

/// A null-terminated array of C strings, freed with it.
@safe private final class CStrings {
  let pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    unsafe pointer = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { unsafe pointer[index] = strdup(string) }
    unsafe pointer[strings.count] = nil
  }

  subscript(index: Int) -> UnsafeMutablePointer<CChar>? { unsafe pointer[index] }

  deinit {
    for index in 0..<count { unsafe free(pointer[index]) }
    unsafe pointer.deallocate()
  }
}
