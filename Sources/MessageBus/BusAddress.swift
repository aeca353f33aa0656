package import Posix

/// The addresses of a message bus (D-Bus Specification, "Server Addresses").
package enum BusAddress {
  /// Where the session bus is, in the order in which it is tried; none where there is none. Nothing is ever started for
  /// it: `autolaunch:` and the like are passed over, and what only a fallback names must be there.
  package static func session(_ environment: [String: String]) -> [UnixSocketAddress] {
    if let text = environment["DBUS_SESSION_BUS_ADDRESS"], !text.isEmpty {
      return parse(text, runtimeFolder: environment["XDG_RUNTIME_DIR"])
    }
    guard let path = runtimeBus(environment["XDG_RUNTIME_DIR"]), FileSystem.exists(path) else { return [] }
    return [.path(path)]
  }

  /// The local sockets among the addresses of a list that `;` separates. One that cannot be read is passed over.
  package static func parse(_ text: String, runtimeFolder: String? = nil) -> [UnixSocketAddress] {
    text.split(separator: ";").compactMap { address(Array($0.utf8), runtimeFolder) }
  }

  private static func address(_ text: [UInt8], _ runtimeFolder: String?) -> UnixSocketAddress? {
    let prefix = Array("unix:".utf8)
    guard text.starts(with: prefix) else { return nil }
    for pair in text.dropFirst(prefix.count).split(separator: UInt8(ascii: ",")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let value = unescaped(parts[1]), !value.isEmpty else { return nil }
      switch String(decoding: parts[0], as: UTF8.self) {
      case "path": return .path(value)
      case "abstract": return .abstract(value)
      case "runtime": return value == "yes" ? runtimeBus(runtimeFolder).map { .path($0) } : nil
      default: continue
      }
    }
    return nil
  }

  private static func runtimeBus(_ folder: String?) -> String? {
    guard let folder, folder.hasPrefix("/") else { return nil }
    return folder + "/bus"
  }

  /// `%2f` stands for a byte; nil where digits are missing or the bytes are no text.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String? {
    var (bytes, rest) = ([UInt8](), text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] << 4 | digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
