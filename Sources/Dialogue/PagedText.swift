internal import ActionMenu
internal import LineSearch

/// A text as lines that can be walked and searched, however long, and while it still arrives.
public final class PagedText {
  private var table = LineTable(keepsEmptyLines: true)
  /// Whether nothing more will come.
  public private(set) var isComplete = false

  public init() {}

  /// A text that is there as a whole.
  public convenience init(lines: [String]) {
    self.init()
    for line in lines { table.append(item: line.utf8) }
    finish()
  }

  /// The same, byte for byte.
  public convenience init(_ bytes: [UInt8]) {
    self.init()
    table.append(bytes)
    finish()
  }

  /// How many lines have arrived whole.
  public var count: Int { table.count }

  /// What has been taken in, in bytes.
  public var byteCount: Int { table.byteCount }

  /// Bytes of memory that it has need of.
  public var memorySize: Int { table.memorySize }

  /// The next piece of what arrives, read straight into place.
  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - read: appends to what it gets, and up to `limit` bytes only.
  /// - Returns: How many bytes were read.
  /// - Throws: What `read` throws; what it has read before that is kept.
  public func append<Failure>(
    upTo limit: Int, _ read: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    try table.append(upTo: limit, read)
  }

  /// Nothing more will arrive.
  public func finish() {
    table.finish()
    isComplete = true
  }

  /// A line as it can be printed and said: whole, and harmless.
  func line(at index: Int) -> String {
    let bytes = table[index]
    let text = String(decoding: bytes, as: UTF8.self)
    return harmless(bytes.contains(0x08) ? Self.withoutOverstrikes(text) : text, limit: .max)
  }

  /// Whether nothing of a line can be seen.
  func isBlank(at index: Int) -> Bool {
    let bytes = table[index]
    // What draws nothing is at most a sequence that begins with Esc, or a character beyond ASCII.
    return !bytes.contains { (0x21...0x7E).contains($0) } && line(at: index).trimmed.isEmpty
      || bytes.contains(0x1B) && line(at: index).trimmed.isEmpty
  }

  /// The first line of a range that fits a query.
  func firstMatch(of query: LineQuery, in range: Range<Int>) -> Int? { query.firstMatch(in: table, range) }

  /// Manual pages are bold and underlined by printing over what stands there: only the last letter of a place stays.
  private static func withoutOverstrikes(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{8}" { _ = scalars.popLast() } else { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
