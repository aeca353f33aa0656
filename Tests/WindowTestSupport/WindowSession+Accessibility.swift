#if Window
internal import TestSupport

extension WindowSession {
  /// Everything that assistive technology sees of the program, parents before children; nothing before the program has
  /// told that it is there.
  public func accessibles() throws -> [AccessibleNode] {
    try accessibilityReader().order("tree").compactMap(AccessibleNode.init(line:))
  }

  /// The first one of a role and a name that is there now.
  public func accessible(role: String, name: String? = nil) throws -> AccessibleNode {
    let all = try accessibles()
    guard let found = all.first(where: { $0.role == role && (name == nil || $0.name == name) }) else {
      throw AccessibilityFault.absent(role: role, name: name, present: all)
    }
    return found
  }

  /// Waits until there is one of a role, a name and a state (each any when nil), and gives it.
  @discardableResult
  public func awaitAccessible(
    role: String? = nil, name: String? = nil, state: String? = nil, within limit: Duration = .seconds(20)
  ) throws -> AccessibleNode {
    var found: AccessibleNode?
    try awaitAccessibles("\(role ?? "anything") \(name ?? "") \(state ?? "")", within: limit) { all in
      found = all.first {
        (role == nil || $0.role == role) && (name == nil || $0.name == name) && (state.map($0.states.contains) ?? true)
      }
      return found != nil
    }
    guard let found else { throw AccessibilityFault.absent(role: role ?? "", name: name, present: []) }
    return found
  }

  /// Waits until what assistive technology sees satisfies a condition. It is asked again after each event that the
  /// program sends, and a few times a second, since GTK 4.8 tells nothing of some changes, such as those of a name.
  @discardableResult
  public func awaitAccessibles(
    _ awaited: String, within limit: Duration = .seconds(20), _ condition: ([AccessibleNode]) -> Bool
  ) throws -> [AccessibleNode] {
    let deadline = Deadline(within: limit)
    while true {
      let all = try accessibles()
      if condition(all) { return all }
      drain()
      if let status = child.reap() { throw SessionFault.ended(awaited: awaited, status: status, seen: seen) }
      if deadline.isPast { throw AccessibilityFault.timedOut(awaited: awaited, limit: limit, present: all) }
      _ = try changesAccessibles(within: .milliseconds(50))
    }
  }

  /// Waits for an event since the accessibles were read last. Returns whether one has come within the limit.
  package func changesAccessibles(within limit: Duration) throws -> Bool {
    try accessibilityReader().order("changes", "\(Int(limit / .milliseconds(1)))") == ["true"]
  }

  /// Performs one of the actions of an accessible, as assistive technology does.
  public func perform(_ action: String, on accessible: AccessibleNode) throws {
    let answer = try accessibilityReader().order("do", accessible.path, action)
    if answer != ["true"] { throw AccessibilityFault.notPerformed(action: action, on: accessible, answer: answer) }
  }

  private func accessibilityReader() throws -> AccessibilityReader {
    if let reader { return reader }
    let started = try AccessibilityReader(of: processID, environment: environment, folder: home.path)
    reader = started
    return started
  }
}

/// Why assistive technology did not find or do something; with what it sees instead.
public enum AccessibilityFault: Error, CustomStringConvertible {
  case absent(role: String, name: String?, present: [AccessibleNode])
  case timedOut(awaited: String, limit: Duration, present: [AccessibleNode])
  case notPerformed(action: String, on: AccessibleNode, answer: [String])

  public var description: String {
    switch self {
    case .absent(let role, let name, let present): "no \(role) \(name ?? "") among:\n\(Self.list(present))"
    case .timedOut(let awaited, let limit, let present): "no \(awaited) within \(limit); seen:\n\(Self.list(present))"
    case .notPerformed(let action, let accessible, let answer): "\(action) not performed on \(accessible): \(answer)"
    }
  }

  private static func list(_ nodes: [AccessibleNode]) -> String { nodes.map(\.description).joined(separator: "\n") }
}
#endif
