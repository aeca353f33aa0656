import Foundation
import PackagePlugin

/// Makes `Phrase+Texts.swift` of the target's `Localizable.xcstrings` before the target is compiled; a fault in the catalogue
/// stops the build.
@main
struct CompileCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalog = target.directoryURL.appending(path: "Localizable.xcstrings")
    let source = context.pluginWorkDirectoryURL.appending(path: "Phrase+Texts.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(catalog.lastPathComponent)",
        executable: try context.tool(named: "catalog-compiler").url,
        arguments: [catalog.path(), source.path()],
        inputFiles: [catalog],
        outputFiles: [source])
    ]
  }
}
