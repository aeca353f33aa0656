import Dialogue
import StringCatalog

extension FuzzTarget {
  /// What is made harmless is so, is no longer than its limit, and stays as it is when it is made harmless again.
  func checkSanitiser(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for limit in [harmlessTextLimit, .max, 8, 1] {
      let clean = harmless(text, limit: limit)
      requireHarmless(clean, "made harmless")
      require(limit == .max || clean.count <= limit, "\(clean.count) characters of \(limit)")
      let again = harmless(clean, limit: limit)
      require(again.utf8.elementsEqual(clean.utf8), "\(clean.debugDescription) became \(again.debugDescription)")
    }
    for line in Announcement.Line.lines(of: text, in: .english) { requireHarmless(line) }
  }
}
