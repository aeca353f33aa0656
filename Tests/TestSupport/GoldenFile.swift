internal import Foundation

/// A text kept beside the tests that the program must still write: `RECORD_GOLDEN=1 swift test` writes it anew, and the
/// difference is looked through before it is committed.
public struct GoldenFile: Sendable {
  public let path: String

  /// - Parameters:
  ///   - name: the file in the folder `Golden` beside `test`.
  ///   - test: a file of the tests.
  public init(_ name: String, test: String = #filePath) {
    path = (test as NSString).deletingLastPathComponent + "/Golden/" + name
  }

  /// The text that is expected: what was recorded, or `found` itself after recording it.
  public func expected(recording found: String) throws -> String {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil else { return try recorded() }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(found.utf8).write(to: url)
    return found
  }

  public func recorded() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
