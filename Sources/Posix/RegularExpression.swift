internal import Glibc

/// An extended regular expression of POSIX, for whole texts.
@safe public final class RegularExpression {
  /// What the C library says of an expression that is none.
  public struct Fault: Error {
    public let message: String
  }

  private var compiled = unsafe regex_t()

  /// - Throws: Where the expression cannot be read.
  public init(_ expression: String) throws(Fault) {
    // A locale that is not generated would have the dot stand for a byte.
    unsafe setlocale(LC_CTYPE, "C.UTF-8")
    let failure = unsafe regcomp(&compiled, expression, REG_EXTENDED)
    guard failure != 0 else { return }
    var message = [CChar](repeating: 0, count: 256)
    unsafe regerror(failure, &compiled, &message, message.count)
    throw Fault(message: String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  deinit { unsafe regfree(&compiled) }

  /// Whether the whole text fits. Of all matches POSIX gives the leftmost and of those the longest, which is the whole
  /// text wherever there is such a match.
  public func matchesWhole(_ text: String) -> Bool {
    var place = regmatch_t()
    guard unsafe regexec(&compiled, text, 1, &place, 0) == 0 else { return false }
    return place.rm_so == 0 && Int(place.rm_eo) == text.utf8.count
  }
}
