import CPosix
import Glibc
import Posix
import Speech

/// A forked child and our end of the socket to it.
final class WorkerProcess {
  /// Non-blocking and close-on-exec. Packets keep their bounds (SOCK_SEQPACKET).
  let packets: PacketSocket
  private let process: pid_t

  /// Forks, and runs `body` in the child with the child's end; nil when the system has no room for one more process.
  ///
  /// Only for a process with a single thread, since the child goes on without `exec`.
  init?(_ body: (PacketSocket) -> Never) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    let child = anillo_fork()
    if child == 0 {
      Self.becomeWorker(socket: ends[1])
      body(PacketSocket(descriptor: FileDescriptor(Self.workerSocket)))
    }
    close(ends[1])
    packets = PacketSocket(descriptor: FileDescriptor(ends[0]))
    process = child
    if child < 0 {
      close(ends[0])
      return nil
    }
  }

  /// No more requests come; the worker hands over what it has and ends.
  func endRequests() { shutdown(packets.descriptor.raw, Int32(SHUT_WR)) }

  /// Leaves the worker to itself.
  func abandon() { packets.descriptor.close() }

  func kill() { Glibc.kill(process, SIGKILL) }

  /// Closes the socket and takes the dead child's status. To be called when the socket has reached its end, or after
  /// `kill`: the kernel has then only moments left to do, and waiting is as good as not.
  func reap() -> WorkerEnd {
    packets.descriptor.close()
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return .fault(.lost) }
    }
    return WorkerEnd(waitStatus: status)
  }

  // MARK: In the child

  private static let workerSocket: Int32 = 3

  /// Leaves everything of the program behind but its memory: descriptors, handlers of signals, the terminal.
  private static func becomeWorker(socket: Int32) {
    setsid()
    resetSignals()
    if dup2(socket, workerSocket) == workerSocket { _ = anillo_fcntl(workerSocket, F_SETFD, FD_CLOEXEC) }
    let nothing = unsafe anillo_open("/dev/null", O_RDWR, 0)
    for descriptor: Int32 in 0...2 { dup2(nothing, descriptor) }
    _ = anillo_close_from(workerSocket + 1)
    _ = unsafe anillo_set_process_name("anillo-speech")
    _ = anillo_skip_exit_handlers()
  }

  private static func resetSignals() {
    for number: Int32 in 1..<65 { signal(number, SIG_DFL) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
  }
}
