internal import TestSupport

extension Fault {
  package static let all = [none] + missing + standingStill + ending + speakingNonsense

  private static let noDaemon = "speech-dispatcher is not running and could not be started"
  private static let hung = "speech-dispatcher does not answer"

  /// To compare with.
  private static let none = Fault(name: "none", beginning: .atRest, telling: .never, make: { _ in }, lift: { _ in })

  private static let missing = [
    Fault(
      name: "absent", beginning: .beforeTheMenu, telling: .once(reason: noDaemon), make: { $0.lab.removeSocket() },
      lift: restart),
    Fault(
      name: "socket-without-daemon", beginning: .beforeTheMenu, telling: .once(reason: noDaemon),
      make: { $0.lab.kill() }, lift: restart),
    instead("refusing-connections", .closing, .once(reason: nil)),
    instead("refusing-commands", .refusing, .once(reason: "speech-dispatcher refused the connection")),
  ]

  private static let standingStill = [
    instead("silent", .silent, .once(reason: hung)),
    instead("replies-a-second-late", .late(.seconds(1)), .once(reason: hung)),
    Fault(
      name: "stopped", beginning: .atRest, telling: .once(reason: hung), make: { $0.lab.pause() },
      lift: { $0.lab.resume() }),
    Fault(
      name: "module-hung", beginning: .atRest, telling: .once(reason: hung), make: { try $0.lab.stopModule() },
      lift: restart),
    // The daemon reads a client's line to its end before it looks at any other.
    Fault(
      name: "another-client-stalled", beginning: .atRest, telling: .once(reason: hung),
      make: { $0.stalledClient = try $0.lab.connectStalledClient() }, lift: { $0.stalledClient = nil }),
    Fault(
      name: "no-sound-device", beginning: .beforeTheMenu, telling: .once(reason: hung),
      isPossible: { SpeechLab.Module.voiceWithoutSoundDevice.isInstalled },
      make: { try $0.lab.restart(with: .voiceWithoutSoundDevice) }, lift: { try $0.lab.restart(with: .recorder) }),
  ]

  private static let ending = [
    // The daemon goes on answering, and nothing tells that no sound comes.
    Fault(
      name: "module-dead-at-rest", beginning: .atRest, telling: .maybe, make: { try $0.lab.killModule() },
      lift: restart),
    Fault(
      name: "module-dead-while-speaking", beginning: .whileSpeaking, telling: .maybe,
      make: { try $0.lab.killModule() }, lift: restart),
    Fault(
      name: "killed-while-speaking", beginning: .whileSpeaking, telling: .once(reason: nil), make: { $0.lab.kill() },
      lift: restart),
    Fault(
      name: "killed-200-times", beginning: .whileSpeaking, telling: .maybe, repetitions: 199, make: { $0.lab.kill() },
      lift: restart),
  ]

  private static let speakingNonsense = [
    instead("garbage", .garbage, .once(reason: "speech-dispatcher refused the connection")),
    instead("half-lines", .halfLine, .once(reason: hung)),
    instead("endless-replies", .endless, .once(reason: hung)),
  ]

  private static let restart: @Sendable (FaultPlace) throws -> Void = { try $0.lab.restart() }

  /// Something else in the daemon's place, where a real one cannot be made to behave so.
  private static func instead(_ name: String, _ manner: FalseDaemon.Manner, _ telling: Telling) -> Fault {
    Fault(
      name: name, beginning: .beforeTheMenu, telling: telling,
      make: { $0.falseDaemon = try FalseDaemon(manner, inPlaceOf: $0.lab) },
      lift: {
        $0.falseDaemon?.end()
        $0.falseDaemon = nil
        try $0.lab.restart()
      })
  }
}
