import JSONText
import MenuGeometry
import Testing

@Suite struct RingVectorTests {
  static let radius = Vectors.ring["radius"].number

  @Test func theDeadZoneIsThatOfTheVectors() {
    #expect(RadialLayout.deadZone == Vectors.ring["deadZone"].number)
  }

  @Test(arguments: Vectors.ring["offsets"].elements)
  func offsets(_ row: JSONValue) {
    let layout = RadialLayout(count: row["count"].integer, radius: Self.radius)
    #expect(areClose(layout.offsets, row["offsets"].elements.map(\.offset)))
  }

  @Test(arguments: Vectors.ring["hits"].elements)
  func hit(_ row: JSONValue) {
    let layout = RadialLayout(count: row["count"].integer, radius: Self.radius)
    #expect(layout.item(under: row["point"].offset) == row["index"].index)
  }

  @Test(arguments: Vectors.ring["deadZoneHits"].elements)
  func deadZoneHit(_ row: JSONValue) {
    let layout = RadialLayout(count: row["count"].integer, radius: row["radius"].number)
    #expect(layout.item(under: row["point"].offset) == row["index"].index)
  }

  @Test(arguments: Vectors.ring["mirrored"].elements)
  func mirrored(_ row: JSONValue) {
    for (key, isMirrored) in [("leftToRight", false), ("rightToLeft", true)] {
      let layout = RadialLayout(count: row["count"].integer, radius: Self.radius, isMirrored: isMirrored)
      #expect(layout.item(under: row["point"].offset) == row[key].index)
    }
  }

  @Test func everyRowIsRead() {
    let counts = ["offsets", "hits", "deadZoneHits", "mirrored"].map { Vectors.ring[$0].elements.count }
    #expect(counts == [8, 64, 9, 3])
    #expect(Vectors.arc["cases"].elements.count == 56)
  }
}
