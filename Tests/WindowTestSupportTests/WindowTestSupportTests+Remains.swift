#if Window
import Glibc
import TestSupport
import Testing
import WindowTestSupport

extension WindowTestSupportTests {
  @Suite struct Remains {
    @Test(arguments: [[], ["exit", "3"]]) func nothingIsLeftBehind(arguments: [String]) throws {
      var session: WindowSession? = try WindowSession(BuiltProgram.path("window-sample"), arguments)
      if arguments.isEmpty {
        try session?.openedWindow()
        #expect(try session?.accessibles().isEmpty == false)
      } else {
        #expect(try session?.exit() == 3)
      }
      let home = try #require(session?.home.path)
      let display = try #require(session?.displayName.dropFirst())
      let files = [home, "/tmp/.X11-unix/X\(display)"]
      let running = try #require(session?.home.processes())
      #expect(files.filter { unsafe access($0, F_OK) == 0 } == files)
      #expect(Set(running.map(\.name)).isSuperset(of: ["Xvfb", "dbus-daemon"]))

      session = nil
      #expect(files.filter { unsafe access($0, F_OK) == 0 } == [])
      expectEnd(of: running)
    }

    /// A server that was killed cannot tidy up.
    @Test func aLostDisplayLeavesNothingEither() throws {
      var session: WindowSession? = try Sample().session
      let display = try #require(session?.displayName.dropFirst())
      let server = try #require(session?.home.processes().first { $0.name == "Xvfb" })
      kill(server.id, SIGKILL)
      #expect(try session?.exit() == 1)
      session = nil
      #expect(unsafe access("/tmp/.X11-unix/X\(display)", F_OK) != 0)
    }

    /// Killed, or ended by itself: the kernel may still be about it.
    private func expectEnd(of processes: [ProcessSnapshot]) {
      for process in processes { #expect(process.waitForEnd(), "\(process.name) still runs") }
    }
  }
}
#endif
