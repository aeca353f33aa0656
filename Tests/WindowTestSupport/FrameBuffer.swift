#if Window
internal import Glibc
internal import TestSupport

/// The screen as the display server draws it: the file of `-fbdir`, an XWD dump (XWDFile.h) in shared memory.
struct FrameBuffer: Sendable {
  let area: Rectangle
  private let file: MappedFile
  private let bytesPerRow: Int
  private let start: Int
  /// The process whose drawing it is.
  private let server: Int32

  init(path: String, server: Int32) throws {
    let file = try MappedFile(path)
    func field(_ index: Int) -> Int { file.number(at: index * 4) }
    guard file.length >= 100, field(11) == 32, field(14) == 0xFF_0000, field(16) == 0xFF else {
      throw SessionFault.missing(path: "screen of 32 bits a pixel in \(path)")
    }
    area = Rectangle(x: 0, y: 0, width: field(4), height: field(5))
    bytesPerRow = field(12)
    // The header, then the colours that a screen of this kind does not use, 12 bytes each.
    start = field(0) + field(19) * 12
    self.file = file
    self.server = server
  }

  /// What is shown now, drawn to its end: the server slept from before the copy until after it.
  func frame(of part: Rectangle? = nil, within limit: Duration = .seconds(10)) throws -> Frame {
    let part = part ?? area
    precondition(area.contains(part), "\(part) is outside of the screen")
    let deadline = Deadline(within: limit)
    while !deadline.isPast {
      if let frame = steadyFrame(of: part) { return frame }
      usleep(200)
    }
    throw SessionFault.timedOut(awaited: "pause in drawing", limit: limit, seen: [])
  }

  /// Nil while the server draws.
  func steadyFrame(of part: Rectangle) -> Frame? {
    guard let before = ServerRest(of: server) else { return nil }
    let copy = copy(of: part)
    return ServerRest(of: server) == before ? copy : nil
  }

  /// Whether the screen, drawn to its end or not, shows something else than a frame.
  func differs(from frame: Frame) -> Bool {
    let part = frame.area
    return unsafe frame.pixels.withUnsafeBytes { pixels in
      for row in 0..<part.height {
        let known = unsafe pixels.baseAddress! + row * part.width * 4
        if unsafe !file.equals(known, bytes(of: part, row: row)) { return true }
      }
      return false
    }
  }

  private func copy(of part: Rectangle) -> Frame {
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: part.width * part.height) { buffer, count in
      for row in 0..<part.height {
        unsafe file.copy(bytes(of: part, row: row), to: buffer.baseAddress! + row * part.width)
      }
      count = part.width * part.height
    }
    return Frame(area: part, pixels: pixels)
  }

  private func bytes(of part: Rectangle, row: Int) -> Range<Int> {
    let first = start + (part.y + row) * bytesPerRow + part.x * 4
    return first..<(first + part.width * 4)
  }
}

/// A moment at which the server waits for requests. Two that are the same had no drawing in between.
private struct ServerRest: Equatable {
  let switches: Int

  /// Nil when the server is at work. A server that has ended rests for ever.
  init?(of server: Int32) {
    let process = ProcessSnapshot(server)
    if process?.activity == .working { return nil }
    switches = process?.switches ?? 0
  }
}
#endif
