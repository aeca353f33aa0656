internal import Locales
internal import Speech

/// What is told of a work that goes on: of many numbers those that are worth a line each.
///
/// The first number is told, then each that has come ten further than a whole ten, then 100. No clock is asked, so that
/// a work that rushes is told in a dozen lines at most. After 100 a lower number begins another work.
public struct ProgressReport {
  private let title: String?
  private let localizer: Localizer
  private var told: Int?
  private var latest: Int?
  private var hasToldGarbage = false

  /// - Parameters:
  ///   - title: what the work is called, at the beginning of each line.
  ///   - localizer: the words of the session.
  public init(title: String?, localizer: Localizer) {
    self.title = title
    self.localizer = localizer
  }

  /// Takes a line: `42`, `42%`, `42.5`, or any of them with a text behind it.
  /// - Returns: What is told of it; nil where it is no step, or blank, or no number for the second time.
  public mutating func take(_ line: String) -> Announcement? {
    let line = line.trimmed
    if line.isEmpty { return nil }
    guard let (percent, text) = Self.parse(line) else {
      defer { hasToldGarbage = true }
      return hasToldGarbage ? nil : tell(localizer(.progressGarbage(line: harmless(line))).text, .notification)
    }
    if told == 100, percent < 100 { told = nil }
    latest = percent
    if let told, percent / 10 <= told / 10 { return nil }
    // The beginning is a message: a step that comes before the voice has begun would take its place.
    let priority: SpeechPriority = told == nil ? .message : .progress
    told = percent
    let what = [localizer(.progressPercent(percent: percent)).text, harmless(String(text))]
    return tell(what.filter { !$0.isEmpty }.joined(separator: ", "), priority)
  }

  /// What is told when no line comes any more.
  public func finish() -> Announcement {
    guard let latest, latest < 100 else { return tell(localizer(.commandDone).text, .message) }
    return tell(localizer(.progressEnded(percent: latest)).text, .message)
  }

  private func tell(_ what: String, _ priority: SpeechPriority) -> Announcement {
    let text = title.map { localizer(.progressTitled(title: harmless($0), what: what)).text } ?? what
    return Announcement(Utterance.Span(text, localizer.language), priority: priority)
  }

  /// A number from 0 to 100, rounded down, and the text behind it. A comma is the point of many languages.
  private static func parse(_ line: String) -> (percent: Int, text: Substring)? {
    let whole = line.prefix { $0.isASCII && $0.isNumber }
    guard whole.count <= 3, let percent = Int(whole), percent <= 100 else { return nil }
    var rest = line[whole.endIndex...]
    if rest.first == "." || rest.first == "," {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    }
    let behind = rest.drop { $0.isWhitespace }
    if behind.first == "%" { return (percent, behind.dropFirst().drop { $0.isWhitespace }) }
    return behind.isEmpty || rest.first?.isWhitespace == true ? (percent, behind) : nil
  }
}
