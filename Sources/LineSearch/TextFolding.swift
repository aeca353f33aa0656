/// Text as a search sees it: neither case nor accents count.
///
/// Small letters take the place of capitals, the combining marks U+0300–036F go, and letters of the Latin, Greek and
/// Cyrillic alphabets become their base letters: ñ→n, ç→c, ß→ss, ø→o, ł→l, đ→d, æ→ae, ς→σ. Other alphabets stay.
public enum TextFolding {
  public static func folded(_ text: String) -> String { String(decoding: utf8(text), as: UTF8.self) }

  /// The folded text as UTF-8, in which a search by bytes finds whole characters only.
  package static func utf8(_ text: String) -> [UInt8] { foldedASCII(text) ?? foldedScalars(text) }

  /// Whether the text has a letter that folding changes beyond its case.
  package static func hasAccents(_ text: String) -> Bool {
    foldedASCII(text) == nil && !text.lowercased().utf8.elementsEqual(utf8(text))
  }

  private static func foldedASCII(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x00...0x7F: bytes.append(byte)
      default: return nil
      }
    }
    return bytes
  }

  private static func foldedScalars(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.lowercased().unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      if let base = FoldingTable.bases[scalar.value] {
        bytes += base
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return bytes
  }
}
