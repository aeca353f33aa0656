import Testing

@testable import SpeechDispatcher

@Suite("What may be handed to libspeechd")
struct SpokenTextTests {
  @Test(
    "Running text",
    arguments: [
      ("plain", "plain"),
      (" two  words ", " two  words "),
      ("line\nend", "line end"),
      ("cr\r\nlf", "cr  lf"),
      ("nul\0", "nul "),
      ("esc\u{1B}[31m", "esc [31m"),
      ("c1\u{9B}", "c1 "),
      ("sep\u{2028}\u{2029}", "sep  "),
      (".", "."),
      ("ñandú 👩‍👩‍👧", "ñandú 👩‍👩‍👧"),
      ("", nil),
      (" \t\n", nil),
      ("\u{A0}\u{3000}", nil),
      ("\0\u{1B}", nil),
    ] as [(String, String?)])
  func text(_ given: String, _ expected: String?) { #expect(SpokenText.text(given) == expected) }

  @Test(
    "A word in a command line",
    arguments: [
      ("espeak-ng", "espeak-ng"),
      ("English (America)+Annie", "English (America)+Annie"),
      ("x\r\nCANCEL ALL", "xCANCEL ALL"),
      ("x\"y", "xy"),
      ("\r\n", nil),
      ("", nil),
    ] as [(String, String?)])
  func word(_ given: String, _ expected: String?) { #expect(SpokenText.word(given) == expected) }

  @Test(
    "A character",
    arguments: [
      ("a", "a"), ("ñ", "ñ"), ("n\u{303}", "n\u{303}"), ("€", "€"), (" ", "space"),
      ("👍", "👍"), ("👍🏽", nil), ("tab", nil), ("\n", nil), ("\0", nil), ("\t", nil), ("\u{A0}", nil), ("", nil),
    ] as [(String, String?)])
  func character(_ given: String, _ expected: String?) { #expect(SpokenText.character(given) == expected) }
}
