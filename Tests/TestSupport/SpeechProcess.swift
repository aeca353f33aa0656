internal import CPosix
internal import Glibc

/// A program of the speech tests, in a process group of its own that ends with this object.
///
/// Nothing but its three standard streams is handed to it, so that no test keeps another one's pipe open.
public final class SpeechProcess {
  public let id: Int32
  private var isReaped = false

  init(_ arguments: [String], environment: [String: String], input: Int32, output: Int32, errors: Int32) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in [(Int32(0), input), (1, output), (2, errors)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    unsafe anillo_spawn_close_from(&actions, 3)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    var words = unsafe Self.strings(arguments)
    var variables = unsafe Self.strings(environment.map { "\($0.key)=\($0.value)" })
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var id: pid_t = 0
    let failure = unsafe posix_spawnp(&id, words[0]!, &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw SessionFault.system(call: "starting \(arguments[0])", errno: failure) }
    self.id = id
  }

  deinit { end() }

  /// To its whole group.
  func signal(_ number: Int32) { if !isReaped { kill(-id, number) } }

  /// Kills the group and waits for its leader.
  func end() {
    guard !isReaped else { return }
    kill(-id, SIGKILL)
    waitpid(id, nil, 0)
    isReaped = true
  }

  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }
}
