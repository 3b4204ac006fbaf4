import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import Testing

@Suite struct SurfaceRowTests {
  private func row(
    _ surface: Surface, y: Double, x: Double, step: Double, count: Int
  ) -> [(distance: Float, x: Float, y: Float)] {
    var values = [Float](repeating: .nan, count: count * 3)
    values.withUnsafeMutableBufferPointer { buffer in
      surface.fillRow(
        y: y, x: x, step: step, distance: .init(rebasing: buffer[..<count]),
        gradientX: .init(rebasing: buffer[count..<(2 * count)]),
        gradientY: .init(rebasing: buffer[(2 * count)...]))
    }
    return (0..<count).map { (values[$0], values[count + $0], values[2 * count + $0]) }
  }

  @Test func rowsHoldTheSamples() throws {
    let ellipse = GlassElement(.ellipse(Rect2D(x: 60, y: -10, width: 50, height: 30)))
    let surfaces = Surfaces.of([.button(0), .button(50), ellipse])
    let surface = try #require(surfaces.surfaces.first)
    #expect(surface.elements == [0, 1, 2])
    for y in [-30.0, -7.25, 0, 11] {
      for (index, value) in row(surface, y: y, x: -40.5, step: 1 / 3.0, count: 500).enumerated() {
        let sample = surface.sample(at: Point2D(x: -40.5 + Double(index) * (1 / 3.0), y: y))
        #expect(value.distance == Float(sample.distance))
        #expect(value.x == Float(sample.gradient.x))
        #expect(value.y == Float(sample.gradient.y))
      }
    }
  }

  @Test func emptyRowsAreNothing() throws {
    let surface = try #require(Surfaces.of([.button(0)]).surfaces.first)
    #expect(row(surface, y: 0, x: 0, step: 1, count: 0).isEmpty)
  }
}
