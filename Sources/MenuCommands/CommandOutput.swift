internal import Dialogue

/// What a command prints, as lines that can be shown and said.
public struct CommandOutput {
  /// One line, and whether it is said, too.
  public struct Line {
    public var text: String
    public var isSpoken: Bool
  }

  /// Bytes read at once; keys and signals are heeded in between, so that Ctrl-C is answered in any flood.
  public static let pieceSize = 1 << 12
  /// Bytes: what a pipe can hold when the program at its other end is gone.
  public static let pipeCapacity = 1 << 16

  /// Lines; what a listener would not sit through anyway is shown but not said.
  private static let spokenLimit = 200
  /// Lines kept for the review of the output.
  private static let keptLimit = 10_000
  /// Bytes; what is longer without an end is taken for a line.
  private static let lineLimit = 1 << 16

  /// The lines so far.
  public private(set) var lines: [String] = []
  private var pending: [UInt8] = []

  public init() {}

  /// Takes bytes as they come.
  /// - Returns: The lines that are whole now, harmless.
  public mutating func take(_ bytes: [UInt8]) -> [Line] {
    var whole: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending += rest[..<end]
      whole.append(takeLine())
      rest = rest[(end + 1)...]
    }
    pending += rest
    if pending.count >= Self.lineLimit { whole.append(takeLine()) }
    return whole
  }

  /// The last line, where nothing ends it but the end of all.
  public mutating func finish() -> Line? { pending.isEmpty ? nil : takeLine() }

  private mutating func takeLine() -> Line {
    let clean = harmless(String(decoding: pending, as: UTF8.self))
    pending = []
    if lines.count < Self.keptLimit { lines.append(clean) }
    return Line(text: clean, isSpoken: lines.count <= Self.spokenLimit && !clean.isEmpty)
  }
}
