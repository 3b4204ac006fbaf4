import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import Testing

@Suite struct FusedShapeOriginTests {
  /// The samples at the middles of pixels around a fused shape, its own pixel at (0, 0).
  private func samples(_ list: DisplayList) throws -> [Float] {
    let fusedShape = try #require(FusedShapes.resolve(list).shapes.first)
    let (step, count) = (1 / list.scale, 240)
    var samples: [Float] = []
    var row = [Float](repeating: .nan, count: 3 * count)
    for y in -20..<120 {
      row.withUnsafeMutableBufferPointer { row in
        _ = fusedShape.fillRow(
          y: (Double(y) + 0.5) * step, x: 0.5 * step, first: -20, step: step,
          distance: .init(rebasing: row[..<count]),
          gradientX: .init(rebasing: row[count..<2 * count]),
          gradientY: .init(rebasing: row[(2 * count)...]))
      }
      samples += row
    }
    return samples
  }

  /// The middles of the bars lie on the middles of pixels: which side is nearer hangs on a last bit.
  private func list(movedBy pixels: Int, scale: Double) -> DisplayList {
    var list = DisplayList(
      size: Size2D(width: 900, height: 900), scale: scale, background: .white)
    let bar = Path2D(elements: [
      .move(.zero), .line(Point2D(x: 5, y: 0)), .line(Point2D(x: 5, y: 20)),
      .line(Point2D(x: 0, y: 20)), .close,
    ])
    let row = list.resources.row(of: bar)
    let move = Affine2D.translation(x: Double(pixels) / scale, y: Double(2 * pixels) / scale)
    for place in 0..<6 {
      let own = Affine2D.translation(x: 20 + 1 / 3.0 + Double(place) * 11 / 3, y: 20.1)
      list.glass.append(
        GlassElement(.outline(row, .nonZero), own.then(move), container: 0, spacing: 4))
    }
    return list
  }

  @Test(arguments: [1.0, 1.1, 2, 3])
  func shapesThatAreMovedByWholePixelsAreTheSameInEveryBit(scale: Double) throws {
    let own = try samples(list(movedBy: 0, scale: scale))
    #expect(own.contains { $0 < -1 })
    for pixels in [1, 48, 1001] {
      let moved = try samples(list(movedBy: pixels, scale: scale))
      #expect(zip(own, moved).allSatisfy { $0.bitPattern == $1.bitPattern }, "\(pixels)")
    }
  }
}
