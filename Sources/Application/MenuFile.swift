package import ActionMenu
package import Dialogue
internal import JSONText
internal import Posix
package import StringCatalog

/// A menu document with the catalogue beside it (`menu.xcstrings` beside `menu.json`), read as a whole or not at all.
package struct MenuFile {
  package var menu: Menu
  package var catalog: StringCatalog?
  package var language: LanguageTag?

  /// Bytes: a menu of a hundred thousand items is well below it.
  package static let sizeLimit = 64 << 20

  /// All faults of one file; never empty.
  package struct Faults: Error {
    package var path: String
    package var faults: [FileFault]
  }

  /// Reads a document and the catalogue beside it, if there is one.
  /// - Throws: The faults of the first of the two that has any.
  package static func read(_ path: String) throws(Faults) -> MenuFile {
    let document = try readDocument(path)
    let beside = catalogPath(beside: path)
    let catalog = FileSystem.exists(beside) ? try readCatalog(beside) : nil
    return MenuFile(
      menu: document.menu, catalog: catalog,
      language: document.language.flatMap { LanguageTag($0) } ?? catalog?.sourceLanguage)
  }

  /// The words of the session for this menu.
  package func localizer(_ language: LanguageTag) -> Localizer {
    Localizer(language: language, menuCatalog: catalog, textLanguage: self.language)
  }

  static func catalogPath(beside path: String) -> String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".xcstrings"
  }

  package static func readDocument(_ path: String) throws(Faults) -> MenuDocument {
    let bytes: [UInt8]
    do throws(FileFault) {
      // A menu may come through a pipe, from a program that makes it.
      bytes = try Self.bytes(path, limit: sizeLimit, mayWait: true)
    } catch {
      throw Faults(path: path, faults: [error])
    }
    do throws(MenuDocumentError) {
      return try MenuDocument.decode(bytes)
    } catch {
      throw Faults(path: path, faults: error.diagnostics.map { FileFault($0) })
    }
  }

  package static func readCatalog(_ path: String) throws(Faults) -> StringCatalog {
    let node: JSONNode
    do throws(FileFault) {
      node = try json(path, limit: sizeLimit)
    } catch {
      throw Faults(path: path, faults: [error])
    }
    let outcome = CatalogReader.read(node)
    let checked = outcome.catalog.map { CatalogChecker.check($0) } ?? []
    guard let catalog = outcome.catalog, outcome.diagnostics.isEmpty, checked.isEmpty else {
      throw Faults(path: path, faults: (outcome.diagnostics + checked).map { FileFault($0) })
    }
    return catalog
  }

  static func json(_ path: String, limit: Int) throws(FileFault) -> JSONNode {
    let bytes = try bytes(path, limit: limit)
    do throws(JSONSyntaxError) {
      return try parseJSON(bytes)
    } catch {
      throw .text(error.position, .root, .syntax(error))
    }
  }

  private static func bytes(_ path: String, limit: Int, mayWait: Bool = false) throws(FileFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try FileSystem.read(path, limit: limit, mayWait: mayWait)
    } catch {
      throw FileFault(error, limit: limit)
    }
    if bytes.isEmpty { throw .empty }
    return bytes
  }
}
