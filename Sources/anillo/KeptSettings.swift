internal import Application
internal import Locales

/// Keeps each setting as soon as it is changed, so that no end of the program loses it. What cannot be kept is told when
/// the terminal is free again, and tried anew with the next change.
@MainActor
final class KeptSettings {
  private let program: Program
  private var unsaved = OptionValues()
  private var failure: Configuration.NotSaved?

  init(_ program: Program) { self.program = program }

  func keep(_ value: String, of option: ProgramOption) {
    unsaved[option] = value
    do throws(Configuration.NotSaved) {
      try program.configuration.save(unsaved)
      (unsaved, failure) = (OptionValues(), nil)
    } catch {
      failure = error
    }
  }

  func tellLoss() {
    guard let failure else { return }
    let path = program.configuration.path ?? ""
    switch failure {
    case .homeless: program.complain(.configurationHomeless)
    case .unwritable(let error): program.complain(notWritable: path, error)
    case .faulty(let faults):
      // What was wrong from the start was told then.
      if program.configuration.faults.isEmpty { program.complain(faults, of: path) }
    }
    program.complain(.configurationChangesNotKept)
  }
}
