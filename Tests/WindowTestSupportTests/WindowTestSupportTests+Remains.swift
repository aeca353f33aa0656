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
      let made = files.map(changed)
      #expect(!made.contains(nil))
      #expect(Set(running.map(\.name)).isSuperset(of: ["Xvfb", "dbus-daemon"]))

      session = nil
      // Another server may have taken the number by now, with a file of its own.
      #expect(zip(files, made).allSatisfy { changed($0) != $1 })
      expectEnd(of: running)
    }

    /// When a file was changed last, in nanoseconds; nil where there is none.
    private func changed(_ path: String) -> Int? {
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else { return nil }
      return status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
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
