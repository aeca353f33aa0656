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
  public var role: Role
  /// Colour of its bubble; nil takes the menu's.
  public var tint: Tint?
  /// Diameter of its bubble in points; nil takes the menu's.
  public var size: Double?
  public var availability: Availability
  public var confirmation: Confirmation
  public var preview: Preview?
  public var effect: Effect?
  /// A submenu; empty for an item that acts.
  public var items: [MenuItem]

  public init(
    id: String? = nil, _ title: String, spokenTitle: String? = nil, detail: String? = nil, systemImage: String? = nil,
    keywords: [String] = [], role: Role = .none, tint: Tint? = nil, size: Double? = nil,
    availability: Availability = .available, confirmation: Confirmation = .whenDestructive, preview: Preview? = nil,
    effect: Effect? = nil, items: [MenuItem] = []
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
  }

  /// An item whose effect is a closure.
  public init(_ title: String, role: Role = .none, keywords: [String] = [], action: @escaping @MainActor () -> Void) {
    self.init(title, keywords: keywords, role: role, effect: .perform(action))
  }

  public var isSubmenu: Bool { !items.isEmpty }

  /// Whether a question stands before the effect.
  public var asksBeforeRunning: Bool {
    switch confirmation {
    case .always: true
    case .never: false
    case .whenDestructive: role == .destructive
    }
  }
}

/// What kind of action an item is.
public enum Role: String, Sendable, Hashable, CaseIterable {
  case none, destructive, cancel
}

/// Whether an item can be chosen now.
public enum Availability: Sendable, Hashable {
  case available
  /// The reason is said with the item; a key in the catalogue.
  case unavailable(reason: String)
}

/// When an item asks before it runs.
public enum Confirmation: String, Sendable, Hashable, CaseIterable {
  case whenDestructive, always, never
}

/// What choosing an item does.
public enum Effect: Sendable {
  case run(Command)
  /// Prints a value to standard output, byte for byte.
  case print(String)
  /// Takes the item's card out of its menu.
  case removeCard
  /// Goes on with the item's own items.
  case openSubmenu
  /// A closure of the program that made the menu.
  case perform(@MainActor @Sendable () -> Void)
}

/// A program to be run.
public struct Command: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// Program and arguments, passed exactly, without a shell.
    case arguments([String])
    /// A line for `/bin/sh`.
    case shell(String)
  }

  public var form: Form
  /// The program gets the terminal itself, and what it prints is not read along.
  public var takesTerminal: Bool

  public init(_ form: Form, takesTerminal: Bool = false) {
    self.form = form
    self.takesTerminal = takesTerminal
  }
}

/// A colour as sRGB, each part 0…1.
public struct Tint: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// What a card shows when it is lifted.
public struct Preview: Sendable, Hashable {
  public var title: String?
  public var subtitle: String?
  /// A file, seen from the menu document's folder.
  public var image: String?
  public var colors: [Tint]
  /// Points; nil is 300.
  public var width: Double?
  /// Points; nil is 300.
  public var height: Double?

  public init(
    title: String? = nil, subtitle: String? = nil, image: String? = nil, colors: [Tint] = [], width: Double? = nil,
    height: Double? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.colors = colors
    self.width = width
    self.height = height
  }
}
