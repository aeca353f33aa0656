internal import Application
internal import Locales
internal import Posix

extension ScriptVoice {
  /// Takes each line of standard input as it comes, up to its end.
  /// - Returns: Nil at the end; else how the program ends, the voice being finished.
  func takeLines(_ take: (String) -> Void) -> ExitStatus? {
    guard var input = try? LineInput() else { return .wrong }
    while true {
      switch input.next() {
      case .line(let line): take(String(decoding: line, as: UTF8.self))
      case .end: return nil
      case .interrupted:
        cut()
        _ = finish()
        return .cancelled
      case .failed(let error):
        _ = finish()
        program.complain(.misuseInputUnreadable(reason: error.message))
        return .wrong
      }
    }
  }
}
