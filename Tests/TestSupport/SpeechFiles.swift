internal import Glibc
internal import Posix

/// Folders and programs of the speech tests.
enum SpeechFiles {
  /// A program that was built beside the tests.
  static func program(_ name: String) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    let tests = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    let path = tests.prefix(upTo: tests.lastIndex(of: "/") ?? tests.startIndex) + "/" + name
    guard FileSystem.exists(String(path)) else { throw SpeechFault.notBuilt(name) }
    return String(path)
  }

  /// A new temporary folder, with others in it.
  static func makeFolder(with inner: [String] = []) throws -> String {
    var template = Array("/tmp/anillo-speech-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Errno.last }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for name in inner { unsafe mkdir(folder + "/" + name, 0o700) }
    return folder
  }

  static func remove(_ path: String) {
    for name in FileSystem.names(in: path) ?? [] { remove(path + "/" + name) }
    unsafe Glibc.remove(path)
  }

  static func write(_ text: String, to path: String) throws {
    let file = try FileDescriptor.open(path, .replace)
    defer { file.close() }
    try file.write(text.utf8)
  }

  static func contents(_ path: String) -> String {
    (try? FileSystem.read(path, limit: 1 << 26)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
