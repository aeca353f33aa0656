internal import Application
internal import Locales

/// Keeps each setting as soon as it is changed, so that no end of the program loses it. What cannot be kept is told when
/// the terminal is free again, and tried anew with the next change.
@MainActor
final class KeptSettings {
  private let program: Program
  private var unsaved = OptionValues()
  private var failure: Configuration.NotSaved?
  private var setAside: [Configuration.SetAside] = []

  init(_ program: Program) { self.program = program }

  func keep(_ value: String, of option: ProgramOption) {
    unsaved[option] = value
    do throws(Configuration.NotSaved) {
      if let file = try program.configuration.save(unsaved) { setAside.append(file) }
      (unsaved, failure) = (OptionValues(), nil)
    } catch {
      failure = error
    }
  }

  /// What a user has to know: of files that are elsewhere now, and of changes that are lost.
  func tellOutcome() {
    let path = program.configuration.path ?? ""
    for file in setAside {
      tell(file.faults, of: path)
      program.complain(.configurationSetAside(path: file.path))
    }
    guard let failure else { return }
    switch failure {
    case .homeless: program.complain(.configurationHomeless)
    case .unwritable(let error): program.complain(notWritable: path, error)
    case .unreadable(let faults): tell(faults, of: path)
    }
    program.complain(.configurationChangesNotKept)
  }

  /// What was wrong from the start was told then.
  private func tell(_ faults: [FileFault], of path: String) {
    if program.configuration.faults.isEmpty { program.complain(faults, of: path) }
  }
}
