import TestSupport
import Testing

@Suite("The process that speaks")
struct WorkerProcessTests {
  @Test("It has nothing of the program's, and the connection is its own")
  func descriptors() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    #expect(player.worker == nil)
    try player.say("one", "message")
    try player.answer("report", "speaking")
    let worker = try #require(player.worker)
    let open = SpeechPlayer.descriptors(of: worker)
    #expect(open.filter { $0 == "/dev/null" }.count == 3)
    #expect(open.filter { $0.hasPrefix("socket:") }.count == 2)
    #expect(open.count == 5)
    #expect(SpeechPlayer.session(of: worker) == worker)
    #expect(SpeechPlayer.session(of: player.processIdentifier) != worker)
  }

  @Test("A program that is started from the menu keeps no part of the speech")
  func startedProgram() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try player.answer("report", "speaking")
    try player.order("start", "cat")
    let program = try #require(Int32(try player.answer("started")[0]))
    #expect(SpeechPlayer.descriptors(of: program).filter { $0.hasPrefix("socket:") }.isEmpty)
  }

  @Test("Last words are heard to their end")
  func lastWords() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("these are the last words", "message")
    try player.order("finish", "5000")
    try player.answer("finished")
    #expect(player.children.isEmpty)
    try player.waitForEnd()
    #expect(try lab.waitForEnding(of: "these are the last words") == "end")
  }

  @Test("Last words are heard although the daemon ends soon after its last client")
  func lastWordsOfImpatientDaemon() throws {
    var setup = SpeechLab.Setup()
    setup.timeout = 1
    let lab = try SpeechLab(setup)
    let player = try SpeechPlayer(lab)
    let text = String(repeating: "last words ", count: 12) + "end"
    try player.say(text, "message")
    try player.order("finish", "5000")
    try player.answer("finished")
    try player.waitForEnd()
    #expect(try lab.waitForEnding(of: text) == "end")
  }

  @Test("Last words are heard of a program that ends without a word")
  func abruptEnd() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try player.say("the last of all", "message")
    try player.waitForEnd()
    #expect(try lab.waitForEnding(of: "the last of all") == "end")
  }

  @Test("Nobody waits for last words without a limit")
  func limit() throws {
    let daemon = try FalseDaemon(.silent)
    let player = try SpeechPlayer(daemon)
    try player.say("one", "message")
    try player.order("finish", "100")
    let time = try #require(Int(try player.answer("finished")[0]))
    #expect(time >= 100_000)
    #expect(time < 1_000_000)
    #expect(player.children.isEmpty)
  }

  @Test("A screen reader that is there keeps it quiet, and is told")
  func screenReader() throws {
    let (lab, root) = (try SpeechLab(), try PrivateHome())
    try root.write("20 (anillo) S 10 20 20 0", to: "proc/self/stat")
    try root.write("yasr\n", to: "proc/10/comm")
    try root.write("10 (yasr) S 0 10 10 0", to: "proc/10/stat")
    let player = try SpeechPlayer(lab, "--probe", root.path)
    try player.say("one", "message")
    #expect(try player.answer("report") == ["silenced", "yasr"])
    try player.say("two", "message")
    try player.order("finish", "1000")
    try player.answer("finished")
    #expect(lab.entries.isEmpty)
    #expect(player.children.isEmpty)
    withExtendedLifetime(root) {}
  }

  @Test("Orca says what it cannot read, and nothing else is said")
  func orcaMessages() throws {
    let (lab, home) = (try SpeechLab(), try PrivateHome())
    let bus = try SessionBus(home: home)
    let orca = try FalseOrca("org.gnome.Orca1.Service", on: bus.address)
    let environment = lab.environment.merging(
      ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
    let player = try SpeechPlayer(
      environment: environment, options: ["--probe", home.path], keeping: lab)
    try player.say("an item")
    #expect(try player.answer("report") == ["silenced", "orca"])
    try player.order("print", "text", "message", "en", "a line\\n of output", "es", "otra")
    try orca.waitFor("a line  of output otra")
    try player.say("another item")
    try player.order("print", "character", "message", "en", "x")
    try player.order("print", "text", "message", "en", "the last")
    try player.order("finish", "5000")
    try player.answer("finished")
    #expect(orca.messages == ["a line  of output otra", "the last"])
    #expect(lab.entries.isEmpty)
    #expect(player.children.isEmpty)
  }

  @Test("An Orca that takes messages and does not answer delays no end")
  func dumbOrca() throws {
    let (lab, home) = (try SpeechLab(), try PrivateHome())
    let bus = try SessionBus(home: home)
    let orca = try FalseOrca("org.gnome.Orca.Service", on: bus.address, isDumb: true)
    let environment = lab.environment.merging(
      ["DISPLAY": ":0", "DBUS_SESSION_BUS_ADDRESS": bus.address]) { $1 }
    let player = try SpeechPlayer(
      environment: environment, options: ["--probe", home.path], keeping: lab)
    try player.say("an item")
    try player.answer("report", "silenced")
    for number in 1...20 { try player.order("print", "text", "message", "en", "line \(number)") }
    try orca.waitFor("line 1")
    try player.order("finish", "100")
    let time = try #require(Int(try player.answer("finished")[0]))
    #expect(time < 1_000_000)
    #expect(player.children.isEmpty)
    #expect(lab.entries.isEmpty)
  }
}
