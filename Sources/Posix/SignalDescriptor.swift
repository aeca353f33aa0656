internal import CPosix
internal import Glibc

/// Signals as something to be read: they arrive in the one loop that waits, never in the middle of something.
public struct SignalDescriptor {
  public let descriptor: FileDescriptor

  /// Holds the signals back from now on, in this thread and in those it starts, and makes them readable.
  public init(_ signals: [Int32]) throws(Errno) {
    var set = Self.set(of: signals)
    guard unsafe sigprocmask(SIG_BLOCK, &set, nil) == 0 else { throw .last }
    let raw = unsafe signalfd(-1, &set, Int32(SFD_CLOEXEC) | Int32(SFD_NONBLOCK))
    guard raw >= 0 else { throw .last }
    descriptor = FileDescriptor(raw)
  }

  /// The next signal that has come, or nil.
  public func next() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    let got = retryingOnInterrupt { unsafe read(descriptor.raw, &info, size) }
    return got == size ? Int32(info.ssi_signo) : nil
  }

  /// Lets the signal do what it does by default, on this process.
  ///
  /// For one that ends the process this does not return; for one that stops it, it returns when the process goes on.
  public static func raiseByDefault(_ signal: Int32) { letActByDefault(signal) { raise(signal) } }

  /// Whether Ctrl-Z is to do nothing, as a script wants it that is all of somebody's session: it would wait for us for
  /// ever.
  public static var isStoppingIgnored: Bool { anillo_is_ignored(SIGTSTP) }

  /// Stops the whole group of processes, as the kernel does when one of it wants the terminal in the background: a shell
  /// learns of a job that waits by the program that it has started itself, such as the script that asks.
  public static func stopGroupForTerminal() { letActByDefault(SIGTTIN) { kill(0, SIGTTIN) } }

  private static func letActByDefault(_ signal: Int32, _ send: () -> Void) {
    var set = Self.set(of: [signal])
    Glibc.signal(signal, SIG_DFL)
    send()
    unsafe sigprocmask(SIG_UNBLOCK, &set, nil)
    unsafe sigprocmask(SIG_BLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }
}
