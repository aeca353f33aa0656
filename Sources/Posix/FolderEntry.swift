internal import Glibc

/// Something in a folder, by its name.
public struct FolderEntry: Hashable, Sendable {
  /// The name as the system has it: any bytes but 0 and `/`.
  public let bytes: [UInt8]

  /// The name as text; nil where it is not UTF-8, since a text in its place would name another file.
  public var name: String? { String(validating: bytes, as: UTF8.self) }
}

extension FileSystem {
  /// What is in a folder, sorted by the bytes of the names, without `.` and `..`; nil where it cannot be read.
  public static func entries(in folder: String) -> [FolderEntry]? {
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(directory) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      if bytes != [0x2E] && bytes != [0x2E, 0x2E] { entries.append(FolderEntry(bytes: bytes)) }
    }
    return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The names in a folder that are text, sorted by their bytes, without `.` and `..`; nil where it cannot be read.
  public static func names(in folder: String) -> [String]? { entries(in: folder)?.compactMap(\.name) }
}
