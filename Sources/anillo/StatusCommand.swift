internal import Application
internal import Dialogue
internal import Locales
internal import Posix
internal import ScreenReaders
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
    let findings = SpeechPlan.probe.look()
    for line in speech(findings) + readers(findings) { program.print(line) }
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

  private func speech(_ findings: ScreenReaderFindings) -> [Phrase] {
    let plan = SpeechPlan(program)
    switch plan.mode {
    case .on: return [.statusSpeechOn(reason: plan.source ?? "")]
    case .off: return [.statusSpeechOff(reason: plan.source ?? "")]
    case .auto:
      guard let reader = findings.silencing?.reader else { return [.statusSpeechAuto] }
      let why: Phrase = reader == .remote ? .statusSpeechRemote : .statusSpeechSilenced(reader: reader.rawValue)
      return [why, .statusSpeechOverruled]
    }
  }

  private func readers(_ findings: ScreenReaderFindings) -> [Phrase] {
    let seen = findings.sightings.map(seen)
    return (seen.isEmpty ? [.statusReaderNone] : seen) + (findings.isBusSilent ? [.statusBusSilent] : [])
  }

  private func seen(_ sighting: ScreenReaderSighting) -> Phrase {
    let (reader, evidence) = (sighting.reader.rawValue, text(sighting.evidence))
    return switch sighting.reader {
    case .remote: .statusRemoteSeen(evidence: evidence)
    case .accessible: .statusAccessibleSeen(evidence: evidence)
    case .brltty: .statusReaderBeside(reader: reader, evidence: evidence)
    case .orca, .fenrir, .yasr, .tdsr, .speakup, .emacspeak: .statusReaderSeen(reader: reader, evidence: evidence)
    }
  }

  private func text(_ evidence: ScreenReaderSighting.Evidence) -> String {
    switch evidence {
    case .process(let id): program.localizer(.evidenceProcess(id: String(id))).text
    case .ancestor(let id): program.localizer(.evidenceAncestor(id: String(id))).text
    case .busName(let name): program.localizer(.evidenceBusName(name: name)).text
    case .path(let text), .variable(let text): harmless(text)
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
