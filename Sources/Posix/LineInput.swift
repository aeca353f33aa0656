internal import Glibc

/// The lines of standard input as they come, for a program that asks nothing.
///
/// Ctrl-C and a hang-up are read where the next line is waited for, so that what is open can be closed properly.
public struct LineInput {
  public enum Event {
    /// Without its end, which is a line feed, a carriage return or both; never empty.
    case line([UInt8])
    case end
    case interrupted
    case failed(Errno)
  }

  /// Bytes; what is longer without an end is taken for a line.
  private static let lineLimit = 50_000
  private static let chunk = 1 << 16

  private let input: FileDescriptor
  private let signals: SignalDescriptor
  /// What was read and is not a line yet, and where the next line begins in it.
  private var pending: [UInt8] = []
  private var start = 0
  /// Up to where no end of a line is.
  private var searched = 0
  private var hasEnded = false

  /// - Throws: What the system says when signals cannot be read.
  public init(_ input: FileDescriptor = .standardInput) throws(Errno) {
    self.input = input
    signals = try SignalDescriptor([SIGINT, SIGHUP])
  }

  /// Waits for the next line.
  public mutating func next() -> Event {
    while true {
      if let line = takeLine() { return .line(line) }
      if hasEnded { return .end }
      let ready = waitUntilReadable([input, signals.descriptor])
      if ready[1], signals.next() != nil { return .interrupted }
      guard ready[0] else { continue }
      do throws(Errno) {
        let bytes = try input.read(upTo: Self.chunk)
        hasEnded = bytes.isEmpty
        pending.removeFirst(start)
        (start, searched) = (0, searched - start)
        pending += bytes
      } catch {
        if error != .wouldBlock { return .failed(error) }
      }
    }
  }

  private mutating func takeLine() -> [UInt8]? {
    while start < pending.count {
      let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let end = pending[max(searched, start)...].firstIndex(where: isEnd)
      searched = pending.count
      guard let end = end ?? (hasEnded || pending.count - start >= Self.lineLimit ? pending.count : nil) else {
        return nil
      }
      let line = pending[start..<end]
      start = min(end + 1, pending.count)
      searched = start
      if !line.isEmpty { return Array(line) }
    }
    return nil
  }
}
