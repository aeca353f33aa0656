import Speech
import StringCatalog

extension SpeechRequest {
  /// The most of an utterance that is sent, in bytes of UTF-8: about half an hour of speech, and well within what one
  /// packet may hold (`net.core.wmem_default`, 208 KiB).
  static let textLimit = 60_000

  /// The most spans of an utterance that are sent: a long title, letter by letter.
  static let spanLimit = 1000

  /// No packet is larger, in bytes: the text, and the language and the lengths of each span.
  static let sizeLimit = 1 << 17

  /// The request as one packet.
  var packet: [UInt8] {
    var writer = PacketWriter()
    switch self {
    case .say(let utterance):
      writer.write(byte: 1)
      writer.write(utterance)
    case .cut:
      writer.write(byte: 2)
    case .apply(let settings):
      writer.write(byte: 3)
      writer.write(settings)
    case .sayInstead(let utterance):
      writer.write(byte: 4)
      writer.write(utterance)
    }
    return writer.bytes
  }

  /// Reads a packet; nil when it is none of ours.
  init?(packet: ArraySlice<UInt8>) {
    var reader = PacketReader(packet)
    switch reader.readByte() {
    case 1:
      guard let utterance = reader.readUtterance() else { return nil }
      self = .say(utterance)
    case 4:
      guard let utterance = reader.readUtterance() else { return nil }
      self = .sayInstead(utterance)
    case 2:
      self = .cut
    case 3:
      guard let settings = reader.readSettings() else { return nil }
      self = .apply(settings)
    default: return nil
    }
  }
}

extension PacketWriter {
  fileprivate mutating func write(_ utterance: Utterance) {
    write(utterance.kind.rawValue)
    write(utterance.priority.rawValue)
    write(byte: utterance.isUnreadable ? 1 : 0)
    var room = SpeechRequest.textLimit
    for span in utterance.spans.prefix(SpeechRequest.spanLimit) where room > 0 {
      let text = span.text.prefix(utf8: room)
      room -= text.utf8.count
      write(byte: 1)
      write(span.language.description)
      write(text)
    }
    write(byte: 0)
  }

  fileprivate mutating func write(_ settings: SpeechSettings) {
    for name in SpeechSettings.Name.allCases { write(settings[name]) }
    write(settings.voiceLanguage?.description)
  }
}

extension PacketReader {
  fileprivate mutating func readUtterance() -> Utterance? {
    guard let kind = readText().flatMap(Utterance.Kind.init(rawValue:)),
      let priority = readText().flatMap(SpeechPriority.init(rawValue:)), let isUnreadable = readByte()
    else { return nil }
    var utterance = Utterance(kind, priority: priority, spans: [], isUnreadable: isUnreadable == 1)
    while readByte() == 1 {
      guard let language = readText().flatMap({ LanguageTag($0) }), let text = readText() else { return nil }
      utterance.spans.append(.init(text, language))
    }
    return utterance
  }

  fileprivate mutating func readSettings() -> SpeechSettings? {
    var settings = SpeechSettings()
    for name in SpeechSettings.Name.allCases {
      guard let value = readOptionalText() else { return nil }
      settings[name] = value
    }
    guard let language = readOptionalText() else { return nil }
    settings.voiceLanguage = language.flatMap { LanguageTag($0) }
    return settings
  }
}

extension String {
  /// The longest beginning in whole characters that has at most `limit` bytes.
  fileprivate func prefix(utf8 limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: limit)
    while end.samePosition(in: self) == nil { utf8.formIndex(before: &end) }
    return String(self[..<end])
  }
}
