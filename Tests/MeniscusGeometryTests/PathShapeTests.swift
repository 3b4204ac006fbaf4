import MeniscusGeometry
import TestSupport
import Testing

/// The shapes against circles, published corner points and what their documentation promises.
@Suite("Path: shapes")
struct PathShapeTests {
  private let rect = Rect2D(x: 10, y: 20, width: 120, height: 80)

  /// The largest distance that a cubic quarter circle keeps from its circle, of the radius: the
  /// known error of the handle length 4/3 (√2 − 1), 0.0273 per cent.
  private let quarterError = 2.73e-4

  @Test func rectangleRunsClockwiseFromItsTopLeftCorner() {
    let path = Path2D.rectangle(rect)
    expectEqual(
      path.elements,
      [
        .move(Point2D(x: 10, y: 20)), .line(Point2D(x: 130, y: 20)), .line(Point2D(x: 130, y: 100)),
        .line(Point2D(x: 10, y: 100)), .close,
      ])
    expectEqual(path.windingNumber(around: rect.center), 1)
  }

  @Test func ellipseKeepsToItsEquation() {
    let path = Path2D.ellipse(in: rect)
    expectEqual(path.bounds, rect)
    var largest = 0.0
    path.forEachEdge(tolerance: 1e-6) { point, _ in
      let x = (point.x - rect.midX) / 60
      let y = (point.y - rect.midY) / 40
      let radius = (x * x + y * y).squareRoot()
      #expect(radius >= 1 - 1e-7)
      largest = max(largest, radius - 1)
    }
    #expect(largest <= quarterError && largest > 0.99 * quarterError)
    expectEqual(path.windingNumber(around: rect.center), 1)
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func roundedRectangleTouchesItsEdgesAndTurnsClockwise(_ curve: CornerCurve) {
    let radii = CornerRadii2D(topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 35)
    let path = Path2D.roundedRectangle(rect, radii: radii, curve: curve)
    // Curve ends are sums of a vertex and a length; an ulp or two of 130 is all that may be lost.
    #expect(isSame(path.bounds, rect, within: 1e-13))
    expectEqual(path.windingNumber(around: rect.center), 1)
    #expect(path.contains(Point2D(x: 10.5, y: 20.5)))
    #expect(!path.contains(Point2D(x: 129, y: 21)))
    #expect(!path.contains(Point2D(x: 128, y: 98)))
    #expect(!path.contains(Point2D(x: 15, y: 95)))
  }

  @Test func circularCornersKeepToTheirCircles() {
    let path = Path2D.roundedRectangle(rect, radii: CornerRadii2D(all: 30))
    for step in 0...32 {
      let angle = Double(step) / 32 * .pi / 2
      let (sine, cosine) = Exact.sineAndCosine(angle)
      func point(_ radius: Double) -> Point2D {
        Point2D(x: 100 + radius * cosine, y: 70 + radius * sine)
      }
      #expect(path.contains(point(29.999)))
      #expect(!path.contains(point(30 * (1 + quarterError) + 0.001)))
    }
  }

  /// The corner of UIKit's `UIBezierPath(roundedRect:cornerRadius:)` in units of the radius, as Liam
  /// Rosenfeld extracted it ("My Quest for the Apple Icon Shape").
  private let appleCorner = [
    Cubic2D(
      start: Point2D(x: 1.528665, y: 0), control1: Point2D(x: 1.08849296, y: 0),
      control2: Point2D(x: 0.86840694, y: 0), end: Point2D(x: 0.63149379, y: 0.07491139)),
    Cubic2D(
      start: Point2D(x: 0.63149379, y: 0.07491139), control1: Point2D(x: 0.37282383, y: 0.16905956),
      control2: Point2D(x: 0.16905956, y: 0.37282383), end: Point2D(x: 0.07491139, y: 0.63149379)),
  ]

  @Test func continuousCornersLieNearAppleOnes() {
    let square = Rect2D(x: 0, y: 0, width: 10, height: 10)
    let path = Path2D.roundedRectangle(
      square, radii: CornerRadii2D(all: 1), curve: .continuous)
    let edges = polyline(path, tolerance: 1e-6)
    for curve in appleCorner {
      for step in 0...20 {
        let point = curve.point(at: Double(step) / 20)
        let distance = edges.reduce(.infinity) { min($0, $1.distance(to: point)) }
        #expect(distance <= 0.004)
      }
    }
    // Not a circle: that is 0.07 r further from the vertex than Apple's corner is at 0.64 r.
    #expect(!path.contains(Point2D(x: 0.63, y: 0.07)))
  }

  @Test func continuousCornersHaveNoKinks() {
    let path = Path2D.roundedRectangle(
      rect, radii: CornerRadii2D(topLeft: 5, topRight: 15, bottomRight: 30, bottomLeft: 38),
      curve: .continuous)
    var last: Point2D?
    path.forEachEdge(tolerance: 1e-5) { start, end in
      let direction = (end - start) * (1 / start.distance(to: end))
      if let last {
        // Chords of 10⁻⁵ pt sagitta in a bow of 5 pt and more turn by 0.008 at most.
        #expect(last.x * direction.y - last.y * direction.x < 0.01)
        #expect(last.x * direction.x + last.y * direction.y > 0.99)
      }
      last = direction
    }
  }

  @Test func continuousCornersBecomeACapsuleGradually() {
    let capsule = Path2D.capsule(in: rect)
    expectEqual(
      Path2D.roundedRectangle(rect, radii: CornerRadii2D(all: 40), curve: .continuous), capsule)
    expectEqual(
      Path2D.roundedRectangle(rect, radii: CornerRadii2D(all: 400), curve: .continuous), capsule)
    // A radius one thousandth smaller moves no point by more than a hundredth.
    let nearly = Path2D.roundedRectangle(
      rect, radii: CornerRadii2D(all: 39.999), curve: .continuous)
    let edges = polyline(capsule, tolerance: 1e-4)
    for edge in polyline(nearly, tolerance: 1e-4) {
      let distance = edges.reduce(.infinity) { min($0, $1.distance(to: edge.start)) }
      #expect(distance < 0.01)
    }
  }

  @Test func radiiAreScaledTogetherUntilTheyFit() {
    let size = Size2D(width: 100, height: 50)
    // The example of CSS Backgrounds 4.5: the smallest ratio of side and sum scales all.
    let fitted = CornerRadii2D(topLeft: 60, topRight: 60, bottomRight: 20, bottomLeft: 40)
      .fitted(to: size)
    expectEqual(fitted, CornerRadii2D(topLeft: 30, topRight: 30, bottomRight: 10, bottomLeft: 20))
    // On each side alone two radii of 60 in place of 50 or 100.
    let pairs = [
      (CornerRadii2D(topLeft: 60, topRight: 60, bottomRight: 0, bottomLeft: 0), 50.0),
      (CornerRadii2D(topLeft: 0, topRight: 60, bottomRight: 60, bottomLeft: 0), 25),
      (CornerRadii2D(topLeft: 0, topRight: 0, bottomRight: 60, bottomLeft: 60), 50),
      (CornerRadii2D(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 60), 25),
    ]
    for (radii, expected) in pairs {
      let fitted = radii.fitted(to: size)
      let sum = fitted.topLeft + fitted.topRight + fitted.bottomRight + fitted.bottomLeft
      expectEqual(sum, 2 * expected)
    }
    let small = CornerRadii2D(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    expectEqual(small.fitted(to: size), small)
    expectEqual(CornerRadii2D(all: -3).fitted(to: size), CornerRadii2D(all: 0))
    expectEqual(CornerRadii2D(all: .nan).fitted(to: size), CornerRadii2D(all: 0))
    expectEqual(CornerRadii2D(all: .infinity).fitted(to: size), CornerRadii2D(all: 25))
    expectEqual(CornerRadii2D(all: 5).fitted(to: .zero), CornerRadii2D(all: 0))
  }

  @Test func ellipticalCornersFillHalfTheRectangleAtMost() {
    let huge = Path2D.roundedRectangle(rect, cornerSize: Size2D(width: 500, height: 500))
    #expect(isSame(huge.bounds, rect, within: 1e-13))
    let ellipse = polyline(Path2D.ellipse(in: rect), tolerance: 1e-3)
    for edge in polyline(huge, tolerance: 1e-3) {
      let distance = ellipse.reduce(.infinity) { min($0, $1.distance(to: edge.start)) }
      #expect(distance < 0.01)
    }
    let flat = Path2D.roundedRectangle(rect, cornerSize: Size2D(width: 30, height: 10))
    expectEqual(flat.windingNumber(around: rect.center), 1)
    #expect(flat.contains(Point2D(x: 22, y: 23)) && !flat.contains(Point2D(x: 13, y: 22)))
    #expect(flat.contains(Point2D(x: 118, y: 97)) && !flat.contains(Point2D(x: 127, y: 98)))
  }

  @Test func arcsBeginAndEndWhereTheirAnglesSay() throws {
    for (start, sweep) in [(0.0, 1.0), (2.0, -3.0), (-1.0, 6.0), (0.5, -6.2), (3.0, 0.001)] {
      var path = Path2D()
      path.addArc(center: Point2D(x: 3, y: 4), radius: 10, startAngle: start, sweep: sweep)
      let (sine, cosine) = Exact.sineAndCosine(start + sweep)
      let end = try #require(path.currentPoint)
      #expect(end.distance(to: Point2D(x: 3 + 10 * cosine, y: 4 + 10 * sine)) < 1e-14)
      for edge in polyline(path, tolerance: 1e-5).dropLast() {
        let radius = edge.start.distance(to: Point2D(x: 3, y: 4))
        #expect(radius > 10 - 1e-9 && radius < 10 * (1 + quarterError))
      }
      // The arc's length is the radius times the angle, but for the curve's error.
      expectClose(path.length, 10 * sweep.magnitude, closerThan: 10 * sweep.magnitude * 2e-4)
    }
  }

  @Test func arcsTurnOnceAtMostAndJoinWhatWasDrawn() {
    var turn = Path2D()
    turn.addArc(center: .zero, radius: 1, startAngle: 0, sweep: 100)
    expectEqual(turn.elements.count, 5)
    expectEqual(turn.windingNumber(around: .zero), 1)
    var back = Path2D()
    back.addArc(center: .zero, radius: 1, startAngle: 0, sweep: -100)
    expectEqual(back.windingNumber(around: .zero), -1)
    var wedge = Path2D()
    wedge.move(to: .zero)
    wedge.addArc(center: .zero, radius: 2, startAngle: 0, sweep: .pi / 2)
    wedge.close()
    expectEqual(wedge.elements.count, 4)
    expectEqual(wedge.elements[1], .line(Point2D(x: 2, y: 0)))
    #expect(wedge.contains(Point2D(x: 0.5, y: 0.5)) && !wedge.contains(Point2D(x: 0.5, y: -0.5)))
  }

  @Test func theBuilderKeepsContoursWhole() {
    var path = Path2D()
    expectEqual(path.currentPoint, nil)
    path.close()
    path.line(to: Point2D(x: 1, y: 1))
    expectEqual(path.elements, [.move(Point2D(x: 1, y: 1))])
    path.line(to: Point2D(x: 5, y: 1))
    path.close()
    path.close()
    expectEqual(path.currentPoint, Point2D(x: 1, y: 1))
    path.curve(to: Point2D(x: 9, y: 9), control: Point2D(x: 5, y: 0))
    expectEqual(
      path.elements,
      [
        .move(Point2D(x: 1, y: 1)), .line(Point2D(x: 5, y: 1)), .close, .move(Point2D(x: 1, y: 1)),
        .quadratic(Point2D(x: 5, y: 0), Point2D(x: 9, y: 9)),
      ])
  }
}
