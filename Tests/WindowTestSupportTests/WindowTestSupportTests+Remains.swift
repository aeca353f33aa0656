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
      let made = files.map(changeTime)
      #expect(!made.contains(nil))
      #expect(Set(running.map(\.name)).isSuperset(of: ["Xvfb", "dbus-daemon"]))

      session = nil
      // Another server may have taken the number by now, with a file of its own.
      #expect(zip(files, made).allSatisfy { changeTime(of: $0) != $1 })
      expectEnd(of: running)
    }

    /// A server that was killed cannot tidy up.
    @Test func aLostDisplayLeavesNothingEither() throws {
      var session: WindowSession? = try Sample().session
      let file = "/tmp/.X11-unix/X\(try #require(session?.displayName.dropFirst()))"
      let made = try #require(changeTime(of: file))
      let server = try #require(session?.home.processes().first { $0.name == "Xvfb" })
      kill(server.id, SIGKILL)
      #expect(try session?.exit() == 1)
      session = nil
      #expect(changeTime(of: file) != made)
    }

    /// Killed, or ended by itself: the kernel may still be about it.
    private func expectEnd(of processes: [ProcessSnapshot]) {
      for process in processes { #expect(process.waitForEnd(), "\(process.name) still runs") }
    }
  }
}
#endif
