import Glibc
import TestSupport
import Testing

/// Files that are no menus, or none any more: one clear message with the place, status 2, and nothing is run.
@Suite("Files")
struct FileTests {
  /// What stands in `menu.json` and `menu.xcstrings`, and what is told of it in both languages.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var menu: String? = #"{"version": 1, "items": [{"id": "a", "title": "A", "print": "a"}]}"#
    var catalog: String?
    /// Behind the file's name; a line each.
    let english: [String]
    let spanish: [String]
    var blames = "menu.json"
  }

  private static let rows = [
    Row(
      testDescription: "missing", menu: nil, english: [": There is no such file. Check the name."],
      spanish: [": No existe ese archivo. Revise el nombre."]),
    Row(
      testDescription: "empty", menu: "",
      english: [#": The file is empty. A menu begins with {"version": 1, "items": […]}."#],
      spanish: [#": El archivo está vacío. Un menú empieza por {"version": 1, "items": […]}."#]),
    Row(
      testDescription: "not JSON", menu: "hello\n",
      english: [", line 1, $: found h, expected a value. Correct it there or just before."],
      spanish: [", línea 1, $: hay h y se esperaba un valor. Corríjalo ahí o justo antes."]),
    Row(
      testDescription: "cut off", menu: "{\"version\": 1,\n\"items\": [",
      english: [", line 2, $: the text ends here; expected a value or ]. Is the end of the file missing?"],
      spanish: [", línea 2, $: el texto termina aquí; se esperaba un valor o ]. ¿Falta el final del archivo?"]),
    Row(
      testDescription: "a lone surrogate", menu: #"{"version": 1, "title": "\uD800", "items": []}"#,
      english: [", line 1, $: half of a surrogate pair. Write the character itself."],
      spanish: [", línea 1, $: media pareja de sustitutos. Escriba el carácter mismo."]),
    Row(
      testDescription: "several faults at once",
      menu: """
        {"version": 1, "items": [
          {"id": "a", "titel": "A", "print": "a"},
          {"id": "a", "title": "", "run": []},
          {"id": "b", "title": "B", "print": 3, "tint": "rde"}]}
        """,
      english: [
        ", line 2, $.items[0].titel: the key titel is not known; did you mean title?",
        ", line 2, $.items[0]: the key title is missing; add it",
        ", line 3, $.items[1].title: the text is empty; write one",
        ", line 3, $.items[1].run: the list is empty; name a program",
        ", line 3, $.items[1].id: the id a is taken by a sibling in line 2; choose another",
        #", line 4, $.items[2].print: expected a string "…", found a number"#,
        ", line 4, $.items[2].tint: rde is no colour; write #RRGGBB or one of ",
      ],
      spanish: [
        ", línea 2, $.items[0].titel: clave desconocida: titel; ¿quería decir title?",
        ", línea 2, $.items[0]: falta la clave title; añádala",
        ", línea 3, $.items[1].title: el texto está vacío; escriba uno",
        ", línea 3, $.items[1].run: la lista está vacía; indique un programa",
        ", línea 3, $.items[1].id: el id a ya es de otro elemento, en la línea 2; elija otro",
        #", línea 4, $.items[2].print: se esperaba una cadena "…", pero hay un número"#,
        ", línea 4, $.items[2].tint: rde no es un color; escriba #RRGGBB o uno de ",
      ]),
    Row(
      testDescription: "a version of tomorrow", menu: #"{"version": 2, "items": []}"#,
      english: [", line 1, $.version: version 2 is not known here; write 1"],
      spanish: [", línea 1, $.version: la versión 2 no se conoce aquí; escriba 1"]),
    Row(
      testDescription: "a catalogue cut off", catalog: "{\"sourceLanguage\": \"en\",\n",
      english: [", line 2, $: the text ends here; expected a key in quotation marks."],
      spanish: [", línea 2, $: el texto termina aquí; se esperaba una clave entre comillas."], blames: "menu.xcstrings"),
    Row(
      testDescription: "an empty catalogue", catalog: "", english: [": The file is empty."],
      spanish: [": El archivo está vacío."], blames: "menu.xcstrings"),
    Row(
      testDescription: "a catalogue whose placeholders differ",
      catalog: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "A": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "A %@"}},
            "es": {"stringUnit": {"state": "translated", "value": "A"}}}}}}
        """,
      english: [
        ", line 4, $.strings.A.localizations.es.stringUnit.value: the placeholder %@ of the source text is missing"
      ],
      spanish: [", línea 4, $.strings.A.localizations.es.stringUnit.value: falta el marcador %@ del texto de origen"],
      blames: "menu.xcstrings"),
  ]

  @Test(arguments: rows, ["en", "es"])
  func aBadMenuIsRefusedWhole(row: Row, language: String) throws {
    let home = try write(row)
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["menu.json", "--lang", language],
      setup: TerminalSetup(output: .captured, errors: .captured, home: home))
    try session.expectEnd(2)
    #expect(session.output.isEmpty && session.result.isEmpty)
    expect(session.standardError, tells: row, language, count: true)
  }

  @Test(arguments: rows, ["en", "es"])
  func checkTellsTheSame(row: Row, language: String) throws {
    let home = try write(row)
    let run = try ProgramRun.anillo("check", row.blames, "--lang", language, setup: TerminalSetup(home: home))
    #expect(run.status == 2)
    #expect(run.out.isEmpty)
    expect(run.standardError, tells: row, language, count: false)
  }

  private func write(_ row: Row) throws -> PrivateHome {
    let home = try PrivateHome()
    if let menu = row.menu { try home.write(menu, to: "menu.json") }
    if let catalog = row.catalog { try home.write(catalog, to: "menu.xcstrings") }
    return home
  }

  private func expect(_ told: [UInt8], tells row: Row, _ language: String, count: Bool) {
    let lines = String(decoding: told, as: UTF8.self).split(separator: "\n")
    let expected = language == "en" ? row.english : row.spanish
    for line in expected {
      #expect(lines.contains { $0.hasPrefix("anillo: \(row.blames)\(line)") }, "\(line) in \(lines)")
    }
    let total =
      language == "en"
      ? "\(expected.count) faults in \(row.blames); nothing was run"
      : "\(expected.count) errores en \(row.blames); no se ha ejecutado nada"
    let hasTotal = count && expected.count > 1
    #expect(lines.count == expected.count + (hasTotal ? 1 : 0), "\(lines)")
    #expect(!hasTotal || lines.last == "anillo: \(total)")
  }

  @Test(arguments: [
    ("en", "This is a folder. Name a file in it."), ("es", "Esto es una carpeta. Indique un archivo de ella."),
  ])
  func aFolderIsNoMenu(language: String, message: String) throws {
    for words in [["."], ["check", "."]] {
      let run = try ProgramRun.of(BuiltProgram.path("anillo"), words + ["--lang", language])
      #expect(run.status == 2)
      #expect(run.err == "anillo: .: \(message)\n")
    }
  }

  @Test(arguments: [
    ("en", "The file has more than 64 MB, which is too large here. Name another file."),
    ("es", "El archivo tiene más de 64 MB, demasiado para esto. Indique otro archivo."),
  ])
  func aHugeFileIsNotRead(language: String, message: String) throws {
    let home = try PrivateHome()
    let file = try home.write("{", to: "menu.json")
    #expect(unsafe truncate(file, 100_000_000) == 0)
    for words in [["menu.json"], ["check", "menu.json"]] {
      let run = try ProgramRun.of(
        BuiltProgram.path("anillo"), words + ["--lang", language], setup: TerminalSetup(home: home))
      #expect(run.status == 2)
      #expect(run.err == "anillo: menu.json: \(message)\n")
    }
  }

  @Test(arguments: [("en", "line 2, $: byte FF is not UTF-8."), ("es", "línea 2, $: el byte FF no es UTF-8.")])
  func bytesThatAreNoTextHaveTheirPlace(language: String, message: String) throws {
    let home = try PrivateHome()
    let made = try ProgramRun.of(
      "sh", ["-c", #"printf '{"version": 1,\n"title": "\377", "items": []}' >menu.json"#],
      setup: TerminalSetup(home: home))
    #expect(made.status == 0)
    let run = try ProgramRun.anillo("check", "menu.json", "--lang", language, setup: TerminalSetup(home: home))
    #expect(run.status == 2)
    #expect(run.err.hasPrefix("anillo: menu.json, \(message)"))
  }

  @Test(arguments: [("en", "no faults"), ("es", "sin errores")])
  func goodFilesAreGood(language: String, message: String) throws {
    let home = try PrivateHome()
    try home.write(#"{"version": 1, "items": [{"id": "a", "title": "A", "print": "a"}]}"#, to: "menu.json")
    try home.write(#"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "menu.xcstrings")
    let run = try ProgramRun.anillo(
      "check", "menu.json", "menu.xcstrings", "--lang", language, setup: TerminalSetup(home: home))
    #expect(run.status == 0)
    #expect(run.out == "menu.json: \(message)\nmenu.xcstrings: \(message)\n")
    #expect(run.err.isEmpty)
  }

  @Test func oneBadFileAmongGoodOnesIsAFault() throws {
    let home = try PrivateHome()
    try home.write(#"{"version": 1, "items": []}"#, to: "good.json")
    let run = try ProgramRun.anillo("check", "good.json", "missing.json", "good.json", setup: TerminalSetup(home: home))
    #expect(run.status == 2)
    #expect(run.out == "good.json: no faults\ngood.json: no faults\n")
    #expect(run.err == "anillo: missing.json: There is no such file. Check the name.\n")
  }

  /// What stands in the place of `config.json`, made by the shell, and what is told of it.
  private static let wrongConfigurations = [
    ("mkfifo config.json", "This is no file with a content of its own, but a pipe or a device. Name another."),
    ("ln -s /dev/zero config.json", "This is no file with a content of its own, but a pipe or a device. Name another."),
    ("mkdir config.json", "This is a folder. Name a file in it."),
    ("ln -s config.json config.json", "The file cannot be read: Too many levels of symbolic links"),
    ("ln -s nowhere config.json", "There is no such file. Check the name."),
    ("truncate -s 1100000 config.json", "The file has more than 1 MB, which is too large here. Name another file."),
  ]

  @Test(arguments: wrongConfigurations)
  func aConfigurationThatIsNoFileIsToldAndNotWaitedFor(making: String, message: String) throws {
    let home = try PrivateHome()
    let folder = home.path + "/config/anillo"
    let made = try ProgramRun.of("sh", ["-c", making], setup: TerminalSetup(folder: folder, home: home))
    #expect(made.status == 0)
    let run = try ProgramRun.anillo("--version", setup: TerminalSetup(home: home))
    #expect(run.status == 0)
    #expect(run.err.hasPrefix("anillo: \(folder)/config.json: \(message)\n"))
  }

  @Test func aHomeThatIsNoFolderHasNoConfiguration() throws {
    let run = try ProgramRun.anillo(
      "--version", setup: TerminalSetup(environment: ["HOME": "/dev/null", "XDG_CONFIG_HOME": nil]))
    #expect(run.status == 0)
    #expect(run.err.isEmpty)
  }

  @Test(arguments: [
    ("mkfifo menu.xcstrings", "This is no file with a content of its own, but a pipe or a device. Name another."),
    ("ln -s nowhere menu.xcstrings", "There is no such file. Check the name."),
  ])
  func aCatalogueThatIsNoFileIsToldAndNotWaitedFor(making: String, message: String) throws {
    let home = try write(Row(testDescription: "good", english: [], spanish: []))
    let made = try ProgramRun.of("sh", ["-c", making], setup: TerminalSetup(home: home))
    #expect(made.status == 0)
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["menu.json"], setup: TerminalSetup(errors: .captured, home: home))
    try session.expectEnd(2)
    #expect(session.err == "anillo: menu.xcstrings: \(message)\n")
  }

  @Test func aMenuMayComeThroughAPipe() throws {
    let home = try write(Row(testDescription: "good", english: [], spanish: []))
    let anillo = try BuiltProgram.path("anillo")
    let session = try TerminalSession(
      "bash", ["-c", "'\(anillo)' <(cat menu.json)"],
      setup: TerminalSetup(environment: ["ANILLO_SPEECH": "off"], output: .captured, home: home))
    try session.waitUntilQuiet()
    #expect(session.lines.contains("1 A"))
  }

  @Test(arguments: [
    ("en", "50 more faults in menu.json", "150 faults in menu.json; nothing was run"),
    ("es", "50 errores más en menu.json", "150 errores en menu.json; no se ha ejecutado nada"),
  ])
  func ofManyFaultsAHundredAreTold(language: String, more: String, total: String) throws {
    let items = (0..<150).map { #"{"id": "\#($0)", "title": "", "print": "x"}"# }.joined(separator: ",\n")
    let home = try write(
      Row(testDescription: "many", menu: "{\"version\": 1, \"items\": [\(items)]}", english: [], spanish: []))
    let session = try TerminalSession(
      BuiltProgram.path("anillo"), ["menu.json", "--lang", language],
      setup: TerminalSetup(errors: .captured, home: home))
    try session.expectEnd(2)
    let lines = session.err.split(separator: "\n").map(String.init)
    #expect(lines.count == 102)
    #expect(lines.suffix(2) == ["anillo: \(more)", "anillo: \(total)"])
  }

  @Test(arguments: [#"evil\u{1B}[31m.json"#, "new\nline.json"])
  func aHostileNameIsHarmless(name: String) throws {
    let run = try ProgramRun.anillo("check", name)
    #expect(run.status == 2)
    #expect(!run.err.dropLast().contains { $0 == "\u{1B}" || $0 == "\n" })
  }
}
