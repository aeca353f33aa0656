/// An output that has something to tell about itself.
public protocol SpeechReporting: SpeechOutput {
  /// What becomes readable when there are reports; nil while there is nothing to wait for.
  var fileDescriptor: Int32? { get }

  /// The reports since the last call, without waiting.
  func takeReports() -> [SpeechReport]
}
