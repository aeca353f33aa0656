internal import CPseudoTerminal
internal import Glibc

/// The descriptors that a program gets as its standard streams, and the ends of the pipes that stay here.
package final class StreamEnds {
  /// As in the C structure: a descriptor, or one of the marks for the terminal and for a closed one.
  private(set) var input = Int32(terminal_stream_terminal)
  private(set) var output = Int32(terminal_stream_terminal)
  private(set) var errors = Int32(terminal_stream_terminal)
  /// What is written here is the program's standard input; nil when it is no pipe, or closed.
  package var inputPipe: OwnedDescriptor?
  package private(set) var outputPipe: OwnedDescriptor?
  package private(set) var errorPipe: OwnedDescriptor?
  private var programSides: [OwnedDescriptor] = []

  package init(input: TerminalSetup.Input, output: TerminalSetup.Output, errors: TerminalSetup.Output)
    throws(SessionFault)
  {
    switch input {
    case .terminal: break
    case .closed: self.input = Int32(terminal_stream_closed)
    case .file(let path): self.input = give(try OwnedDescriptor(opening: path, O_RDONLY))
    case .pipe, .bytes:
      let pipe = try Pipe(readHere: false)
      self.input = give(pipe.reading)
      inputPipe = pipe.writing
    }
    (self.output, outputPipe) = try ends(of: output)
    (self.errors, errorPipe) = try ends(of: errors)
  }

  private func ends(of output: TerminalSetup.Output) throws(SessionFault) -> (Int32, OwnedDescriptor?) {
    switch output {
    case .terminal: return (Int32(terminal_stream_terminal), nil)
    case .closed: return (Int32(terminal_stream_closed), nil)
    case .file(let path): return (give(try OwnedDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)), nil)
    case .captured:
      let pipe = try Pipe(readHere: true)
      return (give(pipe.writing), pipe.reading)
    }
  }

  private func give(_ descriptor: OwnedDescriptor) -> Int32 {
    programSides.append(descriptor)
    return descriptor.number
  }

  /// To be called when the program has started: only it keeps its sides, so that a pipe ends with it.
  func forgetProgramSides() { programSides = [] }
}
