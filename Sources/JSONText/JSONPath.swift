/// A place inside a JSON value, written as the normalized paths of RFC 9535 with the shorthand for plain names:
/// `$.items[2].title`, `$.strings['a b']`. It counts from 0.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// One step inwards.
  public enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
  }

  public private(set) var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The whole text: `$`.
  public static let root = JSONPath()

  public func appending(key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  public func appending(index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isName(key): text += ".\(key)"
      case .key(let key): text += "['\(Self.escaped(key))']"
      }
    }
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || ("0"..."9").contains(scalar) || scalar.properties.isAlphabetic
    }
  }

  private static func escaped(_ key: String) -> String {
    key.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "'", "\\":
        text.unicodeScalars.append("\\")
        text.unicodeScalars.append(scalar)
      case _ where scalar.mustBeEscaped: text += scalar.jsonEscape
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
