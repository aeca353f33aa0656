#if Window
public import TestSupport

/// What a program under test finds around it when it starts in a ``WindowSession``.
public struct WindowSetup {
  /// Pixels of the whole screen.
  public var width = 800
  public var height = 600
  /// LANG; no other variable of the language is set.
  public var language = "C.UTF-8"
  public var settings = WindowSettings()
  /// Changes to the environment of ``PrivateHome/environment(language:changes:)``; nil removes a variable.
  public var environment: [String: String?] = [:]
  /// The working folder; the home when nil.
  public var folder: String?
  /// The name on the session bus under which an Orca takes messages; nil without one.
  public var orca: String?
  /// A home prepared with files; a new one when nil.
  public var home: PrivateHome?

  public init(
    width: Int = 800, height: Int = 600, language: String = "C.UTF-8", settings: WindowSettings = WindowSettings(),
    environment: [String: String?] = [:], folder: String? = nil, orca: String? = nil,
    home: PrivateHome? = nil
  ) {
    self.width = width
    self.height = height
    self.language = language
    self.settings = settings
    self.environment = environment
    self.folder = folder
    self.orca = orca
    self.home = home
  }
}
#endif
