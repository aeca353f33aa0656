/// How long keys were waited for, until their answer stood on the terminal, with speech and without it.
package struct KeyTimes: Sendable {
  /// The answer must be there within this time, for 99 keys of 100.
  static let limit = Duration.milliseconds(20)
  /// And within this multiple of what it takes without speech,
  static let factor = 1.2
  /// with so much more: one turn of another process, the worker's or the daemon's, which are not there without speech.
  /// Its slice is 3 ms on two processors (sched(7), base_slice_ns). Two menus without speech, measured in this way side
  /// by side on a busy machine, differed by up to 2.5 ms, and by a factor of 0.6 to 1.5.
  static let allowance = Duration.milliseconds(3)

  private var speaking: [Duration] = []
  private var silent: [Duration] = []

  var count: Int { speaking.count }
  var worst: Duration? { speaking.max() }
  var share99: Duration? { Self.share99(of: speaking) }
  var ratio: Double? {
    guard let share99, let usual = Self.share99(of: silent), usual > .zero else { return nil }
    return share99 / usual
  }

  mutating func note(_ time: Duration, isSpeaking: Bool) {
    if isSpeaking { speaking.append(time) } else { silent.append(time) }
  }

  mutating func add(_ others: KeyTimes) {
    speaking += others.speaking
    silent += others.silent
  }

  /// Why it is too slow, or nil. Where the machine is too slow without speech, that alone is no fault of speech.
  var complaint: String? {
    guard let share99, let usual = Self.share99(of: silent) else { return nil }
    if share99 > usual * Self.factor + Self.allowance {
      return "99 of 100 keys within \(share99.inMilliseconds) ms, without speech \(usual.inMilliseconds) ms"
    }
    return share99 > Self.limit && usual <= Self.limit
      ? "99 of 100 keys within \(share99.inMilliseconds) ms" : nil
  }

  /// What 99 of 100 do not exceed.
  private static func share99(of times: [Duration]) -> Duration? {
    times.isEmpty ? nil : times.sorted()[(times.count * 99 + 99) / 100 - 1]
  }
}

extension Duration {
  /// With two decimals.
  var inMilliseconds: String {
    let hundredths = Int((self / .microseconds(10)).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
