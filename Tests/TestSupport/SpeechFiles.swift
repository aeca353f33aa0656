internal import Glibc
internal import Posix

/// Folders and files of the speech tests.
enum SpeechFiles {
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

  static func text(_ path: String) -> String { contents(of: path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
