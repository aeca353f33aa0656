public import JSONText

/// Writes a catalogue in the layout of Xcode, so that a change in the file is a change in its words.
///
/// Two spaces a level, a blank before and after the colon, keys in the order of Xcode's list (digits by value, capitals
/// with small letters), an empty object over three lines, and no line feed at the end of the file.
public enum CatalogWriter {
  public static func canonicalText(of node: JSONNode) -> String {
    var text = ""
    write(node.value, indentation: 0, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, indentation: Int, to text: inout String) {
    switch value {
    case .object(let members):
      let sorted = members.sorted { CatalogKeyOrder.precedes($0.key, $1.key) }
      write("{", sorted, "}", indentation: indentation, to: &text) { member, text in
        write(member.key, to: &text)
        text += " : "
        write(member.node.value, indentation: indentation + 2, to: &text)
      }
    case .array(let nodes):
      write("[", nodes, "]", indentation: indentation, to: &text) { node, text in
        write(node.value, indentation: indentation + 2, to: &text)
      }
    case .string(let string): write(string, to: &text)
    case .null, .bool, .number: text += value.serialized()
    }
  }

  private static func write<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, indentation: Int, to text: inout String,
    element write: (Element, inout String) -> Void
  ) {
    let margin = String(repeating: " ", count: indentation)
    text += opening + "\n"
    for (index, element) in elements.enumerated() {
      text += margin + "  "
      write(element, &text)
      text += index + 1 < elements.count ? ",\n" : ""
    }
    text += "\n" + margin + closing
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..<" ": text += JSONValue.string(String(scalar)).serialized().dropFirst().dropLast()
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
