internal import CPseudoTerminal
internal import Glibc

/// A program under the screen reader yasr in a terminal: what is spoken, and what is written, for each key.
///
/// yasr reads the screen of a terminal of its own, in which the program runs, and speaks through an Emacspeak speech
/// server: a program that is told `q {text}` on its standard input. Ours passes that on to a pipe. yasr's
/// own key echo is off, so that all that is spoken stands on the screen.
public final class YasrSession {
  /// What one step made yasr say, and made the program write.
  public struct Step: CustomStringConvertible {
    /// The utterances, in order, with their white space folded; those without any text are left out.
    public let spoken: [String]
    public let output: TerminalSession.Output
    public var description: String { "spoken \(spoken), written \(output)" }
  }

  /// Whether yasr is there, for tests that need it.
  public static var isInstalled: Bool { unsafe access("/usr/bin/yasr", X_OK) == 0 }

  /// The terminal in which yasr runs; it shows what the program's own shows.
  public let terminal: TerminalSession
  private let speech: OwnedDescriptor
  private let ending: OwnedDescriptor
  private var heard: [UInt8] = []
  private var status: [UInt8] = []
  private let quiet: Duration?

  /// Starts a program under yasr. Of the setup, `errors` means nothing here, and the input is a file or the terminal;
  /// with a captured output the program's result is in ``out``.
  ///
  /// `quiet` is for a program that a clock wakes again and again, as prompt_toolkit does to look at the size of its
  /// terminal, so that it is never at rest: how long nothing may be written or said until all counts as said.
  public init(
    _ program: String, _ arguments: [String] = [], setup: TerminalSetup = TerminalSetup(), quiet: Duration? = nil
  ) throws {
    self.quiet = quiet
    var setup = setup
    let home = try setup.home ?? PrivateHome()
    setup.home = home
    speech = try OwnedDescriptor(pipeAt: home.path + "/spoken")
    ending = try OwnedDescriptor(pipeAt: home.path + "/ended")
    try home.write("#!/bin/sh\nexec cat >\(quoted(home.path + "/spoken"))\n", to: "server", mode: 0o700)
    // yasr gives its terminal no size, and ends with its shell, before the last words.
    let script = TerminalScript(program, arguments, setup: setup, home: home)
    try home.write(
      script.text(before: ["stty cols \(setup.columns) rows \(setup.rows)"]), to: "command", mode: 0o700)
    try home.write(Self.configuration, to: ".yasr.conf")
    setup.input = .terminal
    setup.output = .terminal
    setup.folder = home.path
    terminal = try TerminalSession("/usr/bin/yasr", setup: setup)
    terminal.otherEvents = [speech, ending]
  }

  /// Starts the built `anillo` under yasr.
  public static func anillo(_ arguments: String..., setup: TerminalSetup = TerminalSetup()) throws -> YasrSession {
    try YasrSession(BuiltProgram.path("anillo"), arguments, setup: setup)
  }

  /// Waits until the program waits for the first key and yasr has said all; returns what was said until then.
  public func opening(within limit: Duration = .seconds(10)) throws -> Step {
    try waitUntilSilent(within: limit)
    return step(since: 0)
  }

  /// Presses keys one after the other and returns what was said and written for all of them. Each key waits until the
  /// program has answered the one before and yasr has said all: what yasr takes for the echo of a key, which it leaves
  /// out, depends on how many keys it reads at once. In a text, too, each character is a key.
  @discardableResult
  public func press(_ keys: Key..., within limit: Duration = .seconds(10)) throws -> Step {
    try press(keys, within: limit)
  }

  @discardableResult
  public func press(_ keys: [Key], within limit: Duration = .seconds(10)) throws -> Step {
    listen(milliseconds: 0)
    heard = []
    let place = terminal.output.count
    for key in keys.flatMap(\.single) {
      try terminal.send(key)
      try waitUntilSilent(within: limit)
    }
    return step(since: place)
  }

  /// Waits for the end of the program; yasr goes on. A signal is told as the shell does, as 128 and its number.
  public func exit(within limit: Duration = .seconds(10)) throws -> ExitStatus {
    let deadline = Deadline(within: limit)
    while status.last != UInt8(ascii: "\n") {
      if deadline.isPast { throw terminal.fault("end", deadline) }
      listen(milliseconds: deadline.milliseconds())
    }
    return .code(Int32(String(decoding: status.dropLast(), as: UTF8.self)) ?? -1)
  }

  /// The result of a program whose output is captured.
  public var out: String { terminal.home.read("result") ?? "" }

  private func step(since place: Int) -> Step {
    Step(spoken: utterances(in: heard), output: terminal.output(since: place))
  }

  private func listen(milliseconds: Int32) {
    terminal.take(milliseconds: milliseconds)
    heard += speech.readAvailable()
    status += ending.readAvailable()
  }

  /// yasr speaks on output, without a clock. So all is said when yasr, its speech server and the program sleep without
  /// a time limit. What is on its way between them is only in the kernel then, for which there is no event; its
  /// workers need microseconds. Hence the one time here: none of the processes may have run for 50 milliseconds.
  private func waitUntilSilent(within limit: Duration) throws {
    if let quiet { return try waitUntilNothingComes(for: quiet, Deadline(within: limit)) }
    let deadline = Deadline(within: limit)
    let listening = Duration.milliseconds(50)
    var last = (processes: [ProcessSnapshot](), since: ContinuousClock.now)
    while true {
      if terminal.child.reap() != nil { throw terminal.fault("yasr", deadline) }
      let processes = terminal.processes()
      if processes != last.processes || !sleep(processes) || terminal.unreadKeys != 0 {
        last = (processes, .now)
      } else if .now - last.since >= listening {
        return
      }
      if deadline.isPast { throw terminal.fault("silence", deadline) }
      listen(milliseconds: 5)
    }
  }

  /// A program that is still starting has not written anything yet.
  private func waitUntilNothingComes(for quiet: Duration, _ deadline: Deadline) throws {
    var last = (count: -1, since: ContinuousClock.now)
    while true {
      let count = terminal.output.count + heard.count
      if count != last.count || count == 0 {
        last = (count, .now)
      } else if .now - last.since >= quiet {
        return
      }
      if deadline.isPast { throw terminal.fault("silence", deadline) }
      listen(milliseconds: 5)
    }
  }

  /// At least yasr, its server and the program, or what holds the terminal open after it.
  private func sleep(_ processes: [ProcessSnapshot]) -> Bool {
    processes.count >= 3 && processes.allSatisfy { $0.activity != .working && $0.activity != .pausing }
  }
}

extension YasrSession {
  /// Paths are relative: longer ones overflow a buffer of yasr 0.6.9, which ends it.
  private static let configuration = """
    [options]
    cursor tracking=full
    synthesizer=emacspeak server
    synthesizer port=|./server
    key echo=off
    shell=./command
    special=off
    up and down arrows=speak line
    DisableKey=6925
    [Emacspeak server]
    rate=175
    punctuation=some

    """
}

/// The texts of an Emacspeak server's input, whose lines are `q {text}` to queue a text, and others for settings.
private func utterances(in log: [UInt8]) -> [String] {
  String(decoding: log, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
    guard line.hasPrefix("q {"), line.hasSuffix("}") else { return nil }
    let words = line.dropFirst(3).dropLast().split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
