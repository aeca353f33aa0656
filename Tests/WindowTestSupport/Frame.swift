#if Window
internal import Glibc

/// What the screen, or a part of it, showed at one moment.
public struct Frame: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  /// Where on the screen it is; all places are the screen's.
  public let area: Rectangle
  /// 0xRRGGBB each, row by row; what the server has left in the upper byte is no colour.
  let pixels: [UInt32]

  public static func == (one: Frame, other: Frame) -> Bool {
    one.area == other.area && one.differences(from: other) == nil
  }

  // A test that fails must not print half a million pixels.
  public var description: String { "frame of \(area)" }
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Every pixel, 0xRRGGBB, row by row.
  public var values: [UInt32] { pixels.map { $0 & 0xFF_FFFF } }

  public subscript(x: Int, y: Int) -> Pixel {
    precondition(area.contains(Point(x, y)), "(\(x), \(y)) is outside of the frame")
    return Pixel(pixels[(y - area.y) * area.width + x - area.x])
  }

  public subscript(point: Point) -> Pixel { self[point.x, point.y] }

  /// Whether nothing is drawn: the screen around the windows is black.
  public var isBlack: Bool { pixels.allSatisfy { $0 & 0xFF_FFFF == 0 } }

  /// A part of it.
  public func cropped(to part: Rectangle) -> Frame {
    precondition(area.contains(part), "\(part) is outside of the frame")
    var kept: [UInt32] = []
    kept.reserveCapacity(part.width * part.height)
    for y in part.rows {
      let start = (y - area.y) * area.width + part.x - area.x
      kept += pixels[start..<(start + part.width)]
    }
    return Frame(area: part, pixels: kept)
  }

  /// The smallest rectangle around all pixels of a colour, and how many there are. With a tolerance every part of the
  /// colour may differ by as much, as it does at the edges of text.
  public func extent(of color: Pixel, tolerance: Int = 0) -> Extent? {
    if tolerance > 0 { return extent { $0.distance(to: color) <= tolerance } }
    return extent(inRows: { _ in true }) { pixels[$0] & 0xFF_FFFF == color.value }
  }

  /// The same for the pixels that satisfy a condition; slow, since it is asked for each of them.
  public func extent(where matches: (Pixel) -> Bool) -> Extent? {
    extent(inRows: { _ in true }) { matches(Pixel(pixels[$0])) }
  }

  /// Where it differs from another frame of the same area; nil where all is the same.
  public func differences(from other: Frame) -> Extent? {
    precondition(area == other.area, "frames of different areas")
    return unsafe pixels.withUnsafeBytes { ours in
      unsafe other.pixels.withUnsafeBytes { theirs in
        extent { row in
          let start = row.lowerBound * 4
          return unsafe memcmp(ours.baseAddress! + start, theirs.baseAddress! + start, row.count * 4) != 0
        } _: {
          (pixels[$0] ^ other.pixels[$0]) & 0xFF_FFFF != 0
        }
      }
    }
  }

  /// Rows are passed over whole where that is known: tests are built without optimization, and a frame is large.
  private func extent(inRows mayMatch: (Range<Int>) -> Bool, _ matches: (Int) -> Bool) -> Extent? {
    var extent: Extent?
    for row in 0..<area.height {
      let indices = (row * area.width)..<((row + 1) * area.width)
      guard mayMatch(indices) else { continue }
      for index in indices where matches(index) {
        let point = Point(index - indices.lowerBound + area.x, row + area.y)
        extent = extent?.adding(point) ?? Extent(point)
      }
    }
    return extent
  }
}

/// Pixels that have something in common: how many, and the smallest rectangle around them.
public struct Extent: Hashable, Sendable {
  public private(set) var box: Rectangle
  public private(set) var count = 1

  init(_ point: Point) { box = Rectangle(x: point.x, y: point.y, width: 1, height: 1) }

  func adding(_ point: Point) -> Extent {
    var sum = self
    let (right, bottom) = (max(box.columns.upperBound, point.x + 1), max(box.rows.upperBound, point.y + 1))
    let (left, top) = (min(box.x, point.x), min(box.y, point.y))
    sum.box = Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    sum.count += 1
    return sum
  }
}
#endif
