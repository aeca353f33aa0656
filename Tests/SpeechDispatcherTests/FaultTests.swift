import CPosix
import Glibc
import TestSupport
import Testing

/// The daemon as it should not be. The keyboard's side must not notice, and speech is back when the daemon is.
@Suite("Faults of the daemon")
struct FaultTests {
  static let manners: [(FalseDaemon.Manner, report: [String])] = [
    (.silent, ["unavailable", "hung"]),
    (.halfLine, ["unavailable", "hung"]),
    (.late(.seconds(20)), ["unavailable", "hung"]),
    (.late(.milliseconds(30)), ["speaking"]),
    (.endless, ["unavailable", "hung"]),
    // Here libspeechd ends its process.
    (.garbage, ["unavailable", "refused"]),
    (.refusing, ["unavailable", "refused"]),
    (.closing, ["unavailable", "refused"]),
    (.obedient, ["speaking"]),
  ]

  @Test(arguments: manners)
  func falseDaemon(_ manner: FalseDaemon.Manner, report: [String]) throws {
    let daemon = try FalseDaemon(manner)
    let player = try SpeechPlayer(daemon, "--call-limit", "300", "--open-limit", "300")
    try player.say("one")
    try player.order("burst", "1000")
    let slowest = try #require(Int(try player.answer("burst")[1]))
    // As much as a fork and a busy machine may take; any waiting for the daemon would take its limit.
    #expect(slowest < 250_000)
    #expect(try player.answer("report") == report)
    try checkRemains(of: player, hasWorker: report == ["speaking"])
  }

  @Test("Nobody there: said once, and no daemon is started where the environment forbids it")
  func absent() throws {
    let home = try PrivateHome()
    let environment = home.environment(
      language: "C",
      changes: ["SPEECHD_ADDRESS": "unix_socket:" + home.path + "/no.sock", "SPEECHD_CMD": "/bin/false"])
    let player = try SpeechPlayer(environment: environment, keeping: home)
    try player.say("one")
    #expect(try player.answer("report") == ["unavailable", "noDaemon"])
    for _ in 1...3 { try player.say("again") }
    try player.order("finish", "2000")
    try player.answer("finished")
    try checkRemains(of: player, hasWorker: false)
    try player.waitForEnd()
    #expect(player.answers.isEmpty)
  }

  @Test("An address that is none")
  func badAddress() throws {
    let home = try PrivateHome()
    let environment = home.environment(
      language: "C", changes: ["SPEECHD_ADDRESS": "nonsense:", "SPEECHD_CMD": "/bin/false"])
    let player = try SpeechPlayer(environment: environment, keeping: home)
    try player.say("one")
    #expect(try player.answer("report").first == "unavailable")
  }

  @Test("Stopped and continued")
  func stopped() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab, "--call-limit", "300", "--open-limit", "300")
    try player.say("one", "message")
    try lab.waitForEnding(of: "one")
    try player.answer("report", "speaking")
    lab.pause()
    try player.order("burst", "1000")
    #expect(try player.answer("report") == ["unavailable", "hung"])
    try checkRemains(of: player, hasWorker: false)
    lab.resume()
    try expectReturn(of: lab, for: player)
  }

  @Test("Stopped for a moment only: nothing is lost but what was cut")
  func stoppedBriefly() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try lab.waitForEnding(of: "one")
    lab.pause()
    try player.order("burst", "100")
    try player.answer("burst")
    lab.resume()
    #expect(try lab.waitForEnding(of: "Item 100") == "end")
  }

  @Test("Killed while it speaks, away, and started again")
  func killed() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one long text that is cut off by the end of all things")
    try player.answer("report", "speaking")
    lab.kill()
    try player.say("two")
    #expect(try player.answer("report") == ["unavailable", "noDaemon"])
    try checkRemains(of: player, hasWorker: false)
    try lab.restart()
    try expectReturn(of: lab, for: player)
  }

  @Test("Restarted between two utterances: none is lost")
  func restarted() throws {
    // The worker connects at most once a second, and a test does not wait for that.
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try lab.waitForEnding(of: "one")
    try player.answer("report", "speaking")
    try lab.restart()
    try player.say("two", "message")
    try lab.waitFor("two")
  }

  @Test("The module hangs, and with it the daemon")
  func hungModule() throws {
    var setup = SpeechLab.Setup()
    setup.hangingWord = "trap"
    let lab = try SpeechLab(setup)
    let player = try SpeechPlayer(lab, "--call-limit", "300", "--open-limit", "300")
    try player.say("a trap", "message")
    try lab.waitFor("a trap")
    try player.answer("report", "speaking")
    try player.order("burst", "1000")
    #expect(try player.answer("report") == ["unavailable", "hung"])
    try checkRemains(of: player, hasWorker: false)
    try lab.restart()
    try expectReturn(of: lab, for: player)
  }

  @Test("The module dies")
  func deadModule() throws {
    var setup = SpeechLab.Setup()
    setup.dyingWord = "trap"
    let lab = try SpeechLab(setup)
    let player = try SpeechPlayer(lab, "--call-limit", "300", "--open-limit", "300")
    try player.say("a trap", "message")
    try lab.waitFor("a trap")
    try player.order("burst", "1000")
    let slowest = try #require(Int(try player.answer("burst")[1]))
    #expect(slowest < 250_000)
    try lab.restart()
    try expectReturn(of: lab, for: player)
  }

  @Test("The worker itself is killed")
  func killedWorker() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try player.answer("report", "speaking")
    kill(try #require(player.worker), SIGKILL)
    #expect(try player.answer("report") == ["unavailable", "lost"])
    try checkRemains(of: player, hasWorker: false)
    try expectReturn(of: lab, for: player)
  }

  @Test("Handing over is no slower to a daemon that stands still")
  func speed() throws {
    let lab = try SpeechLab()
    let player = try SpeechPlayer(lab)
    try player.say("one", "message")
    try lab.waitForEnding(of: "one")
    let healthy = try burstTime(player)
    lab.pause()
    let stopped = try burstTime(player)
    lab.resume()
    #expect(stopped < healthy * 10 + 50_000)
  }

  /// The time of a thousand utterances, in microseconds.
  private func burstTime(_ player: SpeechPlayer) throws -> Int {
    try player.order("burst", "1000")
    return try #require(Int(try player.answer("burst")[0]))
  }

  /// The program has no dead child, and no descriptor more than its three, the two that wake it, and the socket to its
  /// worker.
  private func checkRemains(of player: SpeechPlayer, hasWorker: Bool) throws {
    #expect(player.children.count <= (hasWorker ? 1 : 0))
    #expect(SpeechPlayer.descriptors(of: player.processIdentifier).count <= (hasWorker ? 6 : 5))
  }

  /// What is said after the daemon's return is heard, at the latest two seconds later.
  private func expectReturn(of lab: SpeechLab, for player: SpeechPlayer) throws {
    let end = ContinuousClock.now + .seconds(2)
    var number = 0
    while !lab.entries.contains(where: { $0.event == "speak" && $0.text.hasPrefix("back ") }) {
      number += 1
      try player.say("back \(number)")
      try #require(ContinuousClock.now < end, "speech is not back")
      poll(nil, 0, 50)
    }
    try player.answer("report", "speaking")
  }
}
