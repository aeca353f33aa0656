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

  func openCurrentFolder() {
    guard let folder = FileSystem.currentFolder else { return complain(.filesUnreadable) }
    open(folder)
  }

  /// Opens a folder, named by an absolute path, as a menu over the one that is open.
  func open(_ folder: String) {
    guard let items = items(in: folder) else { return complain(.filesUnreadable) }
    let title = Phrase.filesFolder(name: String(folder.split(separator: "/").last ?? "/"))
    var localizer = front.localizer
    // A file called Note is no note.
    localizer.isVerbatim = true
    front.begin(MenuConversation(Menu(title: text(title), items: items), localizer: localizer))
  }

  private func items(in path: String) -> [MenuItem]? {
    FileSystem.entries(in: path).map { entries in
      entries.filter { $0.bytes.first != UInt8(ascii: ".") }.map { item($0, in: path) } + [up(from: path)]
    }
  }

  private func up(from path: String) -> MenuItem {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return MenuItem(id: "..", text("Up one folder"), effect: .perform { [self] in open("/" + parent) })
  }

  private func item(_ entry: FolderEntry, in folder: String) -> MenuItem {
    guard let name = entry.name else {
      return MenuItem(
        id: entry.id, String(decoding: entry.bytes, as: UTF8.self),
        availability: .unavailable(reason: text("its name is not text")))
    }
    let path = folder + "/" + name
    if FileSystem.isFolder(path) {
      return MenuItem(id: entry.id, text(.filesFolder(name: name)), effect: .perform { [self] in open(path) })
    }
    return MenuItem(
      id: entry.id, name,
      items: [
        MenuItem(id: "read", text("Read"), effect: .perform { [self] in read(path, name) }), edit(path),
        MenuItem(
          id: "delete", text(.filesDelete(name: name)), role: .destructive,
          effect: .perform { [self] in delete(name, in: folder) }),
      ])
  }

  private func delete(_ name: String, in folder: String) {
    front.run(Command(.arguments(["rm", "--", folder + "/" + name])))
    front.replace(items(in: folder) ?? [])
  }

  private func edit(_ path: String) -> MenuItem {
    let editors = ["VISUAL", "EDITOR"].map { Environment[$0] ?? "" }.map { $0.split(separator: " ").map(String.init) }
    guard let editor = editors.first(where: { !$0.isEmpty }) else {
      let reason = text("set EDITOR to the editor of your choice")
      return MenuItem(id: "edit", text("Edit"), availability: .unavailable(reason: reason))
    }
    return MenuItem(id: "edit", text("Edit"), effect: .run(Command(.arguments(editor + [path]), takesTerminal: true)))
  }

  private func read(_ path: String, _ name: String) {
    do throws(Errno) {
      let bytes = try FileSystem.read(path, limit: Self.readLimit)
      if bytes.contains(0) { return complain(.filesNotText(name: harmless(name))) }
      front.begin(OutputConversation(PagedText(bytes), title: nil, localizer: front.localizer))
    } catch {
      switch error {
      case .tooLarge: complain(.fileTooLarge(limit: Self.readLimit >> 20))
      case .notRegular: complain(.fileNotRegular)
      default: complain(.fileUnreadable(reason: error.message))
      }
    }
  }

  private func text(_ phrase: Phrase) -> String { front.localizer(phrase).text }

  private func text(_ key: String) -> String { front.localizer.text(key).text }

  private func complain(_ phrase: Phrase) { front.tell(Announcement(front.localizer(phrase), priority: .important)) }
}

extension FolderEntry {
  /// A character for each byte: different names stay apart that Swift would call equal, such as é in its two forms.
  fileprivate var id: String { bytes.map { String(Unicode.Scalar($0)) }.joined() }
}
