#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whole files. The C library is called here and in no other file of the tool.
enum TextFile {
  static func read(_ path: String) throws(CatalogCompiler.Failure) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe posixRead(file, $0.baseAddress, $0.count) }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file beside it first, so that a full disk does not cost the old text.
  static func write(_ text: String, to path: String) throws(CatalogCompiler.Failure) {
    let draft = path + ".new"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(draft) }
    let isWhole = writeAll(text, to: file)
    guard close(file) == 0, isWhole, unsafe rename(draft, path) == 0 else { throw failure(path) }
  }

  /// Writes lines to standard error.
  static func complain(_ text: String) { _ = writeAll(text + "\n", to: STDERR_FILENO) }

  private static func writeAll(_ text: String, to file: CInt) -> Bool {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe posixWrite(file, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure(_ path: String) -> CatalogCompiler.Failure {
    let reason = unsafe String(cString: strerror(errno))
    return CatalogCompiler.Failure(description: "\(path): error: \(reason)")
  }
}

// The methods above hide the functions of the same names.
private let posixRead = unsafe read
private let posixWrite = unsafe write
