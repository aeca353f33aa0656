package import Dialogue
package import Locales
package import StringCatalog

extension Invocation.Misuse {
  /// What was wrong with the words, and what to do.
  package func phrase(_ localizer: Localizer) -> Phrase {
    switch self {
    case .unknownOption(let option): .misuseUnknownOption(option: harmless(option))
    case .optionNotHere(let option, let command): .misuseOptionNotHere(option: option, command: command.rawValue)
    case .valueMissing(let option):
      .misuseValueMissing(option: "--" + option.rawValue, value: option.value(in: localizer.language) ?? "")
    case .valueUnwanted(let option): .misuseValueUnwanted(option: "--" + option.rawValue)
    case .valueNotAllowed(let option, let found):
      .misuseValueNotAllowed(
        option: "--" + option.rawValue, found: harmless(found), value: option.values(in: localizer.language))
    case .operandMissing(let command): .misuseOperandMissing(usage: command.usage(in: localizer.language))
    case .tooManyOperands(let word): .misuseTooMany(word: harmless(word))
    }
  }
}

extension ProgramOption {
  /// What it takes, as it is told.
  package func values(in language: LanguageTag) -> String {
    switch self {
    case .rate, .pitch, .volume: "-100…100"
    case .lang: Phrase.languages.map(\.description).joined(separator: ", ")
    // An example says more than a range without an end.
    case .multiple: "1, 2, 3…"
    case .headerLines: "0, 1, 2…"
    case .timeout: "0.5, 1, 30…"
    default: value(in: language) ?? ""
    }
  }
}
