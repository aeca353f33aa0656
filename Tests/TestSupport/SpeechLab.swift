internal import Glibc
internal import Posix

/// A real speech-dispatcher that is wholly its own: configuration, socket and logs stand in a temporary folder, and its
/// only output module writes down what it is asked to say, taking as long as a voice would. It needs no sound device.
public final class SpeechLab: SpeechPlace {
  /// What the daemon speaks with.
  public enum Module: Sendable {
    /// Writes down what it is asked to say.
    case recorder
    /// The real voice of espeak-ng, whose sound goes to a device that does not exist.
    case voiceWithoutSoundDevice

    /// Whether the daemon has it on this machine.
    public var isInstalled: Bool {
      self == .recorder || FileSystem.exists("/usr/lib/speech-dispatcher-modules/sd_espeak-ng")
    }
  }

  /// How the daemon and its module behave.
  public struct Setup: Sendable {
    /// How long a character takes to be spoken.
    public var millisecondsPerCharacter = 20
    /// The module does not answer any more after a text with this word.
    public var hangingWord: String?
    /// The module ends at a text with this word.
    public var dyingWord: String?
    /// Seconds after which the daemon ends when nobody is connected; 0: never.
    public var timeout = 0
    public var module = Module.recorder

    public init() {}
  }

  public let folder: String
  private(set) var setup: Setup
  private var daemon: SpeechProcess?

  public init(_ setup: Setup = Setup()) throws {
    self.setup = setup
    folder = try SpeechFiles.makeFolder(with: ["conf", "run", "home", "log"])
    try configure()
    try start()
  }

  deinit {
    daemon?.end()
    SpeechFiles.remove(folder)
  }

  var socketPath: String { folder + "/run/speechd.sock" }

  /// What a program needs in its environment to speak here and nowhere else; no daemon is ever started for it.
  public var environment: [String: String] { Self.environment(socket: socketPath, folder: folder) }

  /// The same for any socket.
  static func environment(socket: String, folder: String) -> [String: String] {
    [
      "SPEECHD_ADDRESS": "unix_socket:" + socket, "SPEECHD_CMD": "/bin/false", "XDG_RUNTIME_DIR": folder + "/run",
      "HOME": folder + "/home", "PATH": Environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// The daemon's process id.
  public var processIdentifier: Int32? { daemon?.id }

  /// The daemon and its module.
  package func processes() -> [ProcessSnapshot] { daemon.map { ProcessSnapshot.family(of: $0.id) } ?? [] }

  /// Stops the daemon and its module in the middle of whatever they do (SIGSTOP).
  public func pause() { daemon?.signal(SIGSTOP) }

  public func resume() { daemon?.signal(SIGCONT) }

  /// Ends the daemon without a chance to tidy up: its socket file stays.
  public func kill() {
    daemon?.end()
    daemon = nil
  }

  /// Starts it again, at the same address.
  public func restart() throws {
    kill()
    try start()
  }

  /// Starts it again with another module.
  public func restart(with module: Module) throws {
    kill()
    setup.module = module
    try configure()
    try start()
  }

  /// The process of its module.
  var module: Int32? {
    guard let daemon else { return nil }
    let children = SpeechFiles.text("/proc/\(daemon.id)/task/\(daemon.id)/children").split(separator: " ")
    // A module that has ended stays as a zombie.
    return children.compactMap { Int32($0) }.first { !SpeechFiles.text("/proc/\($0)/cmdline").isEmpty }
  }

  private func configure() throws {
    let settings = """
      CommunicationMethod "unix_socket"
      SocketPath "\(socketPath)"
      Timeout \(setup.timeout)
      LogLevel 3
      LogDir "\(folder)/log"
      DefaultRate 0
      DefaultVolume 100
      DefaultLanguage "en-US"
      DefaultPunctuationMode "none"
      SymbolsPreproc "char"
      \(try moduleLines)

      """
    try SpeechFiles.write(settings, to: folder + "/conf/speechd.conf")
    unsafe mkdir(folder + "/conf/modules", 0o700)
    try SpeechFiles.write("", to: folder + "/conf/modules/module.conf")
  }

  private var moduleLines: String {
    get throws {
      switch setup.module {
      case .recorder: #"AddModule "recorder" "\#(try BuiltProgram.path("speech-recorder"))" "module.conf""#
      case .voiceWithoutSoundDevice:
        """
        AudioOutputMethod "alsa"
        AudioALSADevice "there-is-no-such-device"
        AddModule "espeak-ng" "sd_espeak-ng" "module.conf"
        """
      }
    }
  }

  private func start() throws {
    unsafe unlink(socketPath)
    unsafe unlink(folder + "/run/speechd.pid")
    let nothing = try FileDescriptor.open("/dev/null", .readWrite)
    let errors = try FileDescriptor.open(folder + "/log/errors", .append)
    defer {
      nothing.close()
      errors.close()
    }
    daemon = try SpeechProcess(
      [
        "speech-dispatcher", "-s", "-C", folder + "/conf", "-c", "unix_socket", "-S", socketPath, "-P",
        folder + "/run/speechd.pid", "-t", String(setup.timeout), "-L", folder + "/log",
      ],
      environment: environment.merging(moduleEnvironment) { $1 }, input: nothing.raw, output: errors.raw,
      errors: errors.raw)
    try waitUntilFound(
      "the daemon's socket", within: .seconds(20), instead: { SpeechFiles.text(self.folder + "/log/errors") }
    ) { FileSystem.exists(socketPath) ? () : nil }
  }

  private var moduleEnvironment: [String: String] {
    var variables = ["RECORDER_LOG": logPath, "RECORDER_MS": String(setup.millisecondsPerCharacter)]
    variables["RECORDER_HANG"] = setup.hangingWord
    variables["RECORDER_DIE"] = setup.dyingWord
    return variables
  }
}
