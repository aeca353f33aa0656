internal import ActionMenu
internal import Dialogue
internal import Locales
internal import Posix
internal import Speech

/// A battery, as the kernel tells of it in /sys/class/power_supply.
struct Battery {
  let name: String
  /// 0…100, as the kernel writes it.
  let percent: String
  /// The kernel's word for what it does.
  let state: String

  static var all: [Battery] {
    let folder = "/sys/class/power_supply"
    return (FileSystem.names(in: folder) ?? []).compactMap { name in
      guard let percent = FileSystem.firstLine(of: "\(folder)/\(name)/capacity") else { return nil }
      return Battery(
        name: name, percent: percent, state: FileSystem.firstLine(of: "\(folder)/\(name)/status") ?? "")
    }
  }

  func phrase(_ localizer: Localizer) -> Phrase {
    let told: Phrase =
      switch state {
      case "Charging": .batteryCharging
      case "Discharging": .batteryDischarging
      case "Full": .batteryFull
      default: .batteryIdle
      }
    return .batteryLevel(name: harmless(name), percent: harmless(percent), state: localizer(told).text)
  }
}

/// A network device, as the kernel tells of it in /sys/class/net; the loopback is none.
struct NetworkDevice {
  let name: String
  let isUp: Bool

  static var all: [NetworkDevice] {
    let folder = "/sys/class/net"
    return (FileSystem.names(in: folder) ?? []).filter { $0 != "lo" }.compactMap { name in
      FileSystem.firstLine(of: "\(folder)/\(name)/operstate").map { NetworkDevice(name: name, isUp: $0 == "up") }
    }
  }

  var phrase: Phrase { isUp ? .networkUp(name: harmless(name)) : .networkDown(name: harmless(name)) }
}

/// The program that sets the loudness here.
enum Mixer: String, CaseIterable {
  case wpctl, pactl, amixer

  static var installed: Mixer? { allCases.first { Environment.program(named: $0.rawValue) != nil } }

  var louder: Command {
    switch self {
    case .wpctl: command("set-volume", "-l", "1", "@DEFAULT_AUDIO_SINK@", "5%+")
    case .pactl: command("set-sink-volume", "@DEFAULT_SINK@", "+5%")
    case .amixer: command("-q", "set", "Master", "5%+")
    }
  }

  var quieter: Command {
    switch self {
    case .wpctl: command("set-volume", "@DEFAULT_AUDIO_SINK@", "5%-")
    case .pactl: command("set-sink-volume", "@DEFAULT_SINK@", "-5%")
    case .amixer: command("-q", "set", "Master", "5%-")
    }
  }

  var mute: Command {
    switch self {
    case .wpctl: command("set-mute", "@DEFAULT_AUDIO_SINK@", "toggle")
    case .pactl: command("set-sink-mute", "@DEFAULT_SINK@", "toggle")
    case .amixer: command("-q", "set", "Master", "toggle")
    }
  }

  var level: Command {
    switch self {
    case .wpctl: command("get-volume", "@DEFAULT_AUDIO_SINK@")
    case .pactl: command("get-sink-volume", "@DEFAULT_SINK@")
    case .amixer: command("get", "Master")
    }
  }

  private func command(_ arguments: String...) -> Command { Command(.arguments([rawValue] + arguments)) }
}

extension FileSystem {
  /// The first line of a small file of the kernel.
  fileprivate static func firstLine(of path: String) -> String? {
    guard let bytes = try? read(path, limit: 4096) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
