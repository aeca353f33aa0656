internal import ActionMenu
internal import Dialogue
internal import JSONText
internal import Posix
internal import StringCatalog

/// A menu document with the catalogue beside it (`menu.xcstrings` beside `menu.json`), read as a whole or not at all.
struct MenuFile {
  var menu: Menu
  var catalog: StringCatalog?
  var language: LanguageTag?

  /// Bytes: a menu of a hundred thousand items is well below it.
  static let sizeLimit = 64 << 20

  /// The faults of one file.
  struct Faults: Error {
    var path: String
    var faults: [FileFault]
  }

  static func read(_ path: String) throws(Faults) -> MenuFile {
    let document = try checked(path, readDocument)
    let beside = catalogPath(beside: path)
    let catalog = FileSystem.exists(beside) ? try checked(beside, readCatalog) : nil
    return MenuFile(
      menu: document.menu, catalog: catalog,
      language: document.language.flatMap { LanguageTag($0) } ?? catalog?.sourceLanguage)
  }

  /// The words of the session for this menu.
  func localizer(_ language: LanguageTag) -> Localizer {
    Localizer(language: language, menuCatalog: catalog, textLanguage: self.language)
  }

  static func catalogPath(beside path: String) -> String {
    (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".xcstrings"
  }

  /// Several faults at once.
  struct FileFaultList: Error { var faults: [FileFault] }

  static func readDocument(_ path: String) throws(FileFaultList) -> MenuDocument {
    let bytes: [UInt8]
    do throws(FileFault) {
      // A menu may come through a pipe, from a program that makes it.
      bytes = try Self.bytes(path, limit: sizeLimit, mayWait: true)
    } catch {
      throw FileFaultList(faults: [error])
    }
    do throws(MenuDocumentError) {
      return try MenuDocument.decode(bytes)
    } catch {
      throw FileFaultList(faults: error.diagnostics.map { FileFault($0) })
    }
  }

  static func readCatalog(_ path: String) throws(FileFaultList) -> StringCatalog {
    let node: JSONNode
    do throws(FileFault) {
      node = try json(path, limit: sizeLimit)
    } catch {
      throw FileFaultList(faults: [error])
    }
    let outcome = CatalogReader.read(node)
    let checked = outcome.catalog.map { CatalogChecker.check($0) } ?? []
    guard let catalog = outcome.catalog, outcome.diagnostics.isEmpty, checked.isEmpty else {
      throw FileFaultList(faults: (outcome.diagnostics + checked).map { FileFault($0) })
    }
    return catalog
  }

  private static func checked<Value>(
    _ path: String, _ read: (String) throws(FileFaultList) -> Value
  ) throws(Faults) -> Value {
    do throws(FileFaultList) {
      return try read(path)
    } catch {
      throw Faults(path: path, faults: error.faults)
    }
  }

  static func json(_ path: String, limit: Int) throws(FileFault) -> JSONNode {
    let bytes = try bytes(path, limit: limit)
    do throws(JSONSyntaxError) {
      return try parseJSON(bytes)
    } catch {
      throw .text(error.position, JSONPath(), .syntax(error))
    }
  }

  private static func bytes(_ path: String, limit: Int, mayWait: Bool = false) throws(FileFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try FileSystem.read(path, limit: limit, mayWait: mayWait)
    } catch {
      throw error == .tooLarge ? .tooLarge(megabytes: limit >> 20) : .unreadable(error)
    }
    if bytes.isEmpty { throw .empty }
    return bytes
  }
}
