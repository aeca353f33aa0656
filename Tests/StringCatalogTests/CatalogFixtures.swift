import JSONText
import StringCatalog

/// Catalogues for tests, written as their inner parts.
enum CatalogFixture {
  /// The whole text around the members of `strings`.
  static func text(_ strings: String, version: String = "1.1") -> String {
    #"{"sourceLanguage":"en","strings":{"# + strings + #"},"version":""# + version + #""}"#
  }

  static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit":{"state":""# + state + #"","value":"# + JSONValue.string(value).serialized() + "}}"
  }

  static func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let inner = cases.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",")
    return #"{"variations":{"plural":{"# + inner + "}}}"
  }

  /// A text whose parts vary on their own; the arguments are numbered from 1 in the order of the names.
  static func substituting(
    _ value: String, specifier: String = "lld", _ parts: KeyValuePairs<String, KeyValuePairs<String, String>>
  ) -> String {
    let inner = parts.enumerated().map { index, part in
      "\"\(part.key)\":{\"argNum\":\(index + 1),\"formatSpecifier\":\"\(specifier)\","
        + String(plural(part.value).dropFirst())
    }
    return String(unit(value).dropLast()) + #","substitutions":{"# + inner.joined(separator: ",") + "}}"
  }

  /// A text for each device.
  static func device(_ cases: KeyValuePairs<String, String>) -> String {
    let inner = cases.map { "\"\($0)\":\(unit($1))" }.joined(separator: ",")
    return #"{"variations":{"device":{"# + inner + "}}}"
  }

  /// A key with its texts, language by language.
  static func entry(_ key: String, _ localizations: KeyValuePairs<String, String>, more: String = "") -> String {
    let inner = localizations.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    return JSONValue.string(key).serialized() + ":{" + more + #""localizations":{"# + inner + "}}"
  }

  static func read(_ text: String) throws -> CatalogReader.Outcome {
    CatalogReader.read(try parseJSON(Array(text.utf8)))
  }
}
