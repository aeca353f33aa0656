internal import Dialogue
package import Locales
internal import StringCatalog

extension Invocation.Misuse {
  /// What was wrong with the words, and what to do.
  package var phrase: Phrase {
    switch self {
    case .unknownOption(let option): .misuseUnknownOption(option: harmless(option))
    case .optionNotHere(let option, let command): .misuseOptionNotHere(option: option, command: command.rawValue)
    case .valueMissing(let option): .misuseValueMissing(option: "--" + option.rawValue, value: option.value ?? "")
    case .valueUnwanted(let option): .misuseValueUnwanted(option: "--" + option.rawValue)
    case .valueNotAllowed(let option, let found):
      .misuseValueNotAllowed(option: "--" + option.rawValue, found: harmless(found), value: option.range)
    case .operandMissing(let command): .misuseOperandMissing(usage: command.usage)
    case .tooManyOperands(let word): .misuseTooMany(word: harmless(word))
    }
  }
}

extension ProgramOption {
  /// The values that it takes, as they are told: signs that are the same in every language.
  package var range: String {
    switch self {
    case .rate, .pitch, .volume: "-100…100"
    case .lang: Phrase.languages.map(\.description).joined(separator: ", ")
    // An example says more than a range without an end.
    case .multiple: "1, 2, 3…"
    case .headerLines: "0, 1, 2…"
    case .timeout: "0.5, 1, 30…"
    default: value ?? ""
    }
  }
}
