import Foundation
import Testing

@testable import LineSearch

@Suite struct TextFoldingTests {
  @Test(arguments: [
    ("", ""), ("Camera", "camera"), ("CÁMARA", "camara"), ("Ca\u{301}mara", "camara"), ("año", "ano"),
    ("Straße", "strasse"), ("GROẞ", "gross"), ("Øre", "ore"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"),
    ("Ærø", "aero"), ("Œuvre", "oeuvre"), ("İstanbul", "istanbul"), ("ısı", "isi"), ("ΆΓΙΟΣ", "αγιοσ"),
    ("άγιος", "αγιοσ"),
    ("Ёлка", "елка"), ("Й", "и"), ("Ґ", "ґ"), ("l’été…", "l'ete..."), ("a\u{A0}b", "a b"), ("日本語", "日本語"),
    ("🎥 Á", "🎥 a"),
  ])
  func folded(_ text: String, _ expected: String) {
    #expect(TextFolding.folded(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  /// Foundation has the whole Unicode Character Database; the table must agree with it wherever it decomposes a letter.
  @Test(arguments: [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF])
  func theTableAgreesWithUnicode(_ block: ClosedRange<UInt32>) {
    for scalar in block.compactMap(Unicode.Scalar.init) where scalar.properties.generalCategory.isLetter {
      let decomposed = String(scalar).lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
      let base = decomposed.filter { !(0x300...0x36F).contains($0.value) }
      guard base.count < decomposed.count, base.count == 1, let letter = base.first else { continue }
      #expect(TextFolding.folded(String(scalar)) == TextFolding.folded(String(letter)), "\(scalar)")
    }
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for base in FoldingTable.groups.map(\.base) { #expect(TextFolding.folded(base) == base) }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool { [.lowercaseLetter, .uppercaseLetter, .titlecaseLetter].contains(self) }
}
