import Glibc
import TestSupport
import Testing

/// Hostile text in every place where text comes in: nothing of it reaches the terminal as a control, and what a script
/// gets back are its own bytes.
@Suite("Hostile text")
struct HostileTextTests {
  let home: PrivateHome
  /// All that is said.
  private var transcript: String { home.path + "/said" }

  init() throws { home = try PrivateHome() }

  func start(
    _ words: [String], input: [UInt8]? = nil, environment: [String: String?] = [:], folder: String? = nil
  ) throws -> TerminalSession {
    try TerminalSession.menu(
      words.prefix(1) + ["--transcript", transcript] + words.dropFirst(),
      setup: TerminalSetup(
        columns: 1500, environment: environment, input: input.map { .bytes($0) } ?? .terminal, errors: .captured,
        folder: folder, home: home))
  }

  /// Walks through a list and asks of each item all that can be told of it.
  private func walk(_ session: TerminalSession, _ count: Int, _ keys: Key...) throws {
    for _ in 0..<count {
      try session.press(.down)
      for key in keys { try session.press(key) }
    }
  }

  /// Chooses all of the items, and ends.
  private func takeAll(_ session: TerminalSession, _ count: Int) throws {
    try session.press(.text("1-\(count)"), .enter)
    try session.send(.enter)
    try session.expectEnd(0)
    expectHarmless(session)
  }

  func expectHarmless(_ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation) {
    session.expectHarmless(sourceLocation: sourceLocation)
    let said = Array((home.read("said") ?? "").utf8)
    #expect(!said.isEmpty, sourceLocation: sourceLocation)
    #expect(
      harmfulScalars(in: said) == [], "said: \(String(decoding: said, as: UTF8.self))", sourceLocation: sourceLocation)
    // JSON escapes the controls of ASCII.
    #expect(home.read("said")?.contains("\\u00") == false, sourceLocation: sourceLocation)
    #expect(home.read("ran") == nil, sourceLocation: sourceLocation)
  }

  // MARK: Items

  @Test func inLinesOfStandardInput() throws {
    let lines = HostileText.lines
    let session = try start(
      ["choose", "--multiple", "--list", "all"], input: Array(lines.map(\.bytes).joined(separator: [0x0A])))
    try walk(session, lines.count, .alt("s"), .alt("w"))
    try session.press(.escape)
    try takeAll(session, lines.count)
    // A carriage return at a line's end is none of its content (case 16).
    #expect(session.standardOutput == lines.flatMap { $0.bytes + [0x0A] })
  }

  @Test func inItemsThatEndWithZero() throws {
    let items = HostileText.words
    let session = try start(
      ["choose", "--multiple", "--read0", "--print0", "--list", "all"],
      input: Array(items.map(\.bytes).joined(separator: [0])))
    try walk(session, items.count)
    try session.press(.escape)
    try takeAll(session, items.count)
    #expect(session.standardOutput == items.flatMap { $0.bytes + [0] })
  }

  @Test func inArguments() throws {
    let items = HostileText.words.filter(\.isUTF8)
    let session = try start(["choose", "--multiple", "--print0", "--list", "all", "--"] + items.map(\.text))
    try takeAll(session, items.count)
    #expect(session.standardOutput == items.flatMap { $0.bytes + [0] })
  }

  @Test func inObjectsOfJSONLines() throws {
    let lines = HostileText.texts.map { text in
      #"{"title": \#(text.json), "detail": \#(text.json), "value": \#(text.json)}"#
    }
    let session = try start(
      ["choose", "--json-lines", "--multiple", "--print0", "--list", "all"],
      input: Array(lines.joined(separator: "\n").utf8))
    try walk(session, lines.count, .alt("d"), .alt("s"))
    try session.press(.escape)
    try takeAll(session, lines.count)
    #expect(session.standardOutput == HostileText.texts.flatMap { $0.bytes + [0] })
  }

  // MARK: Documents

  @Test func inAMenuDocument() throws {
    let items = HostileText.texts.enumerated().map { index, text in
      """
      {"id": "\(index)", "title": \(text.json), "spokenTitle": \(text.json), "detail": \(text.json),
       "keywords": [\(text.json)], "systemImage": \(text.json), "preview": {"title": \(text.json),
       "subtitle": \(text.json), "image": \(text.json)}, "unavailable": \(text.json), "print": \(text.json)}
      """
    }
    let menu = try home.write(
      #"{"version": 1, "title": \#(HostileText.named("reset").json), "items": [\#(items.joined(separator: ",\n"))]}"#,
      to: "menu.json")
    let session = try start([menu])
    try walk(session, items.count, .alt("d"), .alt("s"), .enter)
    try session.press(.control("d"))
    expectHarmless(session)
    #expect(session.result.isEmpty)
  }

  @Test func printedByAMenuTheyAreTheirOwnBytes() throws {
    let items = HostileText.texts.enumerated().map { #"{"id": "\#($0)", "title": "T\#($0)", "print": \#($1.json)}"# }
    let menu = try home.write(#"{"version": 1, "items": [\#(items.joined(separator: ",\n"))]}"#, to: "menu.json")
    let session = try start([menu])
    for _ in items { try session.press(.down, .enter) }
    try session.press(.control("d"))
    expectHarmless(session)
    #expect(session.standardOutput == HostileText.texts.flatMap { $0.bytes + [0x0A] })
  }

  @Test func inTheCatalogueOfAMenu() throws {
    // A percent sign would be a placeholder, which a catalogue is checked for.
    let texts = HostileText.texts.filter { !$0.text.contains("%") }
    let items = texts.indices.map { #"{"id": "\#($0)", "title": "T\#($0)", "detail": "T\#($0)", "print": "\#($0)"}"# }
    let strings = texts.enumerated().map {
      #""T\#($0)": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": \#($1.json)}}}}"#
    }
    let menu = try home.write(#"{"version": 1, "items": [\#(items.joined(separator: ",\n"))]}"#, to: "menu.json")
    try home.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings.joined(separator: ",\n"))}}"#,
      to: "menu.xcstrings")
    let session = try start([menu, "--lang", "es"])
    try walk(session, items.count, .alt("d"))
    try session.press(.control("d"))
    expectHarmless(session)
  }

  // MARK: Options and questions

  @Test(arguments: HostileText.kinds)
  func inTitlesAndQuestions(text: HostileText) throws {
    let word = text.text
    let choice = try start(["choose", "--title", word, "--prompt", word, "--default", "A", "A", "B"])
    try choice.press(.enter)
    #expect(choice.result == "A\n")
    expectHarmless(choice)
    let question = try start(["confirm", "--", word])
    try question.press("n", .enter)
    expectHarmless(question)
    try home.write(word + "\n", to: "suggestions")
    let answer = try start(["ask", "--suggestions", "suggestions", "--default", word, "--print0", "--", word])
    try answer.press(.tab, .tab)
    try answer.press(.control("u"))
    try answer.press(.enter)
    expectHarmless(answer)
    #expect(answer.standardOutput == text.bytes + [0])
  }

  @Test(arguments: HostileText.kinds)
  func inWrongUse(text: HostileText) throws {
    let word = text.text
    for words in [
      ["--" + word], ["choose", "--list", word, "A"], ["choose", "--default", word + "x", "A"], ["check", "./" + word],
      [word + ".json"], ["ask", "--match", "(" + word], ["--lang", word, "--" + word], ["completion", word],
      ["help", word],
      ["say", "--priority", word, "x"], ["choose", "--transcript", "/nowhere/" + word, "A"],
    ] {
      let session = try TerminalSession(
        BuiltProgram.path("anillo"), words, setup: TerminalSetup(output: .captured, errors: .captured, home: home))
      #expect(try session.exit() == 2, "\(words)")
      #expect(session.output.isEmpty)
      session.expectHarmless()
      #expect(session.err.hasPrefix("anillo: ") && session.err.split(separator: "\n").count <= 2)
    }
  }

  @Test func aTitleOfAMegabyteIsCut() throws {
    let title = String(repeating: "\u{1B}]0;x\u{7}long ", count: 100_000)
    let menu = HostileText("", title).json
    let file = try home.write(
      #"{"version": 1, "title": \#(menu), "items": [{"id": "a", "title": \#(menu), "print": "a"}]}"#, to: "menu.json")
    let session = try start([file])
    try session.press(.down)
    try session.press(.enter)
    #expect(session.output.count < 20_000)
    #expect(session.result == "a\n")
    expectHarmless(session)
  }

  // MARK: Texts that are read

  @Test func inNamesOfProgramsThatAreNotThere() throws {
    let texts = HostileText.words.filter(\.isUTF8)
    let items = texts.enumerated().map { index, text in
      #"{"id": "\#(index)", "title": "Item \#(index)", "run": [\#(text.json)]}"#
    }
    try home.write(#"{"version": 1, "items": [\#(items.joined(separator: ", "))]}"#, to: "menu.json")
    let session = try start([home.path + "/menu.json", "--select=enter"])
    for index in texts.indices {
      let told = try session.press(.text("Item \(index)"), .enter)
      #expect(told.text.contains("\r\n"), "\(texts[index])")
    }
    try session.send(.control("d"))
    try session.expectEnd(0)
    expectHarmless(session)
  }

  /// What is copied elsewhere may hold more than can be seen. Marks of direction are a part of many texts.
  @Test func inWhatIsPasted() throws {
    let session = try start(["ask"])
    try session.press(.text("a\u{9B}31mb\u{9D}0;owned\u{9C}ñ"))
    for value in UInt32(0x80)...0x9F { try session.press(.text("x\(Unicode.Scalar(value)!)")) }
    // Taken literally, together and byte by byte, and before a key that tells something.
    for keys: [UInt8] in [[0x16, 0], [0x16, 0xC2, 0x9B], [0x16, 0xC2, 0x16, 0x9B], [0xC2, 0x9B, 0x1B, 0x77]] {
      try session.press(.bytes(keys))
    }
    try session.send(.enter)
    try session.expectEnd(0)
    expectHarmless(session)
    #expect(session.result == "a31mb0;ownedñ" + String(repeating: "x", count: 32) + "\n")
  }

  @Test func inWhatACommandPrints() throws {
    let made = try writeLines("printed")
    let menu = try home.write(
      #"{"version": 1, "items": [{"id": "a", "title": "A", "run": ["cat", "\#(made)"]}]}"#, to: "menu.json")
    let session = try start([menu])
    try session.run("1", until: "zzz end\r\n")
    try session.press("output", .enter)
    for _ in 0..<20 { try session.press(.down, .down, .down, .down, .down) }
    expectHarmless(session)
  }

  @Test func inThePager() throws {
    let session = try start(["pager", try writeLines("text")])
    try walk(session, HostileText.lines.count, .alt("s"))
    try session.press(.escape)
    expectHarmless(session)
  }

  @Test func inLinesOfProgress() throws {
    for text in HostileText.lines.filter({ $0.testDescription != "long" }) {
      let input = Array("10 ".utf8) + text.bytes + [0x0A] + text.bytes + [0x0A]
      let session = try TerminalSession(
        BuiltProgram.path("anillo"),
        ["progress", "--title", text.bytes.contains(0) ? "T" : text.text, "--transcript", transcript],
        setup: TerminalSetup(input: .bytes(input), output: .captured, errors: .captured, home: home))
      #expect(try session.exit() == 0)
      expectHarmless(session)
    }
  }

  @Test func inNamesOfFiles() throws {
    let names = HostileText.words.filter {
      !$0.bytes.contains(UInt8(ascii: "/")) && $0.bytes.count < 250 && $0.text != "."
    }
    try home.write("", to: "work/.keep")
    for name in names {
      var path = Array((home.path + "/work/").utf8) + name.bytes + [0]
      let file = unsafe path.withUnsafeMutableBytes {
        unsafe open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT, 0o600)
      }
      try #require(file >= 0)
      close(file)
    }
    let session = try start([], folder: home.path + "/work")
    try session.press("5")
    try walk(session, names.count, .alt("s"))
    try session.press(.escape)
    try session.press(.alt("<"))
    for _ in names {
      try session.press(.enter)
      try session.press(.escape)
      try session.press(.down)
    }
    expectHarmless(session)
  }

  private func writeLines(_ name: String) throws -> String {
    try home.write(HostileText.lines.flatMap { $0.bytes + [0x0A] } + Array("zzz end\n".utf8), to: name)
  }
}
