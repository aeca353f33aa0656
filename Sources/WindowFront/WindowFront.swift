#if Window
public import ActionMenu
public import Dialogue
internal import Gtk
internal import Locales
internal import MenuGeometry
public import Posix
public import Speech
internal import StringCatalog

/// The drawn front: one menu in a window of its own, as a ring, an arc or cards, for pointer, finger and keys.
///
/// It holds the same conversation as the linear front, so that items, order, states, words and results are the same;
/// what the lines print is said here, too, and shown where the picture does not show it already.
@MainActor
public final class WindowFront {
  var conversation: MenuConversation
  public internal(set) var localizer: Localizer
  /// How the menus are presented.
  public let style: WindowStyle
  let speech: any SpeechOutput
  let reporting: (any SpeechReporting)?
  let signals: SignalDescriptor

  let window: Window
  let frame: WindowFrame
  /// The one that shows the menu while nothing is lifted over it.
  var base: any MenuView { rootPresentation == .cards ? cards : radial }
  let rootPresentation: Menu.Presentation
  private(set) lazy var radial = RadialView(self)
  private(set) lazy var cards = CardsView(self)
  private(set) lazy var lifted = LiftedView(self)
  private(set) lazy var question = QuestionView(self)
  let colors: ColorSheet

  /// What was typed of a number that may go on.
  var typed = ""
  /// What the last key was to silence, where the key itself brings nothing to be said.
  var isCutDue = false
  /// Whether texts are shown that the picture shows in its way already.
  var showsTexts = false
  var hasToldOutage = false
  var running: CommandInWindow?
  var watchedReports: (descriptor: Int32, source: MainLoop.Source)?
  var outcome = Outcome.left
  let choosesOnce: Bool
  /// How long an answer may take; nil is for as long as it takes.
  public var timeout: Duration?
  /// A choice for a script is asked as soon as the window has a size.
  private lazy var isToOpen = choosesOnce && rootPresentation != .cards

  /// Nil where there is no display.
  ///
  /// - Parameters:
  ///   - menu: what is offered.
  ///   - localizer: the words of the session.
  ///   - speech: where utterances go; default nowhere.
  ///   - reporting: the same output, or the part of it that reports.
  ///   - style: how the menus are presented.
  ///   - isRightToLeft: whether everything is mirrored; nil as the menu's language is written, else as the locale's.
  ///   - options: with `isOneShot` the menu is open from the beginning, and its first choice is the outcome.
  /// - Throws: What the system says when signals cannot be read.
  public init?(
    _ menu: Menu, localizer: Localizer, speech: any SpeechOutput = SilentSpeech(),
    reporting: (any SpeechReporting)? = nil, style: WindowStyle = WindowStyle(), isRightToLeft: Bool? = nil,
    options: MenuConversation.Options = MenuConversation.Options()
  ) throws(Errno) {
    // Before GTK starts threads: they would get the signals.
    signals = try SignalDescriptor(Self.heardSignals)
    guard Gtk.start() else { return nil }
    Gtk.isRightToLeft = isRightToLeft ?? Self.isRightToLeft(localizer)
    var options = options
    options.isDrawn = true
    options.closesAfterAction = menu.presentation == .ring || menu.presentation == .arc && style.autoClose
    let greeting = Announcement.Line(localizer(.windowHowToBegin))
    // Cards are there at once, and their list would cut a greeting that is not a part of it.
    if menu.presentation == .cards { options.greeting = greeting }
    conversation = MenuConversation(menu, localizer: localizer, options: options)
    (self.localizer, self.speech, self.reporting, self.style) = (localizer, speech, reporting, style)
    rootPresentation = menu.presentation
    choosesOnce = options.isOneShot
    window = Window(title: localizer.text(menu.title).text)
    frame = WindowFrame()
    colors = ColorSheet(style)
    frame.say(greeting)
    build()
  }

  /// Shows the window until it is closed.
  public func run() -> Outcome {
    watch()
    if let timeout { _ = MainLoop.after(timeout / .seconds(1)) { [unowned self] in end(.timedOut) } }
    window.present()
    if rootPresentation == .cards {
      carryOut(conversation.open())
    } else if !choosesOnce {
      say(Utterance(priority: .text, spans: frame.greeting))
      refresh()
    }
    MainLoop.run()
    return outcome
  }

  /// Lets the last words be heard; to be called before the program ends.
  public func finish() { speech.finish(within: .milliseconds(500)) }

  /// A desktop is mirrored by its locale, whether or not there are texts in its language.
  private static func isRightToLeft(_ localizer: Localizer) -> Bool {
    if let language = localizer.textLanguage ?? localizer.menuCatalog?.sourceLanguage, language.isRightToLeft {
      return true
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap { LanguageTag(localeName: $0) }?.isRightToLeft ?? false
  }

  private func build() {
    colors.update(for: conversation.scene, on: frame.root)
    for view in [cards, radial] as [any MenuView] { frame.add(view.widget, isBase: view === cards) }
    frame.body.add(lifted.widget)
    frame.root.add(question.widget)
    frame.root.add(SizeSensor { [unowned self] in layOut() })
    window.show(frame.root)
    window.setDefaultSize(defaultSize)
    window.onKeys(
      pressed: { [unowned self] in keyPressed($0) }, released: { [unowned self] in keyReleased($0) })
    window.onPointer(in: frame.root) { [unowned self] in pointed($0) }
    window.onSignal("notify::is-active") { [unowned self] in radial.handle(.grabLost) }
    window.onClosing { [unowned self] in
      end(.left)
      return true
    }
    Gtk.onSettings { [unowned self] in layOut() }
  }

  /// Takes what a conversation wants of a front, and shows what the menu is then.
  func carryOut(_ reactions: [Reaction]) {
    for reaction in reactions { carryOut(reaction) }
    cutIfDue()
    refresh()
  }

  private func carryOut(_ reaction: Reaction) {
    switch reaction {
    case .tell(let announcement): tell(announcement)
    case .show(let line): say(Utterance(priority: .text, spans: line.spans))
    case .say(let utterance), .report(let utterance): say(utterance)
    case .passing: break
    case .setLine, .keepLine: typed = ""
    case .cut: isCutDue = true
    case .perform(let item): perform(item)
    // Words of the session are typed, and outputs walked, at a line.
    case .set, .check, .reviewOutput: break
    // The menu is closed; its window waits for it to be opened again.
    case .finish(let outcome): if choosesOnce { end(outcome) }
    }
  }

  /// Replaces items of the menu, open or not; no stale item can be chosen.
  ///
  /// - Parameters:
  ///   - items: the new ones.
  ///   - path: the ids that lead to the level; none is the menu itself.
  public func replace(_ items: [MenuItem], at path: [String] = []) {
    carryOut(conversation.replace(items, at: path))
  }

  /// Ends the window.
  func end(_ outcome: Outcome) {
    self.outcome = outcome
    running?.interruptForGood()
    window.isVisible = false
    MainLoop.quit()
  }

  /// The window shows what the conversation is at.
  func refresh() {
    let scene = conversation.scene
    question.show(scene)
    lifted.show(scene)
    cards.show(scene)
    radial.show(scene)
    placeFocus(scene)
  }

  private func placeFocus(_ scene: MenuScene) {
    if scene.question != nil { return question.takeFocus() }
    for view in [lifted, cards, radial] as [any MenuView] where view.shows(scene) { return view.takeFocus(scene) }
    base.takeFocus(scene)
  }

  private func layOut() {
    colors.update(for: conversation.scene, on: frame.root)
    radial.layOut()
    cards.layOut()
    refresh()
    guard isToOpen, frame.root.size.width > 0 else { return }
    isToOpen = false
    radial.openByKey()
  }

  /// Room for the whole menu at the user's text size.
  private var defaultSize: Size {
    let scale = min(max(Gtk.textScale, 1), 2)
    return rootPresentation == .cards ? Size(width: 400 * scale, height: 620 * min(scale, 1.3)) : radial.defaultSize
  }
}
#endif
