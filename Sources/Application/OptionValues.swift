/// The values of options, few enough to be looked through.
///
/// A dictionary would do, but the type of one is put together while the program runs: those of the first steps took a
/// tenth of the time from the start to the first prompt.
package struct OptionValues {
  private var pairs: [(option: ProgramOption, value: String)] = []

  package init() {}

  package var options: [ProgramOption] { pairs.map(\.option) }

  package subscript(option: ProgramOption) -> String? {
    get { pairs.first { $0.option == option }?.value }
    set {
      pairs.removeAll { $0.option == option }
      if let newValue { pairs.append((option, newValue)) }
    }
  }
}
