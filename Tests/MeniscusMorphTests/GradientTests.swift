import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct GradientTests {
  private static let rect = Rect2D(x: 0, y: 0, width: 140, height: 90)
  private static let radii = CornerRadii2D(
    topLeft: 4, topRight: 16, bottomRight: 30, bottomLeft: 45)

  /// Shapes whose fields are true distances.
  static let exact: [Silhouette] = [
    .rectangle(rect), .roundedRectangle(rect, CornerRadii2D(all: 20), .circular),
    .roundedRectangle(rect, CornerRadii2D(all: 45), .circular),
    .roundedRectangle(rect, radii, .circular), .ellipse(rect),
    .ellipse(Rect2D(x: 20, y: 0, width: 90, height: 90)), .outline(0, .nonZero),
  ]

  private static let kite = Path2D(elements: [
    .move(Point2D(x: 70, y: 0)), .line(Point2D(x: 140, y: 60)), .line(Point2D(x: 70, y: 90)),
    .line(Point2D(x: 0, y: 60)), .close,
  ])

  @Test(arguments: exact)
  func gradientIsTheDerivativeOutside(shape: Silhouette) throws {
    let fusedShape = try #require(FusedShape.of(shape, outlines: [Self.kite]))
    var seeded = Seeded(4)
    var count = 0
    while count < 150 {
      let point = Point2D(x: seeded.next(-40...180), y: seeded.next(-40...130))
      let sample = fusedShape.sample(at: point)
      guard sample.distance > 0.05, let derivative = fusedShape.derivative(point) else { continue }
      count += 1
      // The third derivative times the square of a step of 0.005, and the iteration's error.
      #expect(sample.gradient.distance(to: derivative) < 1e-3, "\(point)")
      let length = sample.gradient.distance(to: .zero)
      expectClose(length, 1, closerThan: 1e-9)
    }
  }

  @Test(arguments: exact)
  func gradientIsTheDerivativeAlongTheEdge(shape: Silhouette) throws {
    let fusedShape = try #require(FusedShape.of(shape, outlines: [Self.kite]))
    var seeded = Seeded(5)
    var count = 0
    while count < 100 {
      let start = Point2D(x: seeded.next(-20...160), y: seeded.next(-20...110))
      let sample = fusedShape.sample(at: start)
      // To just inside the nearest edge, less than a tenth of a point.
      let point = start - sample.gradient * (sample.distance + seeded.next(0.03...0.09))
      guard abs(fusedShape.sample(at: point).distance) < 0.1,
        let derivative = fusedShape.derivative(point)
      else { continue }
      count += 1
      // A tenth of a point deep, no more than 3 % of the smoothed direction is mixed in.
      #expect(fusedShape.sample(at: point).gradient.distance(to: derivative) < 0.03, "\(point)")
    }
  }

  @Test func deepInsideTheNearestSideDecides() throws {
    let rect = Rect2D(x: 0, y: 0, width: 200, height: 200)
    let fusedShape = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: 16), .circular)))
    for (x, y, gradient) in [
      (60.0, 15.0, Point2D(x: 0, y: -1)), (185, 90, Point2D(x: 1, y: 0)),
      (100, 199, Point2D(x: 0, y: 1)), (1, 100, Point2D(x: -1, y: 0)),
    ] {
      expectEqual(fusedShape.sample(at: Point2D(x: x, y: y)).gradient, gradient)
    }
  }

  /// A lens samples along the gradient: it must turn gradually where the nearest side changes.
  @Test(arguments: [0.0, 6, 16, 30], [CornerCurve.circular, .continuous])
  func gradientShowsNoSeamInTheDepthOfALens(radius: Double, curve: CornerCurve) throws {
    let rect = Rect2D(x: 0, y: 0, width: 200, height: 120)
    let fusedShape = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: radius), curve)))
    // Below the corner's own centre the true gradient jumps by a right angle on the diagonal.
    for depth in stride(from: max(radius * 0.5, 4), through: 14, by: 1) {
      var last: Point2D?
      for x in stride(from: depth - 1.5, through: depth + 40, by: 0.25) {
        let gradient = fusedShape.sample(at: Point2D(x: x, y: depth)).gradient
        if let last {
          // A quarter point of way turns a direction whose centre is 6 points off by 0.04.
          #expect(gradient.distance(to: last) < 0.1, "\(x), \(depth)")
        }
        last = gradient
      }
    }
  }

  @Test func centreOfACircleHasNoDirection() throws {
    for shape in [
      Silhouette.ellipse(Rect2D(x: 0, y: 0, width: 44, height: 44)),
      .roundedRectangle(
        Rect2D(x: 0, y: 0, width: 44, height: 44), CornerRadii2D(all: 22), .circular),
    ] {
      let sample = try #require(FusedShape.of(shape)).sample(at: Point2D(x: 22, y: 22))
      expectEqual(sample, SignedDistance(distance: -22, gradient: .zero))
    }
  }
}
