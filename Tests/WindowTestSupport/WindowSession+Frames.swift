#if Window
internal import Glibc
internal import TestSupport

extension WindowSession {
  /// The whole screen.
  public var screen: Rectangle { frames.area }

  /// The path of the screen's file, an XWD dump, which ImageMagick reads as `xwd:PATH`.
  public var screenFile: String { desktop.server.screenFile }

  /// What the screen, or a part of it, shows now, drawn to its end.
  public func frame(of part: Rectangle? = nil) throws -> Frame { try frames.frame(of: part) }

  /// Waits until the screen, or a part of it, shows what satisfies `condition`, and gives that frame. Nothing tells of
  /// a drawing, so the memory is looked at every millisecond; the condition is asked for each new frame.
  @discardableResult
  public func frame(
    of part: Rectangle? = nil, showing awaited: String, within limit: Duration = .seconds(20),
    _ condition: (Frame) -> Bool
  ) throws -> Frame {
    let deadline = Deadline(within: limit)
    var frame = try frame(of: part)
    while !condition(frame) {
      repeat {
        if deadline.isPast { throw fault(awaited, deadline) }
        take(milliseconds: 1)
      } while !frames.differs(from: frame)
      frame = try self.frame(of: part)
    }
    return frame
  }

  /// Begins to keep every frame of the screen or, which takes less memory, of a part of it.
  public func recordFrames(of part: Rectangle? = nil) throws -> FrameRecorder {
    try FrameRecorder(frames, area: part ?? screen)
  }
}
#endif
