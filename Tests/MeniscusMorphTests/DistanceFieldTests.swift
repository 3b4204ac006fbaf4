import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct DistanceFieldTests {
  /// A distance in points that no sum of a few roundings exceeds.
  private let noise = 1e-9

  @Test func rectangleByArithmetic() throws {
    let rect = Rect2D(x: 10, y: 20, width: 100, height: 60)
    let fusedShape = try #require(FusedShape.of(.rectangle(rect)))
    for (x, y, distance) in [
      (60.0, 50.0, -30.0), (12, 50, -2), (60, 79, -1), (10, 50, 0), (110, 80, 0),
      (60, 10, 10), (120, 50, 10), (113, 84, 5), (4, 12, 10), (7, 84, 5),
    ] {
      expectClose(fusedShape.distance(x, y), distance, closerThan: noise, "\(x), \(y)")
    }
  }

  @Test func roundedRectangleByArithmetic() throws {
    // The corner's centre lies at (30, 40); 3-4-5 triangles lead out of it.
    let rect = Rect2D(x: 10, y: 20, width: 100, height: 60)
    let fusedShape = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: 20), .circular)))
    for length in [5.0, 15, 20, 25, 50] {
      let point = (x: 30 - 0.6 * length, y: 40 - 0.8 * length)
      expectClose(fusedShape.distance(point.x, point.y), length - 20, closerThan: noise)
      // The same at the opposite corner.
      expectClose(fusedShape.distance(120 - point.x, 100 - point.y), length - 20, closerThan: noise)
    }
    expectClose(fusedShape.distance(60, 15), 5, closerThan: noise)
    #expect(abs(fusedShape.distance(60, 27) + 7) < noise)
  }

  @Test func radiiBeyondTheMiddleGiveACapsule() throws {
    let rect = Rect2D(x: 0, y: 0, width: 100, height: 40)
    let fusedShape = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: 300), .circular)))
    // The spine runs from (20, 20) to (80, 20).
    for (x, y, distance) in [
      (50.0, 20.0, -20.0), (50, 3, -3), (20 - 18, 20 - 24, 10), (110, 20, 10),
    ] {
      expectClose(fusedShape.distance(x, y), distance, closerThan: noise)
    }
    // A continuous corner without room for smoothing is the same.
    let continuous = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: 20), .continuous)))
    for x in stride(from: -10.0, through: 110, by: 7) {
      expectClose(continuous.distance(x, 9), fusedShape.distance(x, 9), closerThan: noise)
    }
  }

  @Test func cornersMayDiffer() throws {
    let radii = CornerRadii2D(topLeft: 0, topRight: 10, bottomRight: 40, bottomLeft: 20)
    let rect = Rect2D(x: 0, y: 0, width: 100, height: 80)
    let fusedShape = try #require(FusedShape.of(.roundedRectangle(rect, radii, .circular)))
    expectClose(fusedShape.distance(-3, -4), 5, closerThan: noise)
    expectClose(fusedShape.distance(90 + 12, 10 - 16), 10, closerThan: noise)
    #expect(abs(fusedShape.distance(60 + 18, 40 + 24) + 10) < noise)
    expectClose(fusedShape.distance(20 - 18, 60 + 24), 10, closerThan: noise)
    expectClose(fusedShape.distance(50, 90), 10, closerThan: noise)
    // By symmetry: mirrored radii give the mirrored field.
    let mirrored = CornerRadii2D(topLeft: 10, topRight: 0, bottomRight: 20, bottomLeft: 40)
    let other = try #require(FusedShape.of(.roundedRectangle(rect, mirrored, .circular)))
    var seeded = Seeded(1)
    for _ in 0..<200 {
      let (x, y) = (seeded.next(-30...130), seeded.next(-30...110))
      expectClose(fusedShape.distance(x, y), other.distance(100 - x, y), closerThan: noise)
    }
  }

  @Test func aCornerMayReachBeyondTheMiddle() throws {
    let radii = CornerRadii2D(topLeft: 70, topRight: 10, bottomRight: 0, bottomLeft: 0)
    let rect = Rect2D(x: 0, y: 0, width: 100, height: 80)
    let fusedShape = try #require(FusedShape.of(.roundedRectangle(rect, radii, .circular)))
    for length in [60.0, 70, 85] {
      // Right of the middle, where the arc of the left corner still is the edge.
      let (x, y) = (70 - 0.28 * length, 70 - 0.96 * length)
      let sample = fusedShape.sample(at: Point2D(x: x, y: y))
      expectClose(sample.distance, length - 70, closerThan: noise)
      #expect(sample.gradient.distance(to: Point2D(x: -0.28, y: -0.96)) < noise)
    }
  }

  @Test(arguments: [(44.0, 44.0), (60, 44), (44, 120), (200, 20)])
  func ellipseAgainstItsOwnPoints(width: Double, height: Double) throws {
    let (a, b) = (width / 2, height / 2)
    let rect = Rect2D(x: -a, y: -b, width: width, height: height)
    let fusedShape = try #require(FusedShape.of(.ellipse(rect)))
    // A quadrant by rational parameter: x = a (1 - t²) / (1 + t²), y = 2 b t / (1 + t²).
    let edge = (0...4000).map { step in
      let t = Double(step) / 4000
      return Point2D(x: a * (1 - t * t) / (1 + t * t), y: 2 * b * t / (1 + t * t))
    }
    var seeded = Seeded(2)
    for _ in 0..<60 {
      let point = Point2D(x: seeded.next(0...(a + 40)), y: seeded.next(0...(b + 40)))
      let nearest = edge.reduce(Double.infinity) { min($0, point.distance(to: $1)) }
      let actual = fusedShape.distance(-point.x, point.y)
      // Half the distance between neighbours is 0.03 points at most; where it lies sideways to the
      // point it adds its square over twice the distance. The iteration adds 0.0005 b.
      expectClose(abs(actual), nearest, closerThan: 0.035, "\(point)")
      let isInside = (point.x / a) * (point.x / a) + (point.y / b) * (point.y / b) < 1
      expectEqual(actual < 0, isInside)
    }
    for beyond in [-0.25, 0.0, 1, 30] {
      expectClose(fusedShape.distance(a + beyond, 0), beyond, closerThan: 0.0005 * b)
      expectClose(fusedShape.distance(0, -b - beyond), beyond, closerThan: 0.0005 * b)
    }
  }

  @Test func outlineIsExact() throws {
    func outline(_ points: [(Double, Double)]) -> [Path2D.Element] {
      points.enumerated().map { index, point in
        let point = Point2D(x: point.0, y: point.1)
        return index == 0 ? .move(point) : .line(point)
      } + [.close]
    }
    let outer = [(0.0, 0.0), (100, 0), (100, 80), (0, 80)]
    let inner = [(30.0, 30.0), (70, 30), (70, 50), (30, 50)]
    let framed = Path2D(elements: outline(outer) + outline(inner))
    let solid = try #require(FusedShape.of(.outline(0, .nonZero), outlines: [framed]))
    let ring = try #require(FusedShape.of(.outline(0, .evenOdd), outlines: [framed]))
    let reversed = Path2D(elements: outline(outer) + outline(inner.reversed()))
    let hole = try #require(FusedShape.of(.outline(0, .nonZero), outlines: [reversed]))
    for (x, y, distance, inHole) in [
      (103.0, 84.0, 5.0, false), (50, -7, 7, false), (5, 40, -5, false), (40, 40, -10, true),
      (50, 33, -3, true),
    ] {
      expectClose(solid.distance(x, y), distance, closerThan: noise)
      let expected = inHole ? -distance : distance
      expectClose(ring.distance(x, y), expected, closerThan: noise)
      expectClose(hole.distance(x, y), expected, closerThan: noise)
    }
    #expect(FusedShape.of(.outline(7, .nonZero)) == nil, "There is no such outline.")
  }

  @Test func transformsCarryDistances() throws {
    let rect = Rect2D(x: -50, y: -30, width: 100, height: 60)
    let radii = CornerRadii2D(topLeft: 5, topRight: 10, bottomRight: 20, bottomLeft: 25)
    let shapes: [Silhouette] = [
      .rectangle(rect), .roundedRectangle(rect, CornerRadii2D(all: 12), .circular),
      .roundedRectangle(rect, CornerRadii2D(all: 12), .continuous),
      .roundedRectangle(rect, radii, .circular), .ellipse(rect),
    ]
    // Turning by the angle of a 3-4-5 triangle, by a right angle, mirroring; all of it moved.
    let motions = [
      Affine2D(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 7, ty: -3),
      Affine2D(a: 0, b: -1, c: 1, d: 0, tx: 4, ty: 4),
      Affine2D(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 9),
      Affine2D(a: 1, b: 0, c: 0, d: -1, tx: 2, ty: 9),
    ]
    var seeded = Seeded(3)
    for shape in shapes {
      let plain = try #require(FusedShape.of(shape))
      for scale in [1.0, 2, 0.5] {
        let map = Affine2D.scale(x: scale, y: scale)
        let scaled = try #require(FusedShape.of(shape, map))
        for motion in motions {
          let moved = try #require(FusedShape.of(shape, map.then(motion)))
          for _ in 0..<20 {
            let point = Point2D(x: seeded.next(-90...90), y: seeded.next(-70...70))
            let sample = scaled.sample(at: map.apply(point))
            expectClose(sample.distance, plain.sample(at: point).distance * scale, closerThan: 1e-6)
            let place = motion.apply(map.apply(point))
            let other = moved.sample(at: place)
            expectClose(other.distance, sample.distance, closerThan: 1e-6)
            let tip = motion.apply(map.apply(point) + sample.gradient) - place
            #expect(other.gradient.distance(to: tip) < 1e-6)
          }
        }
      }
    }
  }

  @Test func unevenScalesKeepRectanglesAndEllipsesExact() throws {
    let rect = Rect2D(x: 0, y: 0, width: 10, height: 10)
    let map = Affine2D.scale(x: 10, y: 4)
    let stretched = Rect2D(x: 0, y: 0, width: 100, height: 40)
    for (shape, expected) in [
      (Silhouette.rectangle(rect), Silhouette.rectangle(stretched)),
      (.ellipse(rect), .ellipse(stretched)),
    ] {
      let actual = try #require(FusedShape.of(shape, map))
      let reference = try #require(FusedShape.of(expected))
      for (x, y) in [(3.0, 2.0), (130, 60), (50, -20), (-9, 21)] {
        expectClose(actual.distance(x, y), reference.distance(x, y), closerThan: noise)
      }
    }
    // A rounded rectangle is right at its edge.
    let radii = CornerRadii2D(all: 3)
    let rounded = try #require(FusedShape.of(.roundedRectangle(rect, radii, .circular), map))
    #expect(abs(rounded.distance(50, 0)) < noise)
    #expect(abs(rounded.distance((3 - 1.8) * 10, (3 - 2.4) * 4)) < noise)
  }

  @Test func whatHasNoAreaIsNoShape() {
    let empty = Rect2D(x: 0, y: 0, width: 10, height: 0)
    let rect = Rect2D(x: 0, y: 0, width: 10, height: 10)
    let line = Path2D(elements: [.move(.zero), .line(Point2D(x: 9, y: 0)), .close])
    #expect(FusedShape.of(.rectangle(empty)) == nil)
    #expect(FusedShape.of(.ellipse(empty)) == nil)
    #expect(FusedShape.of(.rectangle(rect), .scale(x: 0, y: 1)) == nil)
    #expect(FusedShape.of(.ellipse(rect), Affine2D(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)) == nil)
    #expect(FusedShape.of(.rectangle(rect), .translation(x: .nan, y: 0)) == nil)
    #expect(FusedShape.of(.rectangle(rect), .scale(x: .infinity, y: 1)) == nil)
    #expect(FusedShape.of(.outline(0, .nonZero), outlines: [line]) == nil)
  }
}
