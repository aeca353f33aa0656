#if Window
public import ActionMenu
internal import Dialogue
internal import Locales
public import Posix
internal import ScreenReaders
internal import Speech
internal import SpeechDispatcher
internal import StringCatalog

extension WindowFront {
  /// The front as most programs want it: in the language of the environment, and with a voice unless a screen reader is
  /// seen.
  /// - Returns: Nil where there is no display.
  /// - Throws: What the system says when signals cannot be read.
  public convenience init?(_ menu: Menu, style: WindowStyle = WindowStyle()) throws(Errno) {
    let language = LanguageNegotiation { Environment[$0] }.choice(among: Phrase.languages)
    let voice = DispatcherSpeech(DispatcherOptions(probe: ScreenReaderProbe(environment: Environment.all)))
    try self.init(menu, localizer: Localizer(language: language.spoken), speech: voice, reporting: voice, style: style)
  }

  /// Shows a result as a line of its own and says it.
  public func tell(_ result: String) { tell(Announcement(localizer.text(result), priority: .message)) }
}
#endif
