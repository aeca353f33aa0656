import Foundation
import JSONText
import MenuGeometry

/// The right answers, as other implementations of the same rules have them.
enum Vectors {
  static let ring = vectors("ring")
  static let arc = vectors("arc")

  private static func vectors(_ name: String) -> JSONValue {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors/\(name).json")
    do {
      return try parseJSON([UInt8](Data(contentsOf: file))).value
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }
}

extension JSONValue {
  subscript(_ key: String) -> JSONValue {
    guard case .object(let members) = self, let member = members.first(where: { $0.key == key }) else {
      fatalError("there is no \(key)")
    }
    return member.node.value
  }

  var elements: [JSONValue] {
    guard case .array(let nodes) = self else { fatalError("not an array: \(self)") }
    return nodes.map(\.value)
  }

  var members: [(key: String, value: JSONValue)] {
    guard case .object(let members) = self else { fatalError("not an object: \(self)") }
    return members.map { ($0.key, $0.node.value) }
  }

  var number: Double {
    guard case .number(let text) = self, let number = Double(text) else { fatalError("not a number: \(self)") }
    return number
  }

  var string: String {
    guard case .string(let text) = self else { fatalError("not a string: \(self)") }
    return text
  }

  var integer: Int { Int(number) }
  var index: Int? { self == .null ? nil : integer }
  var offset: Offset { Offset(dx: elements[0].number, dy: elements[1].number) }
}

/// The vectors are rounded to four decimals.
func isClose(_ offset: Offset, _ other: Offset, within tolerance: Double = 0.0001) -> Bool {
  abs(offset.dx - other.dx) <= tolerance && abs(offset.dy - other.dy) <= tolerance
}

func areClose(_ offsets: [Offset], _ others: [Offset], within tolerance: Double = 0.0001) -> Bool {
  offsets.count == others.count && zip(offsets, others).allSatisfy { isClose($0, $1, within: tolerance) }
}
