/// The values of options, few enough to be looked through.
///
/// A dictionary would do, but the type of one is put together while the program runs: those of the first steps took a
/// tenth of the time from the start to the first prompt.
package struct OptionValues {
  private var pairs: [(option: ProgramOption, value: String)] = []

  package init() {}

  package var options: [ProgramOption] { pairs.map(\.option) }

  /// The last value that was given.
  package subscript(option: ProgramOption) -> String? {
    get { pairs.last { $0.option == option }?.value }
    set {
      pairs.removeAll { $0.option == option }
      if let newValue { pairs.append((option, newValue)) }
    }
  }

  /// Every value of an option that may stand more than once, in their order.
  package func all(_ option: ProgramOption) -> [String] { pairs.filter { $0.option == option }.map(\.value) }

  /// Keeps what was given before only for an option that may stand more than once.
  package mutating func add(_ option: ProgramOption, _ value: String) {
    if option.isRepeatable { pairs.append((option, value)) } else { self[option] = value }
  }
}
