import JSONText
import MenuGeometry
import Testing

@Suite struct ArcVectorTests {
  static let distance = Vectors.arc["distance"].number
  static let anchors: [String: ArcAnchor] = [
    "topLeft": .topLeft, "topRight": .topRight, "bottomRight": .bottomRight, "bottomLeft": .bottomLeft,
    "center": .center,
  ]

  private func anchor(_ row: JSONValue) -> ArcAnchor {
    Self.anchors[row["anchor"].string] ?? .custom(start: row["start"].number, end: row["end"].number)
  }

  @Test func anchors() {
    let rows = Vectors.arc["anchors"].members
    #expect(Set(rows.map(\.key)) == Set(Self.anchors.keys))
    for (name, ends) in rows {
      #expect(Self.anchors[name]?.sweep == Sweep(from: ends.elements[0].number, to: ends.elements[1].number))
    }
  }

  @Test(arguments: Vectors.arc["cases"].elements)
  func offsets(_ row: JSONValue) {
    let layout = RadialLayout(count: row["count"].integer, distance: Self.distance, anchor: anchor(row))
    #expect(areClose(layout.offsets, row["offsets"].elements.map(\.offset)))
    #expect(layout.sweep == Sweep(from: row["start"].number, to: row["end"].number))
  }

  @Test(arguments: Vectors.arc["cases"].elements)
  func rightToLeftMirrorsX(_ row: JSONValue) {
    let layout = RadialLayout(
      count: row["count"].integer, distance: Self.distance, anchor: anchor(row), isMirrored: true)
    #expect(areClose(layout.offsets, row["offsets"].elements.map { $0.offset.mirrored }))
  }
}
