import Posix
import MessageBus
import TestSupport
import Testing

@Suite("Addresses of a bus")
struct BusAddressTests {
  static let lists: [(text: String, addresses: [UnixSocketAddress])] = [
    ("unix:path=/run/user/1000/bus", [.path("/run/user/1000/bus")]),
    ("unix:path=/tmp/a,guid=0123", [.path("/tmp/a")]),
    ("unix:guid=0123,path=/tmp/a", [.path("/tmp/a")]),
    ("unix:abstract=/tmp/dbus-Xy,guid=0", [.abstract("/tmp/dbus-Xy")]),
    ("unix:path=/a;unix:abstract=b;", [.path("/a"), .abstract("b")]),
    ("tcp:host=h,port=1;unix:path=/a", [.path("/a")]),
    ("unix:path=%2ftmp%2Fa%20b", [.path("/tmp/a b")]),
    ("unix:path=/tmp/%c3%b1", [.path("/tmp/ñ")]),
    ("unix:path=/tmp/%c3", []),
    ("unix:path=/tmp/%c", []),
    ("unix:path=/tmp/%", []),
    ("unix:path=/tmp/%zz", []),
    ("unix:path=%+1", []),
    ("unix:runtime=yes", [.path("/run/me/bus")]),
    ("unix:runtime=no", []),
    ("unix:tmpdir=/tmp", []),
    ("unix:path=", []),
    ("unix:path", []),
    ("unix:", []),
    ("unix", []),
    (";;", []),
    ("autolaunch:", []),
    ("unixexec:path=/bin/sh", []),
    ("disabled:", []),
    ("/run/user/1000/bus", []),
  ]

  @Test(arguments: lists)
  func parsed(_ text: String, _ addresses: [UnixSocketAddress]) {
    #expect(BusAddress.parse(text, runtimeFolder: "/run/me") == addresses)
  }

  @Test("Without an address in the environment it is the user's own bus, where there is one")
  func fallback() throws {
    let home = try PrivateHome()
    let folder = home.path + "/runtime"
    #expect(BusAddress.session([:]).isEmpty)
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": "runtime"]).isEmpty)
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": folder]).isEmpty)
    try home.write("", to: "runtime/bus")
    let own = UnixSocketAddress.path(folder + "/bus")
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": folder]) == [own])
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": folder, "DBUS_SESSION_BUS_ADDRESS": ""]) == [own])
    #expect(BusAddress.session(["XDG_RUNTIME_DIR": folder, "DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]).isEmpty)
  }

  @Test(
    "An address that no socket can have is an error",
    arguments: [
      UnixSocketAddress.path(""), .abstract(""), .path(String(repeating: "a", count: 108)),
      .abstract(String(repeating: "a", count: 108)), .path("/tmp/a\0b"),
    ])
  func impossible(_ address: UnixSocketAddress) {
    #expect(throws: Errno(36)) { try FileDescriptor.connect(to: address) }
  }
}
