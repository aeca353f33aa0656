internal import Speech
public import StringCatalog

extension Announcement.Line {
  /// The lines of a text that a script gives, each of them harmless.
  public static func lines(of text: String, in language: LanguageTag) -> [Announcement.Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Announcement.Line(.init(harmless(String(line)), language))
    }
  }
}
