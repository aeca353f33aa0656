import ActionMenu
import Dialogue
import Testing

/// The items of a choice.
@Suite struct ChoiceTableTests {
  /// Each item costs the same, however many there are: their square would take minutes.
  @Test(.timeLimit(.minutes(1))) func case20ItemsWithFeaturesAreTakenInAsFastAsTheyCome() {
    let table = ChoiceTable()
    for number in 0..<200_000 {
      table.append(title: "item".utf8, value: "value".utf8, features: .init(detail: String(number)))
    }
    table.finish()
    #expect(table.count == 200_000 && table.item(at: 199_999).detail == "199999")
  }
}
