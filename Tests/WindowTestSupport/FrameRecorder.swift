#if Window
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Keeps every frame that a part of the screen shows from its start until it is told to stop.
///
/// A thread looks about every millisecond, so a frame that stood for a sixtieth of a second is not missed unless the
/// machine has no time at all. Frames that are half drawn are not kept.
public final class FrameRecorder: Sendable {
  /// A frame that differs from the one before it.
  public struct Sample: Sendable {
    public let frame: Frame
    /// Since the recording began.
    public let time: Duration
  }

  private struct Recording {
    var samples: [Sample] = []
    var isStopped = false
  }

  private let recording = Mutex(Recording())
  private let ended = DispatchSemaphore(value: 0)

  init(_ buffer: FrameBuffer, area: Rectangle) throws {
    let first = Sample(frame: try buffer.frame(of: area), time: .zero)
    recording.withLock { $0.samples = [first] }
    DispatchQueue(label: "frames", qos: .userInitiated).async { @Sendable [self] in
      record(buffer, after: first)
      ended.signal()
    }
  }

  /// Ends the recording and gives its frames, the one at its beginning first; each differs from its neighbours.
  public func stop() -> [Sample] {
    recording.withLock { $0.isStopped = true }
    ended.wait()
    ended.signal()
    return recording.withLock { $0.samples }
  }

  /// While the server draws, the next look comes soon; only the last one has to wait.
  private func steadyFrame(_ buffer: FrameBuffer, _ area: Rectangle, isLast: Bool) -> Frame? {
    isLast ? try? buffer.frame(of: area) : buffer.steadyFrame(of: area)
  }

  private func record(_ buffer: FrameBuffer, after first: Sample) {
    let start = ContinuousClock.now
    var last = first.frame
    var isStopped = false
    while !isStopped {
      // Asked first: what stands when it is told to stop is kept, too.
      isStopped = recording.withLock { $0.isStopped }
      if buffer.differs(from: last), let frame = steadyFrame(buffer, last.area, isLast: isStopped), frame != last {
        recording.withLock { $0.samples.append(Sample(frame: frame, time: .now - start)) }
        last = frame
      }
      if !isStopped { usleep(1000) }
    }
  }
}
#endif
