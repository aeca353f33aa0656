extension SpeechLab {
  var logPath: String { folder + "/spoken.jsonl" }

  /// Everything that the module was asked for so far.
  public var entries: [SpeechEntry] {
    SpeechFiles.text(logPath).split(separator: "\n").compactMap { SpeechEntry(line: $0) }
  }

  /// What was said, and, if asked for, only what came to its end or only what was cut.
  public func spoken(_ ending: String? = nil) -> [SpeechEntry] {
    let entries = entries
    let ended = Set(entries.filter { $0.event == ending }.map(\.id))
    return entries.filter { $0.event == "speak" && (ending == nil || ended.contains($0.id)) }
  }

  /// Waits for an entry, and gives the first such one.
  @discardableResult
  public func waitForEntry(
    _ what: String, within limit: Duration = .seconds(10), where matches: (SpeechEntry) -> Bool
  ) throws -> SpeechEntry {
    try waitUntilFound(what, within: limit, instead: { self.entries.map(\.description).joined(separator: "; ") }) {
      entries.first(where: matches)
    }
  }

  /// Waits until a text begins to be spoken.
  @discardableResult
  public func waitFor(_ text: String, within limit: Duration = .seconds(10)) throws -> SpeechEntry {
    try waitForEntry(text, within: limit) { $0.event == "speak" && $0.text == text }
  }

  /// Waits until a text was spoken, and tells how that ended: `end` or `stop`.
  @discardableResult
  public func waitForEnding(of text: String, within limit: Duration = .seconds(10)) throws -> String {
    let id = try waitFor(text, within: limit).id
    return try waitForEntry("the end of \(text)", within: limit) { $0.id == id && $0.event != "speak" }.event
  }
}
