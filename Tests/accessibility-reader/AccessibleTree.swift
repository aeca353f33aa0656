#if Window
internal import CAtspi
internal import JSONText

/// The accessibles of one program. Nothing is cached: what is told is what the program answers now.
@safe struct AccessibleTree {
  let process: UInt32
  private let desktop: Accessible

  init(process: UInt32) {
    self.process = process
    atspi_init()
    // Milliseconds for a call, and for a program that has just started: the machine may be busy.
    atspi_set_timeout(5000, 5000)
    unsafe desktop = Accessible(atspi_get_desktop(0))!
    desktop.doNotCache()
  }

  /// Every accessible as a line of JSON.
  func lines() -> [String] {
    guard let program else { return [] }
    var lines: [String] = []
    add(program, path: "", to: &lines)
    return lines
  }

  /// `true`, or why it was not done.
  func perform(_ action: String, at path: String) -> String {
    var accessible = program
    for part in path.split(separator: "/") { accessible = Int(part).flatMap { accessible?.child($0) } }
    guard let accessible else { return "no such accessible" }
    return accessible.actions?.perform(action) == true ? "true" : "no such action"
  }

  private var program: Accessible? {
    let program = desktop.children.first { $0.process == process }
    program?.doNotCache()
    return program
  }

  private func add(_ accessible: Accessible, path: String, to lines: inout [String]) {
    lines.append(accessible.json(path: path).serialized())
    for (index, child) in accessible.children.enumerated() {
      add(child, path: path.isEmpty ? "\(index)" : "\(path)/\(index)", to: &lines)
    }
  }
}
#endif
