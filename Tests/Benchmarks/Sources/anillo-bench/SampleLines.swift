/// Lines as long lists have them: a number and three words, one of which in five has an accent; 25 bytes in the mean.
/// The same at each run.
enum SampleLines {
  static func bytes(count: Int) -> [UInt8] {
    var state: UInt64 = 1
    func word() -> String {
      // Knuth, MMIX; the high bits are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return words[Int(state >> 33) % words.count]
    }
    var bytes: [UInt8] = []
    for number in 1...count { bytes += "\(number) \(word()) \(word()) \(word())\n".utf8 }
    return bytes
  }

  private static let words = [
    "noche", "azul", "canción", "árbol", "casa", "stone", "river", "niño", "café", "light", "window", "mañana", "tree",
    "bridge", "plaza", "garden", "cielo", "verde", "north", "sea", "road", "hill", "mesa", "luz", "sol",
  ]
}
