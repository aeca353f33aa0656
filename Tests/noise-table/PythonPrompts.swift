internal import Foundation
internal import TestSupport

/// A Python that has the prompts which are measured.
final class PythonPrompts {
  /// The path of the interpreter; empty when there is none that has both.
  let interpreter: String
  /// Names and versions of the prompts, and of the library that draws both.
  let versions: [String]
  /// Has the virtual environment in it, and is removed with it.
  private let home: PrivateHome

  private static let requirements = ["questionary==2.1.1", "InquirerPy==0.3.4"]
  private static let versionScript = """
    from importlib.metadata import version
    for name in ["questionary", "InquirerPy", "prompt_toolkit"]: print(name, version(name))
    """

  /// Makes a virtual environment, for which pip asks PyPI, unless an interpreter is given.
  init(interpreter given: String?) throws {
    home = try PrivateHome()
    let candidate = given ?? Self.makeEnvironment(in: home.path + "/venv")
    let told = candidate.flatMap { output(of: $0, ["-c", Self.versionScript]) }
    interpreter = told == nil ? "" : candidate ?? ""
    versions = (told ?? "").split(separator: "\n").map(String.init)
  }

  private static func makeEnvironment(in folder: String) -> String? {
    guard output(of: "python3", ["-m", "venv", folder]) != nil,
      output(of: "\(folder)/bin/pip", ["install", "--quiet", "--no-cache-dir"] + requirements) != nil
    else { return nil }
    return "\(folder)/bin/python"
  }
}

/// What a program prints that runs with the developer's own environment, in which pip is set up; nil when it fails.
private func output(of program: String, _ arguments: [String]) -> String? {
  let setup = TerminalSetup(environment: ProcessInfo.processInfo.environment.mapValues { Optional($0) })
  let run = Result { try ProgramRun.of(program, arguments, setup: setup, within: .seconds(600)) }
  if case .success(let run) = run, run.status == 0 { return run.out }
  FileHandle.standardError.write(Data("\(program): \(run)\n".utf8))
  return nil
}
