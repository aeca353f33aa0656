#if Window
import TestSupport
import Testing
import WindowTestSupport

/// What somebody hears who reads the terminal, or a window, with Orca; Anillo itself is silent. With RECORD_GOLDEN in
/// the environment the transcripts are written anew.
@Suite(
  "Read by Orca", .serialized,
  .enabled(if: ReaderLaboratory.isWanted, "set ANILLO_READERS to test under Orca and BRLTTY"))
struct OrcaTests {
  @Test(arguments: ReadingFlow.all)
  func flow(_ flow: ReadingFlow) throws {
    let session = try OrcaSession(BuiltProgram.path("anillo"), flow.arguments, setup: flow.windowSetup())
    try expectTranscript(of: "orca", flow, session)
  }

  @Test(arguments: WindowFlow.all)
  func window(_ flow: WindowFlow) throws {
    var setup = WindowSetup()
    setup.settings.hasAnimations = false
    let session = try OrcaSession(window: BuiltProgram.path("anillo-window"), flow.arguments, setup: setup)
    var transcript = ReadingTranscript(command: flow.command)
    transcript.append(nil, spoken: try session.opening())
    for keys in flow.steps { transcript.append(keys, spoken: try session.press(keys)) }
    #expect(transcript.text == (try GoldenFile("orca/\(flow.name).txt").expected(recording: transcript.text)))
  }
}
#endif
