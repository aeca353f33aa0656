#if Window
/// A menu file for a picture: titles of real length, some of them long, in one of two languages.
struct MenuDocument: Sendable {
  enum Language: String, Sendable { case english = "en", spanish = "es" }

  var presentation = "ring"
  var language = Language.english
  var items: [Item] = []

  struct Item: Sendable {
    let english: String
    let spanish: String
    let image: String
    /// Further members, as JSON.
    var rest = #""print": "done""#

    func json(_ id: Int, _ language: Language) -> String {
      let title = language == .spanish ? spanish : english
      return #"{ "id": "\#(id)", "title": "\#(title)", "systemImage": "\#(image)", \#(rest) }"#
    }
  }

  var text: String {
    let title = language == .spanish ? "Documento" : "Document"
    let items = items.enumerated().map { $1.json($0, language) }.joined(separator: ",\n")
    return """
      { "version": 1, "title": "\(title)", "language": "\(language.rawValue)", "presentation": "\(presentation)",
        "items": [\(items)] }
      """
  }

  /// The first so many of twelve items; among them one that is unavailable, one that is destructive, and a submenu.
  static func actions(_ count: Int, _ presentation: String = "ring", _ language: Language = .english) -> MenuDocument {
    MenuDocument(presentation: presentation, language: language, items: Array(actions.prefix(count)))
  }

  /// Cards with texts that need several lines.
  static func cards(_ count: Int, _ language: Language = .english) -> MenuDocument {
    MenuDocument(presentation: "cards", language: language, items: Array(repeating: cards, count: 3).flatMap(\.self))
      .first(count)
  }

  private func first(_ count: Int) -> MenuDocument {
    var copy = self
    copy.items = Array(items.prefix(count))
    return copy
  }

  private static let actions = [
    Item(english: "Send by e-mail", spanish: "Enviar por correo electrónico", image: "envelope"),
    Item(
      english: "Print", spanish: "Imprimir", image: "printer",
      rest: #""unavailable": "no printer""#),
    Item(
      english: "Word count", spanish: "Contar palabras", image: "text.bubble",
      rest: #""shell": "printf '%s\\n' '  214 lines' ' 1862 words' '11970 bytes, in draft.txt and its notes'""#),
    Item(
      english: "Settings", spanish: "Configuración", image: "gearshape",
      rest: """
        "items": [
          { "id": "a", "title": "Text size", "systemImage": "magnifyingglass", "print": "a" },
          { "id": "b", "title": "Voice", "systemImage": "speaker.wave.3", "print": "b" },
          { "id": "c", "title": "Language", "systemImage": "globe", "print": "c" }]
        """),
    Item(
      english: "Move to the wastebasket", spanish: "Mover a la papelera", image: "trash",
      rest: #""role": "destructive", "print": "gone""#),
    Item(english: "Favorite", spanish: "Favorito", image: "star", rest: #""tint": "gold", "print": "f""#),
    Item(english: "Share with everyone nearby", spanish: "Compartir con todos", image: "square.and.arrow.up"),
    Item(
      english: "Open the folder", spanish: "Abrir la carpeta", image: "folder", rest: #""tint": "teal", "print": "o""#),
    Item(english: "Copy", spanish: "Copiar", image: "doc.on.doc"),
    Item(english: "Zettelkasten", spanish: "Fichero", image: "no.such.icon"),
    Item(english: "Search", spanish: "Buscar", image: "magnifyingglass"),
    Item(english: "Calendar", spanish: "Calendario", image: "calendar"),
  ]

  private static let cards = [
    card(
      "Alps", "Alpes", "Snow and silence above the valleys", "Nieve y silencio sobre los valles", "#33557F", "#9DB8D9"),
    card(
      "Coast of the long white beaches", "Costa de las largas playas blancas", "Salt wind", "Viento salado", "#0B6E78",
      "#E2CF8C"),
    card("Desert", "Desierto", "Warm sand under a wide night sky", "Arena templada", "#C2571A", "#3A1E5E"),
    card("Forest", "Bosque", "Moss, ferns and the sound of water", "Musgo, helechos y agua", "#1F4D2B", "#7A8B3C"),
  ]

  private static func card(
    _ english: String, _ spanish: String, _ subtitle: String, _ inSpanish: String, _ top: String, _ bottom: String
  ) -> Item {
    Item(
      english: english, spanish: spanish, image: "map",
      rest: """
        "preview": { "subtitle": "\(subtitle)", "colors": ["\(top)", "\(bottom)"] },
        "items": [
          { "id": "share", "title": "Share", "systemImage": "square.and.arrow.up", "print": "s" },
          { "id": "print", "title": "Print", "systemImage": "printer", "unavailable": "no printer" },
          { "id": "remove", "title": "Remove", "systemImage": "trash", "role": "destructive", "remove": true }]
        """)
  }
}
#endif
