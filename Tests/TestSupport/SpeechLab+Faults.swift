internal import Glibc
internal import Posix

/// What a daemon and its module can be made to suffer, beside being stopped and killed.
extension SpeechLab {
  /// Kills the module; the daemon goes on.
  public func killModule() throws { try signalModule(SIGKILL) }

  /// Lets the module hang in the middle of whatever it does.
  public func stopModule() throws { try signalModule(SIGSTOP) }

  private func signalModule(_ number: Int32) throws {
    let module = try waitUntilFound("the module", within: .seconds(10)) { self.module }
    _ = Glibc.kill(module, number)
  }

  /// Takes the socket's file away with the daemon, as where none has ever run.
  public func removeSocket() {
    kill()
    unsafe unlink(socketPath)
  }

  /// Connects as a client that begins a line and never ends it, until the descriptor is let go.
  package func connectStalledClient() throws -> OwnedDescriptor {
    let client = OwnedDescriptor(try FileDescriptor.connect(to: .path(socketPath)).raw)
    _ = client.writeAvailable(Array("SET SELF CLIENT_NA".utf8)[...])
    return client
  }
}
