#if Window
import TestSupport
import Testing
import WindowTestSupport

/// What somebody feels who reads the terminal with BRLTTY on a display of 40 cells. With RECORD_GOLDEN in the
/// environment the transcripts are written anew.
@Suite(
  "Read in braille", .serialized,
  .enabled(if: ReaderLaboratory.isWanted, "set ANILLO_READERS to test under Orca and BRLTTY"))
struct BrailleTests {
  @Test(arguments: ReadingFlow.withKeys)
  func flow(_ flow: ReadingFlow) throws {
    let session = try BrailleSession(BuiltProgram.path("anillo"), flow.arguments, setup: flow.windowSetup())
    try expectTranscript(of: "braille", flow, session) { "[\($0)]" }
  }
}

/// Plays a flow, and compares what was told at each step with its transcript, in which it is written as `form` says.
func expectTranscript(
  of reader: String, _ flow: ReadingFlow, _ session: any ReaderSession, form: (String) -> String = { $0 }
) throws {
  var transcript = ReadingTranscript(command: flow.command)
  transcript.append(nil, spoken: try session.opening().map(form))
  for keys in flow.steps { transcript.append(keys, spoken: try session.press(keys).map(form)) }
  #expect(transcript.text == (try GoldenFile(flow.transcript(of: reader)).expected(recording: transcript.text)))
}

extension ReadingFlow {
  /// As in ``setup()``, in a terminal window of the usual size.
  func windowSetup() throws -> TerminalSetup {
    var setup = try setup()
    setup.rows = 24
    return setup
  }
}
#endif
