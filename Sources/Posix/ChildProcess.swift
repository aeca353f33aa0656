internal import CPosix
internal import Glibc

/// A program that was started in a process group of its own.
public struct ChildProcess {
  /// Its process id, which is its group's id too.
  public let id: Int32

  /// How it ended, or that it waits.
  public enum State: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
    /// Stopped, since it wanted the terminal or was told to.
    case stopped(signal: Int32)

    public var isStopped: Bool { if case .stopped = self { true } else { false } }

    /// Reads what `waitpid` gave.
    public init(waitStatus: Int32) {
      // The macros of <sys/wait.h>: the low seven bits are the signal, 0x7f means stopped.
      let (signal, above) = (waitStatus & 0x7f, waitStatus >> 8 & 0xff)
      switch signal {
      case 0: self = .exited(above)
      case 0x7f: self = .stopped(signal: above)
      default: self = .killed(signal: signal)
      }
    }
  }

  /// Starts a program, found along `PATH`, from an argument vector and without a shell.
  ///
  /// All signals are back to their defaults in it; descriptors other than the three given are closed by close-on-exec.
  ///
  /// With `terminal` the keys and signals of that terminal are the program's from its first moment on.
  public static func start(
    _ arguments: [String], input: FileDescriptor, output: FileDescriptor, errors: FileDescriptor,
    inForegroundOf terminal: FileDescriptor? = nil
  ) throws(Errno) -> ChildProcess {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [(Int32(0), input), (1, output), (2, errors)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, source.raw, target)
    }
    if let terminal { _ = unsafe anillo_spawn_in_foreground(&actions, terminal.raw) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var all = sigset_t(), none = sigset_t()
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let failure = unsafe posix_spawnp(&id, words[0]!, &actions, &attributes, &words, anillo_environ())
    guard failure == 0 else { throw Errno(failure) }
    return ChildProcess(id: id)
  }

  /// Its state if it has changed, without waiting.
  public func stateIfChanged() -> State? { state(options: WNOHANG | WUNTRACED) }

  /// Sends a signal to its whole group.
  public func signal(_ signal: Int32) { kill(-id, signal) }

  private func state(options: Int32) -> State? {
    var status: Int32 = 0
    let got = retryingOnInterrupt { unsafe Int(waitpid(id, &status, options)) }
    // Somebody else has waited for it: it is gone, and how is not known.
    if got < 0, Errno.last == Errno(ECHILD) { return .exited(0) }
    return got == Int(id) ? State(waitStatus: status) : nil
  }
}

/// A pipe; both ends are closed in programs that are started, unless they are handed to them.
public struct Pipe {
  public let readEnd: FileDescriptor
  public let writeEnd: FileDescriptor

  public init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = anillo_fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = FileDescriptor(ends[0])
    writeEnd = FileDescriptor(ends[1])
  }
}
