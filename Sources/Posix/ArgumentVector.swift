internal import Glibc

/// The words of the command line byte for byte, without the program's name.
///
/// The standard library has them as text, with a replacement for what is no UTF-8, as a file's name may be.
public enum ArgumentVector {
  public static var words: [[UInt8]] {
    (0..<Int(CommandLine.argc)).dropFirst().map { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return [] }
      return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }
}
