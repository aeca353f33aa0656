internal import Locales
internal import Speech

extension SpeechReport.Reason {
  var phrase: Phrase {
    switch self {
    case .noDaemon: .speechNoDaemon
    case .refused: .speechRefused
    case .hung: .speechHung
    case .lost: .speechLost
    }
  }
}
