internal import Dialogue
internal import Locales
internal import Posix
internal import Speech

extension LocalTime {
  func phrase(_ localizer: Localizer) -> Phrase {
    .timeNow(
      weekday: localizer(Self.weekdays[weekday]).text, day: String(day), month: localizer(Self.months[month - 1]).text,
      year: String(year), hour: String(hour), minute: minute < 10 ? "0\(minute)" : String(minute))
  }

  private static let weekdays: [Phrase] = [
    .weekdaySunday, .weekdayMonday, .weekdayTuesday, .weekdayWednesday, .weekdayThursday, .weekdayFriday,
    .weekdaySaturday,
  ]

  private static let months: [Phrase] = [
    .monthJanuary, .monthFebruary, .monthMarch, .monthApril, .monthMay, .monthJune, .monthJuly, .monthAugust,
    .monthSeptember, .monthOctober, .monthNovember, .monthDecember,
  ]
}
