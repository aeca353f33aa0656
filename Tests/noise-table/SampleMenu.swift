/// The menu that every program offers; by its words what is said is told from noise.
package struct SampleMenu: Sendable {
  package let title: String
  package let items: [String]

  package static let english = SampleMenu(title: "Actions", items: ["Camera", "Note", "Share", "Favorite", "Delete"])
  package static let spanish = SampleMenu(
    title: "Acciones", items: ["Cámara", "Nota", "Compartir", "Favorito", "Eliminar"])

  /// The words of the menu among what was said, in order: its title, the items and their numbers.
  ///
  /// A word is what stands between white space, without the signs around it, and belongs to the menu when it is the
  /// title or an item to the letter. A number belongs to it when the next word of the menu is the item with that
  /// number, be it in a later utterance: so the "5" of "5 items" does not.
  package func words(in utterances: [String]) -> [String] { words(in: utterances, of: [title] + items) }

  /// Those that are in `wanted`, and their numbers.
  package func words(in utterances: [String], of wanted: [String]) -> [String] {
    let words = utterances.flatMap { $0.split(whereSeparator: \.isWhitespace).map(withoutSigns) }
    var found: [String] = []
    for word in words.reversed() where wanted.contains(word) || isNumber(word, of: found.last) {
      found.append(word)
    }
    return found.reversed()
  }

  private func isNumber(_ word: String, of item: String?) -> Bool {
    guard let item, let index = items.firstIndex(of: item) else { return false }
    return word == String(index + 1)
  }
}

private func withoutSigns(_ word: Substring) -> String {
  let isSign = { (character: Character) in !character.isLetter && !character.isNumber }
  return String(word.drop(while: isSign).reversed().drop(while: isSign).reversed())
}
