package import Dialogue
package import Locales
package import Posix
internal import Speech
package import StringCatalog

/// What every command knows: the words of the command line, the configuration, and the language that follows from both.
@MainActor
package struct Program {
  nonisolated package static let version = "0.1.0"
  /// The day of the version, for the man page.
  nonisolated package static let versionDay = "2026-11-30"

  package let invocation: Invocation
  /// The operands byte for byte.
  package let operandBytes: [[UInt8]]
  package let configuration: Configuration
  package let language: LanguageNegotiation.Choice
  let transcripts = Transcripts()

  package var localizer: Localizer { Localizer(language: language.spoken) }

  /// The one place where it is decided how the program ends.
  /// - Parameters:
  ///   - words: those of the command line.
  ///   - command: carries out what they ask for.
  /// - Returns: How the program ends.
  package static func run(_ words: [[UInt8]], _ command: (Program) -> ExitStatus) -> ExitStatus {
    let configuration = Configuration.read()
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    do throws(Invocation.Misuse) {
      let invocation = try Invocation(texts)
      let program = Program(invocation, invocation.operandPlaces.map { words[$0] }, configuration)
      program.tellFaults(of: configuration)
      program.tellFaultsOfVariables()
      return program.finish(command(program))
    } catch {
      let language = negotiate(option: Invocation.value(of: .lang, in: texts), configuration)
      let localizer = Localizer(language: language.spoken)
      complain(error.phrase(localizer), localizer)
      return .wrong
    }
  }

  private init(_ invocation: Invocation, _ operandBytes: [[UInt8]], _ configuration: Configuration) {
    self.invocation = invocation
    self.operandBytes = operandBytes
    self.configuration = configuration
    language = Self.negotiate(option: invocation.options[.lang], configuration)
  }

  /// What could not be printed makes a failure of everything. Of a reader that has heard enough nothing is said, and
  /// nothing twice.
  private func finish(_ status: ExitStatus) -> ExitStatus {
    tellLossOfTranscript()
    guard status == .done, let failure = StandardOutput.failure else { return status }
    if failure != .brokenPipe { complain(.outputFailed(reason: failure.message)) }
    return .wrong
  }

  private static func negotiate(option: String?, _ configuration: Configuration) -> LanguageNegotiation.Choice {
    var negotiation = LanguageNegotiation { Environment[$0] }
    negotiation[.option] = option
    negotiation[.configuration] = configuration.values[.lang]
    return negotiation.choice(among: Phrase.languages)
  }

  /// What holds for an option, and where it comes from: flags beat the environment, which beats the configuration.
  package func setting(_ option: ProgramOption) -> (value: String, source: String)? {
    if let value = invocation.options[option] { return (value, "--" + option.rawValue) }
    if let (variable, value) = variable(of: option), option.accepts(value, by: invocation.command) {
      return (value, variable)
    }
    return configuration.values[option].map { ($0, configuration.path ?? "") }
  }

  /// Missing and empty are the same.
  private func variable(of option: ProgramOption) -> (name: String, value: String)? {
    guard let name = option.variable, let value = Environment[name], !value.isEmpty else { return nil }
    return (name, value)
  }

  package func value(_ option: ProgramOption) -> String? { setting(option)?.value }

  /// Whether an option stands on the command line.
  package func has(_ option: ProgramOption) -> Bool { invocation.options[option] != nil }

  // MARK: Messages

  /// A line on standard error.
  package func complain(_ phrase: Phrase) { Self.complain(phrase, localizer) }

  /// The faults of a file, a line each; of very many the first.
  package func complain(_ faults: [FileFault], of path: String) {
    for fault in faults.prefix(Self.faultLimit) { complain(fault.phrase(file: path, localizer)) }
    if faults.count > Self.faultLimit {
      complain(.faultMore(count: faults.count - Self.faultLimit, file: harmless(path)))
    }
  }

  /// That a file cannot be written, and why.
  package func complain(notWritable path: String, _ error: Errno) {
    complain(.faultFile(file: harmless(path), what: localizer(.fileNotWritable(reason: error.message)).text))
  }

  private static let faultLimit = 100

  private static func complain(_ phrase: Phrase, _ localizer: Localizer) {
    try? FileDescriptor.standardError.write(Array("anillo: \(line(phrase, localizer))\n".utf8))
  }

  /// Whatever a variable, a path or the system's own words have brought into it.
  private static func line(_ phrase: Phrase, _ localizer: Localizer) -> String {
    harmless(phrase.text(in: localizer.language), limit: .max)
  }

  /// A line of a result that is text for a person. That it could not be written is told once, at the end.
  package func print(_ text: String) { try? StandardOutput.write((text + "\n").utf8) }

  package func print(_ phrase: Phrase) { print(Self.line(phrase, localizer)) }

  /// Only of Anillo's own; a locale is everybody's.
  private func tellFaultsOfVariables() {
    for option in ProgramOption.allCases where !has(option) {
      guard let (name, value) = variable(of: option), !option.accepts(value, by: invocation.command) else { continue }
      let values = option.values(in: language.spoken)
      complain(.misuseValueNotAllowed(option: name, found: harmless(value), value: values))
    }
  }

  private func tellFaults(of configuration: Configuration) {
    guard let path = configuration.path, !configuration.faults.isEmpty else { return }
    complain(configuration.faults, of: path)
    complain(.configurationIgnored)
  }
}
