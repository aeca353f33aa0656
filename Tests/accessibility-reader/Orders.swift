#if Window
internal import Glibc

/// What can be asked for on standard input.
struct Orders {
  let tree: AccessibleTree
  private let events: AccessibleEvents

  init(tree: AccessibleTree) {
    self.tree = tree
    events = AccessibleEvents()
  }

  func carryOut(_ line: String) {
    let words = line.split(separator: "\t").map(String.init)
    switch (words.first, words.count) {
    case ("tree", 1):
      // What was changed before is seen now.
      events.forget()
      for line in tree.lines() { print(line) }
    case ("do", 3): print(tree.perform(words[2], at: words[1]))
    case ("changes", 2): print(events.await(milliseconds: UInt32(words[1]) ?? 0))
    default: print("unknown order")
    }
    print()
    fflush(nil)
  }
}
#endif
