internal import Glibc

/// A program that was run to its end without a terminal: its status and all that it wrote.
public struct ProgramRun: Sendable, CustomStringConvertible {
  public let status: ExitStatus
  public let standardOutput: [UInt8]
  public let standardError: [UInt8]

  public var out: String { String(decoding: standardOutput, as: UTF8.self) }
  public var err: String { String(decoding: standardError, as: UTF8.self) }
  public var description: String { "\(status), out: \(escaped(standardOutput)), err: \(escaped(standardError))" }

  /// Runs a program in a session without any terminal. `columns` and `rows` of the setup mean nothing here, and
  /// `.terminal` stands for /dev/null as input and for captured as output.
  public static func of(
    _ program: String, _ arguments: [String] = [], setup: TerminalSetup = TerminalSetup(),
    within limit: Duration = .seconds(10)
  ) throws -> ProgramRun {
    try WithoutTerminal(program, arguments, setup: setup).finish(within: limit)
  }

  /// Runs the built `anillo`.
  public static func anillo(
    _ arguments: String..., setup: TerminalSetup = TerminalSetup(), within limit: Duration = .seconds(10)
  ) throws -> ProgramRun {
    try of(BuiltProgram.path("anillo"), arguments, setup: setup, within: limit)
  }
}

private final class WithoutTerminal {
  private let home: PrivateHome
  private let streams: StreamEnds
  private let child: ChildProcess
  private var pendingInput: ArraySlice<UInt8> = []
  private var out: [UInt8] = []
  private var err: [UInt8] = []

  init(_ program: String, _ arguments: [String], setup: TerminalSetup) throws {
    home = try setup.home ?? PrivateHome()
    let input: TerminalSetup.Input = if case .terminal = setup.input { .file("/dev/null") } else { setup.input }
    streams = try StreamEnds(input: input, output: captured(setup.output), errors: captured(setup.errors))
    child = try ChildProcess(
      program, arguments, environment: home.environment(language: setup.language, changes: setup.environment),
      folder: setup.folder ?? home.path, terminal: nil, streams: streams)
    if case .bytes(let bytes) = setup.input { pendingInput = bytes[...] }
  }

  func finish(within limit: Duration) throws -> ProgramRun {
    let deadline = Deadline(within: limit)
    while true {
      feedInput()
      let status = child.reap()
      out += streams.outputPipe?.readAvailable() ?? []
      err += streams.errorPipe?.readAvailable() ?? []
      if let status { return ProgramRun(status: status, standardOutput: out, standardError: err) }
      if deadline.isPast { throw SessionFault.timedOut(awaited: "end", limit: limit, seen: out + err) }
      wait(deadline)
    }
  }

  /// A pipe whose program side is closed while the program goes on is ready for ever: then only the end counts.
  private func wait(_ deadline: Deadline) {
    var interests = [Interest(descriptor: child.ending.number)]
    for pipe in [streams.outputPipe, streams.errorPipe].compactMap({ $0 }) where !pipe.hasEnded {
      interests.append(Interest(descriptor: pipe.number))
    }
    if let pipe = streams.inputPipe { interests.append(Interest(descriptor: pipe.number, writing: true)) }
    _ = ready(interests, milliseconds: deadline.milliseconds())
  }

  private func feedInput() {
    guard let pipe = streams.inputPipe else { return }
    let count = pendingInput.isEmpty ? 0 : pipe.writeAvailable(pendingInput)
    pendingInput.removeFirst(count ?? pendingInput.count)
    if pendingInput.isEmpty { streams.inputPipe = nil }
  }
}

private func captured(_ output: TerminalSetup.Output) -> TerminalSetup.Output {
  if case .terminal = output { .captured } else { output }
}
