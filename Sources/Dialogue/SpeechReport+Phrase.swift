public import Locales
public import Speech

extension SpeechReport.Reason {
  public var phrase: Phrase {
    switch self {
    case .noDaemon: .speechNoDaemon
    case .refused: .speechRefused
    case .hung: .speechHung
    case .lost: .speechLost
    }
  }
}
