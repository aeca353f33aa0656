import ActionMenu
import Dialogue
import TestSupport
import Testing

/// The items of a choice.
@Suite struct ChoiceTableTests {
  /// Eight times as many items take about eight times as long; their square would be 64 times.
  @Test func case20ItemsWithFeaturesAreTakenInAsFastAsTheyCome() {
    let ratio = growth(from: 5_000, to: 40_000) { count in
      let table = ChoiceTable()
      for number in 0..<count {
        table.append(title: "item".utf8, value: "value".utf8, features: .init(detail: String(number)))
      }
      table.finish()
      #expect(table.count == count && table.item(at: count - 1).detail == String(count - 1))
    }
    #expect(ratio < 24)
  }
}
