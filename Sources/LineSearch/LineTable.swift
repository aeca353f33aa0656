/// Lines as items: their bytes in one buffer, and where each begins and ends.
///
/// Filled in pieces, as they arrive, cut anywhere. Values come back byte for byte: a line need not be UTF-8. In all there
/// is room for 4 GB; who reads from outside sets a limit of his own.
public struct LineTable: Sendable {
  /// What stands behind each line but the last, which may go without.
  public enum Separator: Sendable {
    /// A line feed, and with it a carriage return before it.
    case lineBreak
    /// A zero byte: lines may have line breaks.
    case zero
  }

  /// Where a line stands in the buffer.
  struct Line: Sendable {
    let start: UInt32
    let end: UInt32
  }

  let separator: Separator
  let keepsEmptyLines: Bool
  /// What has arrived, and the padding that a scan needs.
  var buffer = [UInt8](repeating: 0, count: EightBytes.padding)
  var lines: [Line] = []
  var headerLines: [Line] = []
  /// Lines that are still to be passed over.
  var pendingHeader: Int
  /// Where the line begins that is not at its end yet.
  var pendingStart = 0
  /// Up to here it has been looked for its end.
  var scanned = 0

  /// - Parameters:
  ///   - separator: what stands between lines.
  ///   - headerCount: so many of the first lines, be they empty, are no items.
  ///   - keepsEmptyLines: whether a line without anything is a line, as in a text, and not left out as of a list.
  public init(separator: Separator = .lineBreak, headerCount: Int = 0, keepsEmptyLines: Bool = false) {
    self.separator = separator
    self.keepsEmptyLines = keepsEmptyLines
    pendingHeader = headerCount
  }

  /// The lines that have arrived whole. Empty ones do not count, unless they are kept.
  public var count: Int { lines.count }

  public var isEmpty: Bool { lines.isEmpty }

  /// In bytes: all that is kept, and what of the last line has arrived.
  public var byteCount: Int { buffer.count - EightBytes.padding }

  /// Bytes of memory that it has need of: the place of each line, too, which of short lines is the most.
  public var memorySize: Int { byteCount + count * MemoryLayout<Line>.stride }

  public subscript(index: Int) -> ArraySlice<UInt8> { self[lines[index]] }

  /// The lines before the first item, as far as they have arrived.
  public var header: [ArraySlice<UInt8>] { headerLines.map { self[$0] } }

  private subscript(line: Line) -> ArraySlice<UInt8> { buffer[Int(line.start)..<Int(line.end)] }
}
