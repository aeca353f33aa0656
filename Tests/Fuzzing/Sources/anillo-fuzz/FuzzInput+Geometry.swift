import MenuGeometry

extension FuzzInput {
  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func layout() -> RadialLayout {
    let (count, radius, isMirrored) = (integer(), number(), flag())
    let anchors: [ArcAnchor] = [
      .topLeft, .topRight, .bottomRight, .bottomLeft, .center, .custom(start: number(), end: number()),
    ]
    return RadialLayout(count: count, distance: radius, anchor: element(of: anchors), isMirrored: isMirrored)
  }
}
