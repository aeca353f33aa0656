internal import Glibc

/// The wall clock in the local time zone, as numbers.
public struct LocalTime: Hashable, Sendable {
  public var year: Int
  /// 1…12.
  public var month: Int
  /// 1…31.
  public var day: Int
  /// 0 is Sunday.
  public var weekday: Int
  public var hour: Int
  public var minute: Int

  public static var now: LocalTime {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      weekday: Int(parts.tm_wday), hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
  }
}
