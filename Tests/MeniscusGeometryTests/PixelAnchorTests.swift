import MeniscusGeometry
import TestSupport
import Testing

@Suite struct PixelAnchorTests {
  /// The pixel is the whole part by definition; what lies a rounding below a pixel belongs to it.
  @Test(arguments: [
    (0.0, 0), (0.999, 0), (7.5, 7), (-0.25, -1), (8.0.nextDown, 8), (1.1 * 3 + 2.7, 6),
    (.infinity, 0), (.nan, 0), (1e9, 0),
  ])
  func theOriginLiesInAPixel(place: Double, pixel: Int) {
    let anchor = PixelAnchor(.translation(x: place, y: -3.5))
    expectEqual(anchor.column, pixel)
    expectEqual(anchor.row, -4)
  }

  /// Thirds of a point are pixels at a scale of 3, whatever is lost to rounding.
  @Test(arguments: [1.0, 1.1, 2, 3])
  func itMovesAlongWithWholePixels(scale: Double) {
    for place in 0..<300 {
      let own = Affine2D.translation(x: Double(place) / 7, y: Double(place) / 3)
      let moved = own.then(.translation(x: 48 / scale, y: 96 / scale))
      let (first, second) = (PixelAnchor(own, scale: scale), PixelAnchor(moved, scale: scale))
      expectEqual(second.column, first.column + 48)
      expectEqual(second.row, first.row + 96)
    }
  }

  @Test func settledValuesAreMultiplesAndNoFartherThanHalfAStep() {
    for index in 0..<1000 {
      let value = Double(index) * 7.123 - 3000
      let settled = value.settled
      expectEqual((settled * 0x1p20).rounded(), settled * 0x1p20)
      expectClose(settled, value, within: 0x1p-21)
    }
    expectEqual((0x1p40 + 0.5).settled, 0x1p40 + 0.5)
    #expect(Double.nan.settled.isNaN)
  }
}
