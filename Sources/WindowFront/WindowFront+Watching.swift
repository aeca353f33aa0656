#if Window
internal import Glibc
internal import Gtk
internal import Posix
internal import Speech

extension WindowFront {
  static let heardSignals = [SIGINT, SIGTERM, SIGHUP, SIGCHLD, SIGTTOU]

  func watch() {
    _ = MainLoop.whenReadable(signals.descriptor.raw) { [unowned self] in heedSignals() }
    watchReports()
  }

  private func heedSignals() {
    while let signal = signals.next() {
      switch signal {
      case SIGCHLD: running?.heedChild()
      case SIGINT, SIGTERM, SIGHUP:
        running?.interruptForGood()
        speech.cut()
        SignalDescriptor.raiseByDefault(signal)
      default: break
      }
    }
  }

  /// The output's descriptor comes and goes with the process that speaks.
  func watchReports() {
    let descriptor = reporting?.fileDescriptor
    guard descriptor != watchedReports?.descriptor else { return }
    watchedReports?.source.cancel()
    watchedReports = descriptor.map { descriptor in
      (
        descriptor,
        MainLoop.whenReadable(descriptor) { [unowned self] in
          tellReports()
          watchReports()
        }
      )
    }
  }
}
#endif
