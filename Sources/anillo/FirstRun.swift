internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import StringCatalog

/// What is said behind the greeting until it was heard once: how the voice is made faster or slower.
struct FirstRun {
  /// The file that tells that it was heard. Nil where it was heard, where there is no voice, and where a configuration
  /// has set the voice to somebody's liking.
  private let mark: String?

  init(speaks: Bool, hasConfiguration: Bool) {
    let path = Environment.folder("XDG_STATE_HOME", orHome: ".local/state").map { $0 + "/anillo/greeted" }
    mark = !speaks || hasConfiguration ? nil : path.flatMap { FileSystem.exists($0) ? nil : $0 }
  }

  /// The greeting; what is said once is not printed, since whoever is read to by a screen reader does not hear this
  /// voice, and has no use for its rate.
  func greeting(_ localizer: Localizer) -> Announcement.Line {
    let greeting = localizer(.shellGreeting)
    if mark == nil { return Announcement.Line(greeting) }
    let rate = localizer(.shellFirstRun(rateWord: SessionWord.rate.name(in: localizer.language)))
    return Announcement.Line(greeting.text, spans: [greeting, rate])
  }

  /// To be called at the end, where something was heard. In a home that cannot be written to it is said again.
  func wasHeard() {
    if let mark { try? FileSystem.replace(mark, with: []) }
  }
}
