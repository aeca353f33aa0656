internal import ActionMenu
internal import JSONText
package import Posix
internal import StringCatalog

/// The user's configuration file: options by their names, `{"speech": "on", "rate": 20}`.
package struct Configuration {
  /// Where the file is or would be; nil where there is no home.
  package let path: String?
  package private(set) var exists = false
  package private(set) var values = OptionValues()
  /// Why it is not used.
  package private(set) var faults: [FileFault] = []
  /// The file as it was read, so that what was not changed stays as it is.
  private var members: [JSONMember] = []

  /// Bytes: a thousand times what it ever needs.
  private static let sizeLimit = 1 << 20

  package static var folder: String? { Environment.folder("XDG_CONFIG_HOME", orHome: ".config").map { $0 + "/anillo" } }

  package static func read() -> Configuration {
    var configuration = Configuration(path: folder.map { $0 + "/config.json" })
    configuration.load()
    return configuration
  }

  private init(path: String?) { self.path = path }

  private mutating func load() {
    guard let path, FileSystem.exists(path) else { return }
    exists = true
    do throws(FileFault) {
      let node = try MenuFile.json(path, limit: Self.sizeLimit)
      guard case .object(let members) = node.value else {
        throw .text(node.position, .root, .wrongTypeOnly(.object))
      }
      self.members = members
      for (index, member) in members.enumerated() {
        if let first = members[..<index].first(where: { $0.key == member.key }) {
          faults.append(
            .text(member.keyPosition, .root, .menu(.duplicateKey(member.key, firstLine: first.keyPosition.line))))
        }
        take(member)
      }
      if !faults.isEmpty { values = OptionValues() }
    } catch {
      faults = [error]
    }
  }

  private mutating func take(_ member: JSONMember) {
    let path = JSONPath.root.appending(key: member.key)
    guard let option = ProgramOption.allCases.first(where: { $0.configurationKey == member.key }) else {
      let known = ProgramOption.allCases.compactMap(\.configurationKey)
      faults.append(.text(member.keyPosition, path, .unknownKey(member.key, allowed: known)))
      return
    }
    let text: String? =
      switch member.node.value {
      case .string(let text), .number(let text): text
      default: nil
      }
    if let text, option.accepts(text) {
      values[option] = text
    } else {
      faults.append(.text(member.node.position, path, .unknownValue(text ?? "…", allowed: option.values(in: .english))))
    }
  }

  /// Why changes were not kept.
  package enum NotSaved: Error {
    /// There is no home to keep them in.
    case homeless
    /// The file has come to be one that cannot be read; it is left as it is.
    case unreadable([FileFault])
    case unwritable(Errno)
  }

  /// A file that cannot be understood, out of the way of the one that changes are kept in.
  package struct SetAside {
    package let faults: [FileFault]
    /// Where it is now.
    package let path: String
  }

  /// Keeps what was changed in a session, beside what another program has kept since this one has read the file.
  /// - Returns: The file that was there, where it could not be understood.
  package func save(_ changes: OptionValues) throws(NotSaved) -> SetAside? {
    if changes.options.isEmpty { return nil }
    guard let path else { throw .homeless }
    return try FileSystem.withLock(on: path) { () throws(NotSaved) in
      let now = Configuration.read()
      let aside = try now.setAside()
      do throws(Errno) {
        let basis = aside == nil ? now : Configuration(path: path)
        try FileSystem.replace(path, with: Array((basis.changed(by: changes).serialized() + "\n").utf8))
      } catch {
        if let aside { try? FileSystem.rename(aside.path, to: path) }
        throw .unwritable(error)
      }
      return aside
    }
  }

  private func setAside() throws(NotSaved) -> SetAside? {
    guard let path, !faults.isEmpty else { return nil }
    guard faults.allSatisfy(\.isOfContent) else { throw .unreadable(faults) }
    do throws(Errno) {
      return SetAside(faults: faults, path: try FileSystem.setAside(path))
    } catch {
      throw .unwritable(error)
    }
  }

  private func changed(by changes: OptionValues) -> JSONValue {
    var members = members.filter { member in !changes.options.contains { $0.configurationKey == member.key } }
    for option in changes.options.sorted(by: { $0.rawValue < $1.rawValue }) {
      // Without a value the daemon's own holds again.
      guard let key = option.configurationKey, let value = changes[option], !value.isEmpty else { continue }
      let json: JSONValue = Int(value) == nil ? .string(value) : .number(value)
      members.append(JSONMember(key: key, keyPosition: SourcePosition(line: 1, column: 1), node: JSONNode(json)))
    }
    return .object(members)
  }
}
