internal import LineSearch

/// A Latin or Greek letter taken apart into itself and its marks, however it is encoded.
struct MarkedLetter: Equatable {
  let letter: String
  /// In the order in which Unicode's canonical decomposition has them; never empty.
  let marks: [LetterMark]

  /// Nil for what has no marks, or one without a name. Other alphabets are left out: й is a letter and no и with a mark.
  init?(_ character: Character) {
    let base = TextFolding.folded(String(character))
    guard base.unicodeScalars.count == 1, let scalar = base.unicodeScalars.first,
      ("a"..."z").contains(scalar) || (0x370...0x3FF).contains(scalar.value)
    else { return nil }
    letter = character.isUppercase ? base.uppercased() : base
    guard let marks = Self.marks(from: letter, to: String(character)), !marks.isEmpty else { return nil }
    self.marks = marks
  }

  /// Swift's strings are equal where they are canonically equivalent, so that what is looked for is what the letter
  /// and some marks are equal to.
  private static func marks(from letter: String, to whole: String) -> [LetterMark]? {
    if letter == whole { return [] }
    for one in LetterMark.allCases where letter + one == whole { return [one] }
    for one in LetterMark.allCases {
      for other in LetterMark.allCases where letter + one + other == whole { return [one, other] }
    }
    return nil
  }
}

extension String {
  fileprivate static func + (text: String, mark: LetterMark) -> String {
    var scalars = text.unicodeScalars
    scalars.append(mark.rawValue)
    return String(scalars)
  }
}
