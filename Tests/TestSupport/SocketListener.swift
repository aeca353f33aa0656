internal import CPosix
internal import CPseudoTerminal
internal import Glibc
internal import Synchronization

/// Listens at a socket's file, and hands over who connects.
final class SocketListener: Sendable {
  private let descriptor: Int32
  private let isOver = Mutex(false)

  init(at path: String) throws {
    descriptor = unsafe terminal_listen(path)
    if descriptor < 0 { throw SessionFault.system(call: "listening at \(path)", errno: -descriptor) }
  }

  /// Calls `body` for each connection, which is its to close, in a thread that ends with the listener.
  func serve(_ body: @escaping @Sendable (Int32) -> Void) {
    let listener = descriptor
    startThread {
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else {
          close(listener)
          return
        }
        _ = anillo_fcntl(client, F_SETFD, FD_CLOEXEC)
        body(client)
      }
    }
  }

  /// Only once: the thread closes the descriptor then, and its number may be another one's.
  func end() {
    isOver.withLock { isOver in
      if !isOver { shutdown(descriptor, Int32(SHUT_RDWR)) }
      isOver = true
    }
  }
}

/// A thread of its own, since those of Swift's tasks are too few to be blocked.
func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let box = unsafe Unmanaged.passRetained(Box(body)).toOpaque()
  unsafe pthread_create(
    &thread, nil,
    { argument in
      unsafe Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, box)
  pthread_detach(thread)
}
