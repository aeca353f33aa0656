/// What may be seen and heard of what is typed.
public enum LineSecrecy: Sendable, Hashable {
  case open
  /// Nothing at all.
  case secret
  /// One word for each key, the same for every character.
  case secretWithWords
}
