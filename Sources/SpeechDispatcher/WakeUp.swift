import CPosix
import Glibc

/// One descriptor that can be read whenever there is something to be seen to: a packet or the end of the worker's
/// socket, room in it while that is wanted, or news that has come already. So a poll loop of any kind, which waits for
/// input alone, need know no more than this one.
final class WakeUp {
  /// To be polled for input; the same as long as this lives.
  let descriptor: Int32
  private let news: Int32
  private var watched: (socket: Int32, forRoom: Bool)?

  /// nil when the system has no descriptor left.
  init?() {
    descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
    news = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    guard descriptor >= 0, news >= 0 else {
      close(descriptor)
      close(news)
      return nil
    }
    control(EPOLL_CTL_ADD, news, EPOLLIN.rawValue)
  }

  deinit {
    close(descriptor)
    close(news)
  }

  /// Makes it readable, or not, whatever the socket does.
  var hasNews = false {
    didSet {
      guard hasNews != oldValue else { return }
      var count: UInt64 = 1
      if hasNews { eventfd_write(news, count) } else { unsafe eventfd_read(news, &count) }
    }
  }

  /// Watches the worker's socket, in place of another one.
  func watch(_ socket: Int32, forRoom: Bool) {
    let events = EPOLLIN.rawValue | (forRoom ? EPOLLOUT.rawValue : 0)
    if watched?.socket != socket {
      watchNone()
      control(EPOLL_CTL_ADD, socket, events)
    } else if watched?.forRoom != forRoom {
      control(EPOLL_CTL_MOD, socket, events)
    }
    watched = (socket, forRoom)
  }

  /// To be called before the socket is closed.
  func watchNone() {
    if let watched { control(EPOLL_CTL_DEL, watched.socket, 0) }
    watched = nil
  }

  private func control(_ operation: Int32, _ watched: Int32, _ events: UInt32) {
    var event = unsafe epoll_event()
    unsafe event.events = events
    unsafe epoll_ctl(descriptor, operation, watched, &event)
  }
}
