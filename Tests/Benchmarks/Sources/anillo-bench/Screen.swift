#if Window
import CScreen
import Glibc

/// A display without hardware whose screen is a file in shared memory, and the pointer on it.
@safe
final class Screen {
  private let server: Session
  private let connection: OpaquePointer
  private let root: UInt32
  private let pixels: UnsafeRawPointer
  private let bytesPerRow: Int
  let name: String
  static let width = 800
  static let height = 600

  init(_ place: Workplace) throws(BenchFault) {
    guard let program = place.installed("Xvfb") else { throw .tooSlow("Xvfb is not installed") }
    let session = try Session(
      [
        program, "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24", "-fbdir", place.folder,
        "-nocursor", "-noreset", "-nolisten", "tcp", "-s", "0",
      ], environment: place.environment(), folder: place.folder)
    try wait(for: "the display", [session]) { Self.number(in: session.output) != nil }
    server = session
    name = ":" + (Self.number(in: session.output) ?? "")
    guard let connection = unsafe xcb_connect(name, nil), unsafe xcb_connection_has_error(connection) == 0 else {
      throw .cannotRun("display \(name)")
    }
    unsafe self.connection = unsafe connection
    root = unsafe xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    (unsafe pixels, bytesPerRow) = unsafe try Self.map(place.folder + "/Xvfb_screen0")
  }

  deinit { unsafe xcb_disconnect(connection) }

  /// The line with the display's number, among complaints.
  private static func number(in output: [UInt8]) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.allSatisfy(\.isNumber) }.map(String.init)
  }

  /// The picture in an XWD dump (XWDFile.h), behind its header and the colours that it does not use, 12 bytes each.
  private static func map(_ path: String) throws(BenchFault) -> (UnsafeRawPointer, Int) {
    let file = unsafe open(path, O_RDONLY)
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    guard file >= 0, let start = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), unsafe start != MAP_FAILED
    else { throw .cannotRun("\(path): errno \(errno)") }
    let field = { (index: Int) in unsafe Int(UInt32(bigEndian: start.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    return unsafe (UnsafeRawPointer(start + field(0) + field(19) * 12), field(12))
  }

  /// What rows of the screen show now.
  func rows(_ rows: Range<Int>) -> [UInt8] {
    unsafe Array(
      UnsafeRawBufferPointer(start: pixels + rows.lowerBound * bytesPerRow, count: rows.count * bytesPerRow))
  }

  /// Looks without a pause until rows show something else, and tells when that was.
  func change(of rows: Range<Int>, from picture: [UInt8]) throws(BenchFault) -> ContinuousClock.Instant {
    let end = ContinuousClock.now + .seconds(5)
    let start = unsafe pixels + rows.lowerBound * bytesPerRow
    while unsafe memcmp(start, picture, picture.count) == 0 {
      if ContinuousClock.now > end { throw .tooSlow("a menu did not come within 5 seconds of a long press") }
      // As long as the measured programs have work they need the processor more.
      usleep(100)
    }
    return .now
  }

  /// Waits until nothing has been drawn for so long, and something before.
  func rest(milliseconds: Int) throws(BenchFault) {
    let end = ContinuousClock.now + .seconds(10)
    var (picture, quiet) = (rows(0..<Self.height), 0)
    while quiet < milliseconds || picture.allSatisfy({ $0 == 0 }) {
      if ContinuousClock.now > end { throw .tooSlow("a window did not come to rest within 10 seconds") }
      usleep(10_000)
      let next = rows(0..<Self.height)
      quiet = next == picture ? quiet + 10 : 0
      picture = next
    }
  }

  /// The middle of the window that is shown.
  func windowCenter() throws(BenchFault) -> (x: Int, y: Int) {
    guard let tree = unsafe xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil) else {
      throw .cannotRun("the windows of \(name)")
    }
    defer { unsafe free(tree) }
    let count = unsafe Int(xcb_query_tree_children_length(tree))
    for index in (0..<count).reversed() {
      let window = unsafe xcb_query_tree_children(tree)[index]
      guard let found = unsafe xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil) else {
        continue
      }
      defer { unsafe free(found) }
      let (x, y, width, height) = unsafe (
        Int(found.pointee.x), Int(found.pointee.y), Int(found.pointee.width), Int(found.pointee.height)
      )
      if width > 100 { return (x + width / 2, y + height / 2) }
    }
    throw .tooSlow("no window on \(name)")
  }

  func move(to place: (x: Int, y: Int)) { fake(XCB_MOTION_NOTIFY, 0, place) }
  func press() { fake(XCB_BUTTON_PRESS, 1) }
  func release() { fake(XCB_BUTTON_RELEASE, 1) }

  /// Returns when the server has passed it on.
  private func fake(_ type: Int32, _ detail: UInt8, _ place: (x: Int, y: Int) = (0, 0)) {
    unsafe xcb_test_fake_input(connection, UInt8(type), detail, 0, root, Int16(place.x), Int16(place.y), 0)
    unsafe free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }
}
#endif
