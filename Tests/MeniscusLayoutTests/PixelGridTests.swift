import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

struct PixelGridTests {
  @Test(
    arguments: [
      (1.0, 0.5, 1.0), (1, -0.5, 0), (1, 0.49, 0), (1, -0.51, -1),
      (2, 0.25, 0.5), (2, 0.24, 0), (3, 0.5, 2.0 / 3), (3, 20.2, 61.0 / 3),
    ] as [(Double, Double, Double)])
  func halvesGoUp(_ scale: Double, _ coordinate: Double, _ expected: Double) {
    expectEqual(PixelGrid(scale: scale).rounded(coordinate), expected)
  }

  /// S-46: a line of body text is 20.333 points high at 3x.
  @Test func textSizesGoUp() {
    expectEqual(PixelGrid(scale: 3).roundedUp(20.29), 61.0 / 3)
    expectEqual(PixelGrid(scale: 2).roundedUp(20), 20)
  }

  @Test func edgesAreRoundedOneByOne() {
    let grid = PixelGrid(scale: 1)
    // Two neighbours stay neighbours although their sizes round differently.
    let left = grid.rounded(Rect2D(x: 0, y: 0, width: 33.4, height: 10))
    let right = grid.rounded(Rect2D(x: 33.4, y: 0, width: 33.4, height: 10))
    expectEqual(left.maxX, right.minX)
    expectEqual(left.width, 33)
    expectEqual(right.width, 34)
  }

  @Test func endlessStaysEndless() {
    let grid = PixelGrid(scale: 3)
    expectEqual(grid.rounded(.infinity), .infinity)
    expectEqual(grid.rounded(.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    #expect(grid.rounded(Double.nan).isNaN)
  }
}
