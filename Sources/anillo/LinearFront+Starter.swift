internal import ActionMenu
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

extension LinearFront {
  /// A result as a line of its own.
  func tell(_ phrase: Phrase) { tell(Announcement(localizer(phrase), priority: .message)) }

  /// Several results at once, a line each.
  func tell(_ phrases: [Phrase]) {
    tell(Announcement(phrases.map { Announcement.Line(localizer($0)) }, priority: .message))
  }

  func tell(_ told: ToldTime) { tell(told.phrase(localizer)) }

  /// Asks for a line for the shell and runs it.
  func askForCommand() {
    begin(TextConversation(question: .commandQuestion, localizer: localizer)) { [unowned self] outcome in
      if case .text(let line) = outcome { run(Command(.shell(line))) }
    }
  }
}

/// A moment, told in words.
struct ToldTime {
  let time: LocalTime

  static func time(_ time: LocalTime) -> ToldTime { ToldTime(time: time) }

  func phrase(_ localizer: Localizer) -> Phrase {
    .timeNow(
      weekday: localizer(Self.weekdays[time.weekday]).text, day: String(time.day),
      month: localizer(Self.months[time.month - 1]).text, year: String(time.year), hour: String(time.hour),
      minute: time.minute < 10 ? "0\(time.minute)" : String(time.minute))
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
