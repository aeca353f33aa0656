import JSONText
import StringCatalog

/// Turns a String Catalog into Swift, or rewrites it in Xcode's layout.
enum CatalogCompiler {
  case compile(catalog: String, source: String)
  case format(catalog: String)

  /// Why nothing was written; the description is one line a fault, as compilers write them.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(arguments: ArraySlice<String>) throws(Failure) {
    let words = Array(arguments)
    guard words.count == 2 else {
      throw Failure(description: "usage: catalog-compiler CATALOGUE SOURCE | catalog-compiler --format CATALOGUE")
    }
    self = words[0] == "--format" ? .format(catalog: words[1]) : .compile(catalog: words[0], source: words[1])
  }

  func run() throws(Failure) {
    switch self {
    case .format(let path):
      let text = CatalogWriter.canonicalText(of: try Self.node(path))
      try TextFile.write(text, to: path)
    case .compile(let path, let source):
      try TextFile.write(try Self.source(of: path), to: source)
    }
  }

  private static func source(of path: String) throws(Failure) -> String {
    let outcome = CatalogReader.read(try node(path))
    try stop(at: outcome.diagnostics, in: path)
    guard let catalog = outcome.catalog else { throw Failure(description: "\(path): error: no string catalogue") }
    try stop(at: CatalogChecker.check(catalog), in: path)
    let phrases = PhraseSource(catalog)
    let refusals = phrases.refusals.map { "\(path):\($0.position): error: key \"\($0.key)\": \($0.reason)" }
    if !refusals.isEmpty { throw Failure(description: refusals.joined(separator: "\n")) }
    return phrases.text
  }

  private static func node(_ path: String) throws(Failure) -> JSONNode {
    let bytes = try TextFile.read(path)
    do {
      return try parseJSON(bytes)
    } catch {
      throw Failure(description: "\(path):\(error.position): error: no valid JSON: \(error.fault.english)")
    }
  }

  private static func stop(at diagnostics: [CatalogDiagnostic], in path: String) throws(Failure) {
    guard !diagnostics.isEmpty else { return }
    let lines = diagnostics.map { "\(path):\($0.position): error: \($0.subject): \($0.fault.english)" }
    throw Failure(description: lines.joined(separator: "\n"))
  }
}

extension CatalogDiagnostic {
  /// The catalogue's key with the rest of the path, or the path alone outside of the keys.
  fileprivate var subject: String {
    guard path.steps.count > 1, path.steps[0] == .key("strings"), case .key(let key) = path.steps[1] else {
      return path.description
    }
    let inner = JSONPath(Array(path.steps.dropFirst(2))).description.dropFirst(2)
    return "key \"\(key)\"" + (inner.isEmpty ? "" : " (\(inner))")
  }
}
