import MenuGeometry

extension FuzzTarget {
  /// Whatever numbers are given: what comes of them is finite, and an item is found where it stands.
  func checkGeometry(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    checkLayout(input.layout(), &input)
    checkPlacement(&input)
    checkDirection(&input)
    checkSeparation(&input)
    checkMotion(&input)
  }

  private func checkLayout(_ layout: RadialLayout, _ input: inout FuzzInput) {
    let drag = Offset(dx: input.number(), dy: input.number())
    for reach in [Double.infinity, input.number()] {
      let found = layout.item(under: drag, reach: reach)
      require(found.map { (0..<layout.count).contains($0) } ?? true, "\(found ?? 0) of \(layout)")
    }
    for index in 0..<min(layout.count, 100) {
      guard let offset = layout.offset(of: index) else { fatalError("item \(index) of \(layout) is nowhere") }
      requireFinite([offset.dx, offset.dy], "\(index) of \(layout)")
      if layout.isClear { require(layout.item(under: offset) == index, "item \(index) of \(layout) is another") }
    }
    require(layout.offset(of: layout.count) == nil && layout.offset(of: -1) == nil, "an item too many")
  }

  private func checkPlacement(_ input: inout FuzzInput) {
    let placement = RingPlacement(
      count: input.integer(), radius: input.number(), diameter: input.number(), titleHeight: input.number(),
      pressedAt: input.point(), in: Size(width: input.number(), height: input.number()), isMirrored: input.flag())
    let (center, edge, targets) = (placement.center, placement.title.edge, placement.targets)
    requireFinite(
      [center.x, center.y, placement.layout.radius, placement.diameter, edge.x, edge.y, targets.tapReach],
      "\(placement)")
    require(placement.diameter >= 0, "\(placement)")
    checkLayout(placement.layout, &input)
  }

  private func checkDirection(_ input: inout FuzzInput) {
    let centers = (0..<input.index(below: 12)).map { _ in Offset(dx: input.number(), dy: input.number()) }
    let current = input.optional { $0.integer() }
    for direction in ScreenDirection.allCases {
      let found = direction.item(from: current, among: centers)
      require(found.map(centers.indices.contains) ?? true, "\(found ?? 0) of \(centers.count)")
      require(found == nil || found != current, "an arrow leads to where it begins")
      require(found.map { centers[$0].dx.isFinite && centers[$0].dy.isFinite } ?? true, "an arrow leads to nowhere")
    }
  }

  private func checkSeparation(_ input: inout FuzzInput) {
    let (count, size, asked) = (input.integer(), input.number(), input.number())
    let sweep = Sweep(from: input.number(), to: input.number())
    let radius = RadialLayout.radius(separating: count, diameter: size, on: sweep, atLeast: asked)
    let diameter = RadialLayout.diameter(separating: count, radius: size, on: sweep, atMost: asked)
    guard size.isFinite, asked.isFinite, sweep.start.isFinite, sweep.end.isFinite else { return }
    require(radius.map { $0.isFinite && $0 >= asked } ?? true, "radius \(radius ?? 0), at least \(asked)")
    require(diameter.isFinite && diameter >= 0 && diameter <= max(asked, 0), "diameter \(diameter), at most \(asked)")
  }

  private func checkMotion(_ input: inout FuzzInput) {
    let motion = MenuMotion(isReduced: input.flag())
    let (item, time) = (input.integer(), input.number())
    for shown in [motion.opening(item: item, at: time), motion.closing(at: time)] {
      requireFinite([shown.scale, shown.opacity, shown.offsetFactor], "\(shown) at \(time)")
      require((0...1).contains(shown.opacity), "\(shown) at \(time)")
    }
    requireFinite([motion.openingTime(count: item)], "the time of opening \(item)")
    let spring = Spring(response: input.number(), dampingFraction: input.number())
    requireFinite([spring.value(at: time), spring.settlingTime], "\(spring) at \(time)")
  }
}

extension RadialLayout {
  /// Whether its items are so far apart, and from the centre, that each can be told from the next.
  fileprivate var isClear: Bool {
    let span = min(abs(sweep.end - sweep.start), 360)
    return (1e-300...1e300).contains(radius) && max(abs(sweep.start), abs(sweep.end)) < 1e6 && count <= 1000
      && span > 0.01 && (span >= 360 || span < 359.99)
  }
}
