internal import ActionMenu
internal import Dialogue
internal import LinearFront
internal import Locales
internal import Posix
internal import Speech

/// Folders and files as menus: a folder opens, a file is read, edited or deleted.
@MainActor
struct FileBrowser {
  unowned let front: LinearFront

  /// Bytes; a larger file is for a program of its own.
  private static let readLimit = 1 << 20

  /// Opens a folder, named by an absolute path, as a menu over the one that is open.
  func open(_ folder: String) {
    guard let names = FileSystem.names(in: folder) else {
      return front.tell(Announcement(front.localizer(.filesUnreadable), priority: .important))
    }
    let title = Phrase.filesFolder(name: String(folder.split(separator: "/").last ?? "/"))
    let menu = Menu(title: front.localizer(title).text, items: items(names, in: folder))
    front.begin(MenuConversation(menu, localizer: front.localizer))
  }

  private func items(_ names: [String], in path: String) -> [MenuItem] {
    names.filter { !$0.hasPrefix(".") }.map { item($0, in: path) } + [up(from: path)]
  }

  private func up(from path: String) -> MenuItem {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return MenuItem(id: "..", "Up one folder", effect: .perform { [self] in open("/" + parent) })
  }

  private func item(_ name: String, in folder: String) -> MenuItem {
    let path = folder + "/" + name
    if FileSystem.isFolder(path) {
      return MenuItem(
        id: name, front.localizer(.filesFolder(name: name)).text, effect: .perform { [self] in open(path) })
    }
    return MenuItem(
      id: name, name,
      items: [
        MenuItem(id: "read", "Read", effect: .perform { [self] in read(path, name) }), edit(path),
        MenuItem(
          id: "delete", "Delete", role: .destructive, effect: .perform { [self] in delete(name, in: folder) }),
      ])
  }

  private func delete(_ name: String, in folder: String) {
    front.run(Command(.arguments(["rm", "--", folder + "/" + name])))
    front.replace(items(FileSystem.names(in: folder) ?? [], in: folder))
  }

  private func edit(_ path: String) -> MenuItem {
    guard let editor = Environment["VISUAL"] ?? Environment["EDITOR"] else {
      let reason = "set EDITOR to the editor of your choice"
      return MenuItem(id: "edit", "Edit", availability: .unavailable(reason: reason))
    }
    let words = editor.split(separator: " ").map(String.init)
    return MenuItem(id: "edit", "Edit", effect: .run(Command(.arguments(words + [path]), takesTerminal: true)))
  }

  private func read(_ path: String, _ name: String) {
    do throws(Errno) {
      let bytes = try FileSystem.read(path, limit: Self.readLimit)
      if bytes.contains(0) { return complain(.filesNotText(name: harmless(name))) }
      let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      front.begin(OutputConversation(lines: lines, localizer: front.localizer))
    } catch {
      complain(error == .tooLarge ? .fileTooLarge(limit: Self.readLimit >> 20) : .fileUnreadable(reason: error.message))
    }
  }

  private func complain(_ phrase: Phrase) { front.tell(Announcement(front.localizer(phrase), priority: .important)) }
}
