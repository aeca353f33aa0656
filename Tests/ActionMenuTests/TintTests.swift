import ActionMenu
import Testing

@Suite struct TintTests {
  @Test(arguments: [
    ("#000000", 0x000000), ("#ffFFff", 0xFFFFFF), ("#0a1B9c", 0x0A1B9C), ("indigo", 0x4B0082), ("aqua", 0x00FFFF),
  ])
  func read(_ text: String, _ rgb: UInt32) { #expect(Tint(text) == Tint(rgb: rgb)) }

  @Test(arguments: ["", "#", "#fff", "#1234567", "#12345g", "#+12345", "#-00001", "x000000", "Red", "#١٢٣٤٥٦"])
  func refuse(_ text: String) { #expect(Tint(text) == nil) }

  @Test func parts() { #expect(Tint(rgb: 0xFF0033) == Tint(red: 1, green: 0, blue: 0.2)) }
}
