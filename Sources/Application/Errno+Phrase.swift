package import Locales
package import Posix

extension Errno {
  /// Why the items of standard input cannot be used; too large is more than `MenuFile.sizeLimit`.
  package var inputPhrase: Phrase {
    self == .tooLarge
      ? .misuseInputTooLarge(limit: MenuFile.sizeLimit >> 20) : .misuseInputUnreadable(reason: message)
  }
}
