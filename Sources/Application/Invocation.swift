internal import Locales
internal import StringCatalog

/// The words of the command line, taken apart.
package struct Invocation {
  package var command = ProgramCommand.shell
  package var options = OptionValues()
  package var operands: [String] = []
  /// Where the operands stand among the words.
  package private(set) var operandPlaces: [Int] = []

  /// Why the words cannot be used; rendered with what to do.
  package enum Misuse: Error, Hashable {
    case unknownOption(String)
    case optionNotHere(String, ProgramCommand)
    case valueMissing(ProgramOption)
    case valueUnwanted(ProgramOption)
    case valueNotAllowed(ProgramOption, String)
    case operandMissing(ProgramCommand)
    case tooManyOperands(String)
  }

  /// The first operand may name a command. Options stand before or after operands, `--` ends them, a value follows behind
  /// `=` or as the next word.
  package init(_ words: [String]) throws(Misuse) {
    var rest = words[...]
    var isCommandNamed = false
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        operandPlaces += rest.indices
        break
      }
      if let short = Self.shortOption(word) {
        options[short] = ""
      } else if word.hasPrefix("--") {
        try take(option: word.dropFirst(2), &rest)
      } else if word.hasPrefix("-"), word != "-" {
        throw .unknownOption(word)
      } else if !isCommandNamed, operands.isEmpty, let command = ProgramCommand(rawValue: word), command != .shell {
        self.command = command
        isCommandNamed = true
      } else {
        operands.append(word)
        operandPlaces.append(rest.startIndex - 1)
      }
    }
    try check()
  }

  /// The value of an option in words that may be wrong elsewhere: a complaint about them is in the language asked for.
  package static func value(of option: ProgramOption, in words: [String]) -> String? {
    let name = "--" + option.rawValue
    for (index, word) in words.enumerated() {
      if word.hasPrefix(name + "=") { return String(word.dropFirst(name.utf8.count + 1)) }
      if word == name, index + 1 < words.count { return words[index + 1] }
    }
    return nil
  }

  private static func shortOption(_ word: String) -> ProgramOption? {
    guard word.hasPrefix("-"), word.utf8.count == 2 else { return nil }
    return ProgramOption.allCases.first { $0.letter == String(word.dropFirst()) }
  }

  private mutating func take(option text: Substring, _ rest: inout ArraySlice<String>) throws(Misuse) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = ProgramOption(rawValue: name) else { throw .unknownOption("--" + name) }
    switch option.argument {
    case .none:
      if parts.count > 1 { throw .valueUnwanted(option) }
      options.add(option, "")
    // The next word is never its value: it may be an operand.
    case .optional: options.add(option, parts.count > 1 ? String(parts[1]) : "")
    case .required:
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else { throw .valueMissing(option) }
      options.add(option, value)
    }
  }

  private func check() throws(Misuse) {
    for option in options.options {
      if let commands = option.commands, !commands.contains(command) {
        throw .optionNotHere("--" + option.rawValue, command)
      }
      for value in options.all(option) where !option.accepts(value, by: command) {
        throw .valueNotAllowed(option, value)
      }
    }
    if options[.help] != nil || options[.version] != nil { return }
    switch command {
    case .shell: if operands.count > 1 { throw .tooManyOperands(operands[1]) }
    case .demo:
      guard let name = operands.first else { throw .operandMissing(command) }
      if operands.count > 1 { throw .tooManyOperands(operands[1]) }
      if Demo(rawValue: name) == nil { throw .tooManyOperands(name) }
    case .window:
      if operands.isEmpty { throw .operandMissing(command) }
      if operands.count > 1 { throw .tooManyOperands(operands[1]) }
    case .check: if operands.isEmpty { throw .operandMissing(command) }
    case .completion:
      guard let name = operands.first else { throw .operandMissing(command) }
      if operands.count > 1 { throw .tooManyOperands(operands[1]) }
      if CompletionShell(rawValue: name) == nil { throw .tooManyOperands(name) }
    case .help:
      if operands.count > 1 { throw .tooManyOperands(operands[1]) }
      if let name = operands.first, HelpTopic(name) == nil { throw .tooManyOperands(name) }
    case .confirm, .ask, .pager: if operands.count > 1 { throw .tooManyOperands(operands[1]) }
    case .progress, .status, .manual: if let first = operands.first { throw .tooManyOperands(first) }
    case .choose, .say: break
    }
  }
}

extension ProgramOption {
  /// Whether a value is one that the option takes, wherever it comes from; nil stands for all commands.
  package func accepts(_ value: String, by command: ProgramCommand? = nil) -> Bool {
    switch self {
    // A voice may read what there are no texts for.
    case .lang: command == .say || LanguageTag(localeName: value)?.bestMatch(among: Phrase.languages) != nil
    case .rate, .pitch, .volume: Int(value).map { (-100...100).contains($0) } ?? false
    case .multiple: value.isEmpty || Int(value).map { $0 >= 1 } ?? false
    case .headerLines: Int(value).map { $0 >= 0 } ?? false
    case .timeout: Double(value).map { $0 > 0 && $0.isFinite } ?? false
    case .list: ["all", "none"].contains(value) || Int(value).map { $0 >= 0 } ?? false
    default: allowed?.contains(value) ?? true
    }
  }
}
