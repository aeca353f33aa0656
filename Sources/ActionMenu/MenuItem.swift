/// One action of a menu, as data: every front reads the same item.
public struct MenuItem: Sendable, Identifiable {
  /// Unique among its siblings, stable, never shown.
  public var id: String
  /// A key in the catalogue; the English text.
  public var title: String
  /// What to say where the written title reads badly; nil says the title.
  public var spokenTitle: String?
  /// One sentence more, told on request and in previews.
  public var detail: String?
  /// A name from SF Symbols; a visual front maps it to its own icon set.
  public var systemImage: String?
  /// Further words that find the item, in any language.
  public var keywords: [String]
  /// Default none.
  public var role: Role
  /// Colour of its bubble; nil takes the menu's.
  public var tint: Tint?
  /// Diameter of its bubble in points, 1…1000 in documents; nil takes the menu's.
  public var size: Double?
  /// Default available.
  public var availability: Availability
  /// Default: asked when the role is destructive.
  public var confirmation: Confirmation
  /// What is shown, and told, of the item before it is chosen.
  public var preview: Preview?
  /// What choosing does; nil opens the submenu, and without one leaves it to the front.
  public var effect: Effect?
  /// A submenu; empty for an item that acts.
  public var items: [MenuItem]
  /// How a visual front lays the submenu out; nil as the menu around it.
  public var presentation: Menu.Presentation?

  /// An item made in Swift; its id is the title unless another is given, which siblings of the same title need.
  public init(
    id: String? = nil, _ title: String, spokenTitle: String? = nil, detail: String? = nil, systemImage: String? = nil,
    keywords: [String] = [], role: Role = .none, tint: Tint? = nil, size: Double? = nil,
    availability: Availability = .available, confirmation: Confirmation = .whenDestructive, preview: Preview? = nil,
    effect: Effect? = nil, items: [MenuItem] = [], presentation: Menu.Presentation? = nil
  ) {
    self.id = id ?? title
    self.title = title
    self.spokenTitle = spokenTitle
    self.detail = detail
    self.systemImage = systemImage
    self.keywords = keywords
    self.role = role
    self.tint = tint
    self.size = size
    self.availability = availability
    self.confirmation = confirmation
    self.preview = preview
    self.effect = effect
    self.items = items
    self.presentation = presentation
  }

  /// An item whose effect is a closure.
  public init(_ title: String, role: Role = .none, keywords: [String] = [], action: @escaping @MainActor () -> Void) {
    self.init(title, keywords: keywords, role: role, effect: .perform(action))
  }

  /// Whether it has items of its own.
  public var isSubmenu: Bool { !items.isEmpty }

  /// Whether it is a card: a preview with a submenu of actions under it.
  public var isCard: Bool { preview != nil && isSubmenu }

  /// Whether choosing it leads to further items.
  public var opensSubmenu: Bool {
    switch effect {
    case .openSubmenu?: true
    case nil: isSubmenu
    default: isCard
    }
  }

  /// Whether a question stands before the effect.
  public var asksBeforeRunning: Bool {
    switch confirmation {
    case .always: true
    case .never: false
    case .whenDestructive: role == .destructive
    }
  }
}
