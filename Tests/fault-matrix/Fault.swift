/// Something that a speech daemon, or what stands in its place, does and should not.
package struct Fault: Sendable, CustomStringConvertible {
  /// When it begins.
  package enum Beginning: Sendable {
    /// It is there before the menu is.
    case beforeTheMenu
    /// The menu has spoken, and all was said to its end.
    case atRest
    /// In the middle of a word.
    case whileSpeaking
  }

  /// Whether the menu tells of it.
  package enum Telling: Sendable {
    /// Once, as soon as it is known, with this reason; nil: one of several.
    case once(reason: String?)
    /// At most once: it may be over before anything of it is noticed, or cannot be noticed at all.
    case maybe
    case never
  }

  /// As the program's option names it.
  package let name: String
  let beginning: Beginning
  package let telling: Telling
  /// How often it is done all over again between keys, beside the first time.
  var repetitions = 0
  /// Whether this machine can have it.
  package var isPossible: @Sendable () -> Bool = { true }
  /// How it is made, of a daemon that is well; at each repetition it comes after ``lift``.
  let make: @Sendable (FaultPlace) throws -> Void
  /// How it is lifted: from then on a daemon is there that is well.
  let lift: @Sendable (FaultPlace) throws -> Void

  package var description: String { name }

  var isTold: Bool { if case .once = telling { true } else { false } }
}
