import MessageBus
import Posix
import ScreenReaders
import Speech
import TestSupport
import Testing

@Suite("A session bus, as it is and as it should not be")
struct BusConnectionTests {
  static let desktop = ["DISPLAY": ":0"]

  /// How somebody at the bus's address behaves, and what that is to us.
  static let falseBuses: [(manner: FalseBus.Manner, fault: BusFault)] = [
    (.silent, .late),
    (.closing, .closed),
    (.rejecting, .refused),
    (.noise(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)), .malformed),
    (.noise([UInt8](repeating: 0x4F, count: 5000)), .malformed),
    (.noise([0, 255, 10, 13]), .malformed),
    (.noise(Array("OK".utf8)), .late),
    (.noise(Array("OK \r\nOK \r\nOK \r\nOK \r\nOK \r\n".utf8)), .malformed),
    (.answering([UInt8](repeating: 0, count: 64)), .malformed),
    (.answering([UInt8(ascii: "l"), 2, 0, 1, 255, 255, 255, 255, 1, 0, 0, 0, 8, 0, 0, 0]), .malformed),
    (.answering([UInt8(ascii: "l"), 2, 0, 1, 0, 0, 15, 0, 1, 0, 0, 0, 8, 0, 0, 0]), .late),
    (.answering([UInt8(ascii: "B"), 2, 0, 1]), .late),
    // A signal, again and again.
    (.repeating([UInt8(ascii: "l"), 4, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]), .late),
  ]

  @Test(arguments: falseBuses)
  func faults(_ manner: FalseBus.Manner, _ fault: BusFault) throws {
    let home = try PrivateHome()
    let bus = try FalseBus(manner, home: home)
    let start = MonotonicTime.now
    #expect(throws: fault) {
      try BusConnection(to: BusAddress.parse(bus.address), until: MonotonicTime.now + .milliseconds(300))
    }
    if fault == .late { #expect(MonotonicTime.now - start >= .milliseconds(300)) }
    let probe = ScreenReaderProbe(root: home.path, environment: environment(bus.address))
    #expect(probe.look() == ScreenReaderFindings(isBusSilent: true))
  }

  @Test("Nobody is there")
  func nobody() throws {
    let home = try PrivateHome()
    let bus = try SessionBus(home: home)
    bus.end()
    // What a bus that was killed leaves behind.
    let left = try FalseBus(.silent, home: home).address
    for address in [bus.address, left] {
      #expect(throws: BusFault.self) {
        try BusConnection(to: BusAddress.parse(address), until: MonotonicTime.now + .seconds(5))
      }
      let probe = ScreenReaderProbe(root: home.path, environment: environment(address))
      #expect(probe.look() == ScreenReaderFindings(isBusSilent: true))
    }
    for address in ["autolaunch:", "disabled:", "unix:"] {
      let probe = ScreenReaderProbe(root: home.path, environment: environment(address))
      #expect(probe.look() == ScreenReaderFindings())
    }
  }

  @Test("Orca is seen by either of its names, while somebody owns it", arguments: OrcaService.allCases)
  func orca(_ service: OrcaService) throws {
    let home = try PrivateHome()
    let bus = try SessionBus(home: home)
    let probe = ScreenReaderProbe(root: home.path, environment: environment(bus.address), busLimit: .seconds(20))
    #expect(probe.look() == ScreenReaderFindings())
    let orca = try FalseOrca(service.name, on: bus.address)
    let seen = ScreenReaderFindings([.init(.orca, .busName(service.name))])
    #expect(probe.look() == seen)
    #expect(seen.silencing?.reader == .orca)
    // By the way that needs no variable for the bus.
    var other = probe
    other.environment = ["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": home.path + "/runtime"]
    #expect(other.look() == seen)
    // A list of addresses, of which the first leads nowhere.
    other.environment = environment("unix:abstract=anillo-nobody;" + bus.address)
    #expect(other.look() == seen)
    // On a console nobody reads windows.
    other.environment["DISPLAY"] = nil
    #expect(other.look() == ScreenReaderFindings())
    #expect(orca.messages.isEmpty)
    orca.leave()
    // The bus notices the end of a connection a moment later.
    try waitUntilFound("nobody on the bus", within: .seconds(20), instead: { "\(probe.look())" }) {
      probe.look() == ScreenReaderFindings() ? () : nil
    }
  }

  @Test("The bus's name stands before the process")
  func both() throws {
    let home = try PrivateHome()
    let bus = try SessionBus(home: home)
    let orca = try FalseOrca("org.gnome.Orca.Service", on: bus.address)
    try home.write("orca\n", to: "proc/7/comm")
    let probe = ScreenReaderProbe(root: home.path, environment: environment(bus.address), busLimit: .seconds(20))
    #expect(
      probe.look().sightings
        == [.init(.orca, .busName("org.gnome.Orca.Service")), .init(.orca, .process(7))])
    withExtendedLifetime(orca) {}
  }

  @Test("Nothing is started to answer us", arguments: OrcaService.allCases)
  func nothingIsStarted(_ service: OrcaService) throws {
    let home = try PrivateHome()
    let mark = home.path + "/started"
    let bus = try SessionBus(
      home: home,
      services: [service.name: "[D-BUS Service]\nName=\(service.name)\nExec=/usr/bin/touch \(mark)\n"])
    let deadline = MonotonicTime.now + .seconds(20)
    let connection = try BusConnection(to: BusAddress.parse(bus.address), until: deadline)
    #expect(try OrcaService.running(on: connection, until: deadline) == nil)
    #expect(throws: BusFault.failed("org.freedesktop.DBus.Error.NameHasNoOwner")) {
      try service.present("x", on: connection, until: deadline)
    }
    #expect(try connection.call("GetNameOwner", .string("org.freedesktop.DBus"), until: deadline).count == 1)
    #expect(!FileSystem.exists(mark))
  }

  @Test("A message is said, and any other method is an error", arguments: OrcaService.allCases)
  func message(_ service: OrcaService) throws {
    let home = try PrivateHome()
    let bus = try SessionBus(home: home)
    let orca = try FalseOrca(service.name, on: bus.address)
    let messages = try #require(OrcaMessages(name: service.name, environment: environment(bus.address)))
    for text in ["Nota creada", "", "ñ \u{1F600}", String(repeating: "long ", count: 20_000)] { messages.present(text) }
    try orca.waitFor(String(repeating: "long ", count: 20_000))
    #expect(orca.messages.count == 4)
    #expect(OrcaMessages(name: "org.gnome.Orca", environment: [:]) == nil)
  }

  @Test("An Orca that does not answer costs a message its limit, and nothing more")
  func dumbOrca() throws {
    let home = try PrivateHome()
    let bus = try SessionBus(home: home)
    let orca = try FalseOrca("org.gnome.Orca.Service", on: bus.address, isDumb: true)
    let messages = try #require(
      OrcaMessages(
        name: "org.gnome.Orca.Service", environment: environment(bus.address), limit: .milliseconds(200)))
    let start = MonotonicTime.now
    messages.present("one")
    #expect(MonotonicTime.now - start >= .milliseconds(200))
    messages.present("two")
    try orca.waitFor("two")
    #expect(orca.messages == ["one", "two"])
    bus.end()
    messages.present("three")
  }

  private func environment(_ address: String) -> [String: String] {
    Self.desktop.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
  }
}
