#if Window
import Testing

/// The drawn front, on the real program: by pointer, by keys, as pixels and as assistive technology sees it.
///
/// One session at a time: each has its own display server, and animations need a machine that has time for them.
@Suite(.serialized) struct WindowTests {}

/// The languages and directions that every gesture has to work in.
struct Layout: Sendable, CustomTestStringConvertible {
  let language: String
  let isRightToLeft: Bool

  /// LANG: the direction of a desktop follows it, whether or not there are texts in its language.
  var locale: String { isRightToLeft ? "he_IL.UTF-8" : "C.UTF-8" }
  var testDescription: String { language + (isRightToLeft ? ", right to left" : "") }

  static let english = Layout(language: "en", isRightToLeft: false)
  static let both = [english, Layout(language: "es", isRightToLeft: false)]
  static let all = both + [Layout(language: "en", isRightToLeft: true)]
}
#endif
