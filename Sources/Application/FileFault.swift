package import ActionMenu
package import Dialogue
package import JSONText
package import Locales
package import Posix
internal import Speech
package import StringCatalog

/// Something wrong with a file: of the whole, or at a place in it.
package enum FileFault: Error {
  case unreadable(Errno)
  case tooLarge(megabytes: Int)
  case empty
  case text(SourcePosition, JSONPath, TextFault)

  /// What is wrong at a place.
  package enum TextFault {
    case syntax(JSONSyntaxError)
    case menu(MenuFault)
    case catalog(CatalogFault)
    case wrongTypeOnly(JSONKind)
    case unknownKey(String, allowed: [String])
    /// What is allowed is a synopsis with the English names of ``Metavariable``.
    case unknownValue(String, allowed: String)
  }

  /// Whether it lies in what was read, and not in the reading.
  package var isOfContent: Bool { if case .unreadable = self { false } else { true } }

  /// - Parameters:
  ///   - error: why the file could not be read.
  ///   - limit: in bytes; what is more is too large.
  package init(_ error: Errno, limit: Int) {
    self = error == .tooLarge ? .tooLarge(megabytes: limit >> 20) : .unreadable(error)
  }

  package init(_ diagnostic: MenuDiagnostic) {
    self = .text(diagnostic.position, diagnostic.path, .menu(diagnostic.fault))
  }

  package init(_ diagnostic: CatalogDiagnostic) {
    self = .text(diagnostic.position, diagnostic.path, .catalog(diagnostic.fault))
  }

  /// The fault with its file and place, in one line.
  package func phrase(file: String, _ localizer: Localizer) -> Phrase {
    let file = harmless(file)
    func whole(_ phrase: Phrase) -> Phrase { .faultFile(file: file, what: localizer(phrase).text) }
    switch self {
    case .unreadable(.notFound): return whole(.fileMissing)
    case .unreadable(.isDirectory): return whole(.fileDirectory)
    case .unreadable(.notRegular): return whole(.fileNotRegular)
    case .unreadable(let error): return whole(.fileUnreadable(reason: error.message))
    case .tooLarge(let megabytes): return whole(.fileTooLarge(limit: megabytes))
    case .empty: return whole(.fileEmpty)
    case .text(let position, let path, let fault):
      let what = fault.phrase(localizer)
      return .faultInFile(
        file: file, line: position.line, path: harmless(path.description), what: localizer(what).text)
    }
  }
}

extension FileFault.TextFault {
  func phrase(_ localizer: Localizer) -> Phrase {
    switch self {
    case .syntax(let error): error.fault.phrase(localizer)
    case .menu(let fault): fault.phrase(localizer)
    case .catalog(let fault): fault.phrase(localizer)
    case .wrongTypeOnly(let kind): .faultWrongTypeOnly(expected: localizer(kind.phrase).text)
    case .unknownKey(let key, let allowed):
      .faultUnknownKey(key: harmless(key), allowed: allowed.joined(separator: ", "))
    case .unknownValue(let value, let allowed):
      .faultUnknownValue(value: harmless(value), allowed: Metavariable.localized(allowed, in: localizer.language))
    }
  }
}
