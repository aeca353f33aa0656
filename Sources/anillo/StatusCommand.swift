internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech
internal import SpeechDispatcher
internal import StringCatalog

/// What Anillo would do here, and why: one line a fact.
@MainActor
struct StatusCommand {
  let program: Program

  func run() -> ExitStatus {
    program.print(.statusVersion(version: Program.version))
    program.print(language)
    let sightings = SpeechPlan.probe.sightings()
    program.print(speech(sightings))
    for line in readers(sightings) { program.print(line) }
    program.print(daemon)
    program.print(terminal)
    for line in files { program.print(line) }
    return .done
  }

  private var language: Phrase {
    let tag = program.language.spoken.description
    return program.language.setting.map { .statusLanguage(language: tag, reason: $0.rawValue) }
      ?? .statusLanguageDefault(language: tag)
  }

  private func speech(_ sightings: [ScreenReaderSighting]) -> Phrase {
    let plan = SpeechPlan(program)
    switch plan.mode {
    case .on: return .statusSpeechOn(reason: plan.source ?? "")
    case .off: return .statusSpeechOff(reason: plan.source ?? "")
    case .auto:
      return sightings.first(where: \.asksForSilence).map { .statusSpeechSilenced(reader: $0.reader.rawValue) }
        ?? .statusSpeechAuto
    }
  }

  private func readers(_ sightings: [ScreenReaderSighting]) -> [Phrase] {
    if sightings.isEmpty { return [.statusReaderNone] }
    return sightings.map { sighting in
      let evidence =
        switch sighting.evidence {
        case .process(let id): program.localizer(.evidenceProcess(id: String(id))).text
        case .ancestor(let id): program.localizer(.evidenceAncestor(id: String(id))).text
        case .path(let text), .variable(let text): text
        }
      return .statusReaderSeen(reader: sighting.reader.rawValue, evidence: evidence)
    }
  }

  private var daemon: Phrase {
    let runtime = Environment["XDG_RUNTIME_DIR"] ?? ""
    let address = Environment["SPEECHD_ADDRESS"] ?? "unix_socket:\(runtime)/speech-dispatcher/speechd.sock"
    let path = address.hasPrefix("unix_socket:") ? String(address.dropFirst("unix_socket:".count)) : address
    if FileSystem.exists(path) { return .statusDaemonFound(path: harmless(path)) }
    return Environment.program(named: "speech-dispatcher").map { .statusDaemonStartable(path: $0) }
      ?? .statusDaemonMissing
  }

  private var terminal: Phrase {
    guard let terminal = try? Terminal() else { return .statusTerminalNone }
    let size = terminal.size
    return .statusTerminal(name: harmless(Environment["TERM"] ?? "dumb"), columns: size.columns, rows: size.rows)
  }

  private var files: [Phrase] {
    let configuration = program.configuration
    let menu = ShellCommand.menuPath ?? ""
    return [
      FileSystem.exists(menu) ? .statusMenuFile(path: menu) : .statusMenuBuiltIn(path: menu),
      configuration.exists
        ? .statusConfiguration(path: configuration.path ?? "")
        : .statusConfigurationNone(path: configuration.path ?? ""),
    ]
  }
}
