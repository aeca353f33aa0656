import Speech

/// What the worker tells the program, one packet each; why it ended is told by its exit status.
enum WorkerReport: Hashable {
  case speaking
  case silenced(ScreenReaderSighting)

  /// No packet is larger, in bytes.
  static let sizeLimit = 1024

  var packet: [UInt8] {
    var writer = PacketWriter()
    switch self {
    case .speaking: writer.write(byte: 1)
    case .silenced(let sighting):
      writer.write(byte: 2)
      writer.write(sighting.reader.rawValue)
      writer.write(sighting.evidence)
    }
    return writer.bytes
  }

  init?(packet: ArraySlice<UInt8>) {
    var reader = PacketReader(packet)
    switch reader.readByte() {
    case 1: self = .speaking
    case 2:
      guard let who = reader.readText().flatMap(ScreenReaderSighting.Reader.init(rawValue:)),
        let evidence = reader.readEvidence()
      else { return nil }
      self = .silenced(ScreenReaderSighting(who, evidence))
    default: return nil
    }
  }
}

extension PacketWriter {
  fileprivate mutating func write(_ evidence: ScreenReaderSighting.Evidence) {
    let (kind, detail): (UInt8, String) =
      switch evidence {
      case .process(let id): (0, String(id))
      case .ancestor(let id): (1, String(id))
      case .path(let path): (2, path)
      case .variable(let name): (3, name)
      case .busName(let name): (4, name)
      }
    write(byte: kind)
    write(detail)
  }
}

extension PacketReader {
  fileprivate mutating func readEvidence() -> ScreenReaderSighting.Evidence? {
    guard let kind = readByte(), let detail = readText() else { return nil }
    return switch kind {
    case 0: Int32(detail).map { .process($0) }
    case 1: Int32(detail).map { .ancestor($0) }
    case 2: .path(detail)
    case 3: .variable(detail)
    case 4: .busName(detail)
    default: nil
    }
  }
}
