/// What is done over and over.
enum SoakTask: String, CaseIterable {
  case keys, submenus, commands
}

/// How often.
struct SoakSize {
  private var counts: [SoakTask: Int] = [.keys: 100_000, .submenus: 10_000, .commands: 1000]

  subscript(task: SoakTask) -> Int { counts[task] ?? 0 }

  /// Nil for words that mean nothing.
  init?(words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--"), let task = SoakTask(rawValue: String(word.dropFirst(2))),
        let count = words.popFirst().flatMap({ Int($0) }), count >= Course.parts
      else { return nil }
      counts[task] = count
    }
  }

  /// Until the heap has found its size: the pages of the allocator fill up at first.
  func warmUp(of task: SoakTask) -> Int { max(self[task] / 10, 50) }
}
