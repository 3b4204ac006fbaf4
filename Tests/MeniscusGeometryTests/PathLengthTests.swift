import MeniscusGeometry
import TestSupport
import Testing

/// Lengths, and what is cut by length.
@Suite("Path: lengths")
struct PathLengthTests {
  private let square = Path2D.rectangle(Rect2D(x: 0, y: 0, width: 10, height: 10))

  @Test func lengthsOfKnownCurves() {
    expectEqual(square.length, 40)
    // The cubic circle's perimeter is that of the circle to two parts in ten thousand.
    let circle = Path2D.ellipse(in: Rect2D(x: 0, y: 0, width: 2, height: 2))
    expectClose(circle.length / (2 * .pi), 1, closerThan: 2e-4)
    // A parabola y = x² from 0 to 1: √5 ÷ 2 + ln(2 + √5) ÷ 4.
    var parabola = Path2D()
    parabola.move(to: .zero)
    parabola.curve(to: Point2D(x: 1, y: 1), control: Point2D(x: 0.5, y: 0))
    expectClose(parabola.length, 1.478_942_857_544_597_4, closerThan: 1e-12)
    expectEqual(Path2D().length, 0)
  }

  @Test func trimmingASquare() {
    expectEqual(
      square.trimmed(from: 0, to: 0.5).elements,
      [
        .move(.zero), .line(Point2D(x: 10, y: 0)), .line(Point2D(x: 10, y: 10)),
      ])
    expectEqual(
      square.trimmed(from: 0.125, to: 0.375).elements,
      [
        .move(Point2D(x: 5, y: 0)), .line(Point2D(x: 10, y: 0)), .line(Point2D(x: 10, y: 5)),
      ])
    expectEqual(square.trimmed(from: -1, to: 2), square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func trimmingACircleStartsAtItsRightAndRunsClockwise() throws {
    let circle = Path2D.ellipse(in: Rect2D(x: -1, y: -1, width: 2, height: 2))
    let half = circle.trimmed(from: 0, to: 0.5)
    // Lengths are found by halving to 2⁻⁴⁰ of a quarter.
    #expect(half.bounds.minY.magnitude < 1e-10 && half.bounds.maxY == 1)
    let eighth = try #require(circle.trimmed(from: 0, to: 0.125).currentPoint)
    let root = 0.5.squareRoot()
    #expect(eighth.distance(to: Point2D(x: root, y: root)) < 1e-10)
  }

  @Test func trimsAddUp() {
    let path = Path2D.roundedRectangle(
      Rect2D(x: 0, y: 0, width: 30, height: 20), radii: CornerRadii2D(all: 7), curve: .continuous)
    let cuts = [0, 0.1, 0.35, 0.36, 0.8, 1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = path.trimmed(from: from, to: to)
      expectClose(part.length, (to - from) * path.length, closerThan: 1e-8)
    }
  }

  @Test func wholeContoursStayClosed() {
    var two = square
    two.append(.rectangle(Rect2D(x: 20, y: 0, width: 10, height: 10)))
    let trimmed = two.trimmed(from: 0, to: 0.75)
    expectEqual(Array(trimmed.elements.prefix(5)).last, .line(.zero))
    expectEqual(trimmed.elements.filter { $0 == .close }.count, 1)
    expectEqual(trimmed.length, 60)
  }

  @Test func dashesFollowThePattern() {
    var line = Path2D()
    line.move(to: .zero)
    line.line(to: Point2D(x: 10, y: 0))
    func dashes(_ lengths: [Double], phase: Double = 0) -> [Double] {
      line.dashed(lengths: lengths, phase: phase).elements.map { element in
        switch element {
        case .move(let point), .line(let point): point.x
        default: .nan
        }
      }
    }
    expectEqual(dashes([3, 2]), [0, 3, 5, 8])
    expectEqual(dashes([3, 2], phase: 1), [0, 2, 4, 7, 9, 10])
    expectEqual(dashes([3, 2], phase: -1), [1, 4, 6, 9])
    expectEqual(dashes([3, 2], phase: -3), [0, 1, 3, 6, 8, 10])
    expectEqual(dashes([3, 2], phase: 51), dashes([3, 2], phase: 1))
    expectEqual(dashes([2]), [0, 2, 4, 6, 8, 10])
    expectEqual(dashes([1, 2, 3]), [0, 1, 3, 6, 7, 9])
    for bad in [[], [0, 0], [-1, 2], [.infinity, 1], [.nan], [1e-9, 1e-9]] as [[Double]] {
      expectEqual(dashes(bad), [0, 10])
    }
  }

  @Test func dashesTurnCorners() {
    let dashed = square.dashed(lengths: [15, 5])
    expectEqual(
      dashed.elements,
      [
        .move(.zero), .line(Point2D(x: 10, y: 0)), .line(Point2D(x: 10, y: 5)),
        .move(Point2D(x: 10, y: 10)), .line(Point2D(x: 0, y: 10)), .line(Point2D(x: 0, y: 5)),
      ])
  }
}
