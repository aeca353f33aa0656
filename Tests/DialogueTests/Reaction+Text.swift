import ActionMenu
import Dialogue
import Speech
import StringCatalog

/// Reactions as short strings, so that a whole conversation is one readable expectation.
extension Reaction {
  /// `tell 'Actions, 2 items' | '1 Camera'`, `show '2 Note'`, `line ''`, `finish chosen b at 1`; the verb of what is
  /// told is its priority. What is said is shown where it differs from what is printed.
  func text(in language: LanguageTag) -> String {
    switch self {
    case .tell(let announcement): announcement.text(in: language)
    case .show(let line): "show \(line.text(in: language))"
    case .setLine(let text): "line '\(text)'"
    case .keepLine(let text): "keep '\(text)'"
    case .say(let utterance): "say \(utterance.spans.map { $0.text(in: language) }.joined(separator: " "))"
    case .report(let utterance): "report \(utterance.spans.map { $0.text(in: language) }.joined(separator: " "))"
    case .passing(let utterance): "passing \(utterance.spans.map { $0.text(in: language) }.joined(separator: " "))"
    case .cut: "cut"
    case .check(let text): "check '\(text)'"
    case .perform(let item): "perform \(item.id)"
    case .set(let word, let argument): "set \(word) '\(argument)'"
    case .reviewOutput: "review output"
    case .finish(let outcome): "finish \(outcome.text)"
    }
  }
}

extension Announcement {
  fileprivate func text(in language: LanguageTag) -> String {
    let verb =
      switch priority {
      case .important: "error"
      case .message: "result"
      case .text: "tell"
      case .notification: "notice"
      case .progress: "progress"
      }
    return "\(verb) \(lines.map { $0.text(in: language) }.joined(separator: " | "))"
  }
}

extension Announcement.Line {
  fileprivate func text(in language: LanguageTag) -> String {
    let saysTheSame = spans.map(\.text).joined(separator: ", ") == printed
    if saysTheSame, spans.allSatisfy({ $0.language == language }) { return "'\(printed)'" }
    return "'\(printed)' said \(spans.map { $0.text(in: language) }.joined(separator: " + "))"
  }
}

extension Utterance.Span {
  fileprivate func text(in session: LanguageTag) -> String {
    language == session ? "'\(text)'" : "\(language) '\(text)'"
  }
}

extension Outcome {
  fileprivate var text: String {
    switch self {
    case .chosen(let item, let index): "chosen \(item.id) at \(index)"
    case .picked(let pick): pick.text
    case .text(let text): "text '\(text)'"
    case .answered(let answer): "answered \(answer)"
    case .left: "left"
    case .quit: "quit"
    case .cancelled: "cancelled"
    case .timedOut: "timed out"
    }
  }
}

extension Pick {
  /// `picked 1, 3 + 'new' by 'typed'`; numbers counted from 0, and only what there is.
  fileprivate var text: String {
    let items = indexes.isEmpty ? [] : [indexes.map(String.init).joined(separator: ", ")]
    let all = (items + texts.map { "'\($0)'" }).joined(separator: " + ")
    return "picked \(all.isEmpty ? "nothing" : all)" + (query.isEmpty ? "" : " by '\(query)'")
  }
}
