/// Names of SF Symbols as names of the freedesktop icon naming specification and of the icons that Adwaita adds to it.
enum IconName {
  /// Names to be tried in this order; of one that is not in the table, itself: menus may use the desktop's own names.
  static func candidates(for systemImage: String) -> [String] {
    // Variants such as `star.fill` or `trash.circle` show the same thing.
    var base = Substring(systemImage)
    while let variant = [".fill", ".circle", ".square", ".rectangle"].first(where: { base.hasSuffix($0) }) {
      base = base.dropLast(variant.count)
    }
    let found = table[systemImage] ?? table[String(base)]
    return (found.map { $0.split(separator: " ").map(String.init) } ?? [systemImage]).map(symbolic)
  }

  /// Symbolic icons take the colour of the text.
  private static func symbolic(_ name: String) -> String { name.hasSuffix("-symbolic") ? name : name + "-symbolic" }

  private static let table = [
    "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo", "arrow.down": "go-down",
    "arrow.left": "go-previous", "arrow.right": "go-next", "arrow.up": "go-up",
    "arrow.uturn.backward": "edit-undo", "backward": "media-seek-backward", "backward.end": "media-skip-backward",
    "battery.100": "battery-full battery", "bell": "preferences-system-notifications alarm",
    "bookmark": "user-bookmarks",
    "calendar": "x-office-calendar", "camera": "camera-photo camera",
    "checkmark": "object-select emblem-ok", "clock": "preferences-system-time document-open-recent",
    "cloud": "weather-overcast", "doc": "text-x-generic", "doc.on.doc": "edit-copy", "doc.text": "text-x-generic",
    "envelope": "mail-unread mail-message", "ellipsis": "view-more", "eye": "view-reveal", "eye.slash": "view-conceal",
    "film": "video-x-generic", "flag": "mail-mark-important", "folder": "folder", "forward": "media-seek-forward",
    "forward.end": "media-skip-forward", "gear": "emblem-system preferences-system",
    "gearshape": "emblem-system preferences-system", "globe": "web-browser applications-internet",
    "headphones": "audio-headphones", "heart": "emblem-favorite", "house": "user-home go-home",
    "info": "dialog-information", "keyboard": "input-keyboard", "link": "insert-link", "list.bullet": "view-list",
    "location": "mark-location find-location", "lock": "changes-prevent", "lock.open": "changes-allow",
    "magnifyingglass": "system-search edit-find", "map": "mark-location", "mic": "audio-input-microphone",
    "minus": "list-remove", "moon": "weather-clear-night night-light", "music.note": "audio-x-generic",
    "note.text": "accessories-text-editor text-x-generic", "paintbrush": "applications-graphics",
    "paperclip": "mail-attachment", "pause": "media-playback-pause", "pencil": "document-edit edit",
    "person": "avatar-default", "person.2": "system-users", "phone": "call-start", "photo": "image-x-generic",
    "pin": "view-pin", "play": "media-playback-start", "plus": "list-add", "power": "system-shutdown",
    "printer": "printer", "questionmark": "help-browser dialog-question", "scissors": "edit-cut",
    "slider.horizontal.3": "preferences-system", "speaker": "audio-volume-low", "speaker.slash": "audio-volume-muted",
    "speaker.wave.3": "audio-volume-high", "square.and.arrow.down": "document-save",
    "square.and.arrow.up": "emblem-shared send-to", "square.and.pencil": "document-edit",
    "star": "starred non-starred", "stop": "media-playback-stop", "sun.max": "weather-clear display-brightness",
    "terminal": "utilities-terminal", "text.bubble": "user-available",
    "trash": "user-trash edit-delete",
    "tv": "video-display", "video": "camera-video", "wifi": "network-wireless",
    "xmark": "window-close", "exclamationmark.triangle": "dialog-warning",
  ]
}
