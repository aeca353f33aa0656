internal import Application
internal import Dialogue
internal import Locales
internal import Posix

/// Every fault of menu documents and catalogues, with its place and remedy.
@MainActor
struct CheckCommand {
  let program: Program

  func run() -> ExitStatus {
    let good = program.invocation.operands.map(check)
    return good.allSatisfy { $0 } ? .done : .wrong
  }

  private func check(_ path: String) -> Bool {
    let faults = faults(path)
    program.complain(faults, of: path)
    if faults.isEmpty { program.print(.checkGood(file: harmless(path))) }
    return faults.isEmpty
  }

  private func faults(_ path: String) -> [FileFault] {
    do throws(MenuFile.Faults) {
      if path.hasSuffix(".xcstrings") {
        _ = try MenuFile.readCatalog(path)
      } else {
        _ = try MenuFile.readDocument(path)
      }
      return []
    } catch {
      return error.faults
    }
  }
}
