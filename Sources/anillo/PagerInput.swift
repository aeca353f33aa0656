internal import Application
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// Where the text of the pager comes from, piece by piece: the line to type in does not wait for the end of it.
@MainActor
final class PagerInput {
  /// Bytes that are read at once; keys are heeded in between.
  private static let pieceSize = 1 << 18
  /// How long it is waited for the end of a text that has begun: that of most is there by then, and the count with it.
  private static let grace = Duration.milliseconds(200)
  /// Bytes of memory: what is beyond is a stream, and no text that anybody walks through.
  private static let sizeLimit = 1 << 30

  let text = PagedText()
  private let source: FileDescriptor

  /// Nil after telling why there is nothing to be read.
  init?(_ program: Program) {
    let path = program.invocation.operands.first ?? "-"
    if path != "-" {
      do throws(Errno) {
        source = try FileDescriptor.open(path, .read)
      } catch {
        program.complain([.unreadable(error)], of: path)
        return nil
      }
    } else if FileDescriptor.standardInput.isTerminal {
      program.complain(Invocation.Misuse.operandMissing(.pager).phrase(program.localizer))
      return nil
    } else {
      source = .standardInput
    }
  }

  /// Takes in what is there before the first key is waited for.
  /// - Returns: Why nothing can be read; nil where it can.
  func fill() -> Errno? {
    let deadline = MonotonicTime.now + Self.grace
    _ = waitUntilReadable([source])
    do throws(Errno) {
      repeat {
        try readPiece()
      } while !text.isComplete && waitUntilReadable([source], within: deadline - MonotonicTime.now)[0]
        && MonotonicTime.now < deadline
      return nil
    } catch {
      return error
    }
  }

  /// Goes on reading while keys are waited for.
  func watch(in front: LinearFront) {
    if text.isComplete { return }
    front.watch(source) { [self, unowned front] in
      var refusal: Phrase?
      do throws(Errno) {
        try readPiece()
        if text.memorySize >= Self.sizeLimit { refusal = .pagerCut(limit: text.byteCount >> 20) }
      } catch {
        refusal = .misuseInputUnreadable(reason: error.message)
      }
      if refusal != nil { text.finish() }
      guard text.isComplete else { return }
      front.unwatch()
      // A text that was broken off is not told to be complete.
      if let refusal {
        front.tell(Announcement(front.localizer(refusal), priority: .important))
      } else {
        front.update(OutputConversation.self) { $0.textArrived() }
      }
    }
  }

  /// Where nothing is there a read need not wait: a program that shares the pipe may have asked for that.
  private func readPiece() throws(Errno) {
    do throws(Errno) {
      let count = try text.append(upTo: Self.pieceSize) { output throws(Errno) in
        try source.read(upTo: Self.pieceSize, into: &output)
      }
      if count == 0 { text.finish() }
    } catch {
      if error != .wouldBlock { throw error }
    }
  }
}
