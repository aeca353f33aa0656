import CPseudoTerminal
import Glibc

/// A program in a pseudo-terminal of 80 columns and 25 rows.
final class Session: EventSource {
  private(set) var output: [UInt8] = []
  let processID: pid_t
  /// Taken before the program is forked.
  let started: ContinuousClock.Instant
  private let master: Int32
  private var hasEnded = false
  /// Set by the program, as painted menus do: the arrows are then `ESC O` and a letter (DECCKM in xterm's ctlseqs).
  private var usesApplicationKeys = false

  /// `input`, when given, is the whole standard input; keys come from the terminal in any case.
  init(_ command: [String], environment: [String: String], folder: String, input: [UInt8]? = nil) throws(BenchFault) {
    var name = [CChar](repeating: 0, count: 128)
    master = unsafe terminal_open(80, 25, &name, name.count)
    guard master >= 0 else { throw .cannotRun("posix_openpt: errno \(-master)") }
    let (reading, writing) = try Self.pipe(input)
    defer { for end in [reading, writing] where end >= 0 { close(end) } }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    let now = ContinuousClock.now
    started = now
    processID = unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe variables.withUnsafeMutableBufferPointer { variables in
        unsafe folder.withCString { folder in
          var program = unsafe terminal_program()
          unsafe program.path = UnsafePointer(words[0])
          unsafe program.arguments = UnsafePointer(words.baseAddress)
          unsafe program.environment = UnsafePointer(variables.baseAddress)
          unsafe program.folder = folder
          return unsafe name.withUnsafeBufferPointer { name in
            unsafe program.terminal = name.baseAddress
            unsafe program.input = reading >= 0 ? reading : Int32(terminal_stream_terminal)
            unsafe program.output = Int32(terminal_stream_terminal)
            unsafe program.errors = Int32(terminal_stream_terminal)
            return unsafe terminal_start(&program)
          }
        }
      }
    }
    guard processID > 0 else { throw .cannotRun("\(command[0]): errno \(-processID)") }
  }

  deinit {
    kill(processID, SIGKILL)
    waitpid(processID, nil, 0)
    close(master)
  }

  private static func pipe(_ input: [UInt8]?) throws(BenchFault) -> (Int32, Int32) {
    guard let input else { return (-1, -1) }
    var (reading, writing): (Int32, Int32) = (-1, -1)
    guard unsafe terminal_pipe(&reading, &writing, false) == 0,
      unsafe write(writing, input, input.count) == input.count
    else { throw .cannotRun("pipe2") }
    return (reading, writing)
  }

  /// Presses a key, given as the terminal sends it in its normal mode.
  func press(_ key: String) {
    let sent = usesApplicationKeys && key.hasPrefix("\u{1B}[") ? "\u{1B}O" + key.dropFirst(2) : key
    let bytes = Array(sent.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  func forgetOutput() { output = [] }

  /// Whether everything in `texts` was written, in that order.
  func shows(_ texts: [String]) -> Bool {
    var rest = output[...]
    for text in texts {
      guard let place = rest.firstPlace(of: Array(text.utf8)) else { return false }
      rest = rest[(place + text.utf8.count)...]
    }
    return true
  }

  /// A terminal that nobody has open any more is ready for ever.
  var descriptors: [Int32] { hasEnded ? [] : [master] }

  func take(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(master, &buffer, buffer.count)
    guard count > 0 else {
      hasEnded = count == 0 || errno == EIO
      return
    }
    output += buffer[..<count]
    if buffer[..<count].firstPlace(of: Array("\u{1B}[?1h".utf8)) != nil { usesApplicationKeys = true }
  }
}

extension ArraySlice<UInt8> {
  func firstPlace(of needle: [UInt8]) -> Int? {
    guard count >= needle.count else { return nil }
    return (startIndex...(endIndex - needle.count)).first { self[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
