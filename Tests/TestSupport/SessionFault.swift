/// Why a step of a session under test did not come about; its description shows everything seen so far, escaped.
public enum SessionFault: Error, CustomStringConvertible {
  /// A system call failed.
  case system(call: String, errno: Int32)
  /// The awaited thing did not happen within the limit.
  case timedOut(awaited: String, limit: Duration, seen: [UInt8])
  /// The program ended before the awaited thing happened.
  case ended(awaited: String, status: ExitStatus, seen: [UInt8])
  /// A program that the test needs is not where it should be.
  case missing(path: String)
  /// A name on the bus that the test needs has another owner.
  case taken(name: String)

  public var description: String {
    switch self {
    case .system(let call, let errno): "\(call) failed with errno \(errno)"
    case .timedOut(let awaited, let limit, let seen): "no \(awaited) within \(limit); seen: \(escaped(seen))"
    case .ended(let awaited, let status, let seen): "ended with \(status) before \(awaited); seen: \(escaped(seen))"
    case .missing(let path): "not found: \(path)"
    case .taken(let name): "\(name) has another owner"
    }
  }
}

/// Bytes as one harmless line: ESC is `\e`, other controls are `\xHH`, a line feed is `\n`.
public func escaped(_ bytes: some Sequence<UInt8>) -> String {
  var text = ""
  for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
    switch scalar {
    case "\u{1B}": text += "\\e"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\\": text += "\\\\"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\x" + (digits.count < 2 ? "0" : "") + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return "\"" + text + "\""
}
