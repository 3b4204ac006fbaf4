import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

/// Many elements in one container: what is far is left out, and nobody can tell.
@Suite struct FusedShapeCrowdTests {
  private static let spacing = 20.0

  /// Shapes of all kinds in rows of ten, in document order.
  private static func crowd(of count: Int, pitch: Double) -> [GlassElement] {
    (0..<count).map { index in
      let (column, row) = (Double(index % 10), Double(index / 10))
      let rect = Rect2D(x: column * pitch, y: row * pitch, width: 30, height: 26)
      switch index % 4 {
      case 0: return GlassElement(.ellipse(rect))
      case 1:
        return GlassElement(.roundedRectangle(rect, CornerRadii2D(all: 9), .continuous))
      case 2:
        let turned = Affine2D(a: 0.9, b: 0.3, c: -0.4, d: 1.1, tx: 2, ty: 1)
        let (x, y) = (rect.midX, rect.midY)
        return GlassElement(
          .rectangle(Rect2D(x: -13, y: -13, width: 26, height: 26)),
          turned.then(.translation(x: x, y: y)))
      default:
        return GlassElement(.roundedRectangle(rect, CornerRadii2D(all: 13), .circular))
      }
    }
  }

  /// Points that lie on no grid, around and inside a crowd.
  private static func points(_ count: Int, pitch: Double) -> [Point2D] {
    (0..<count).map { index in
      let (a, b) = (Double(index * 7_919 % 1_009) / 1_009, Double(index * 104_729 % 997) / 997)
      return Point2D(x: -60 + a * (pitch * 10 + 120), y: -60 + b * (pitch * 6 + 120))
    }
  }

  /// Folds all elements, each a fused shape of its own, in document order.
  private func folded(_ singles: [FusedShape], at point: Point2D) -> SignedDistance {
    singles.dropFirst().reduce(singles[0].sample(at: point)) { result, single in
      result.fused(with: single.sample(at: point), spacing: Self.spacing)
    }
  }

  /// 38 points apart the shapes' edges fuse; 15 apart they lie over one another, the hardest case.
  ///
  /// Three shapes or more may hand on a trace of one that is left out: a thousandth of the spacing.
  @Test(arguments: [(38.0, 0.000_01), (15, 0.02)])
  func crowdsFoldLikeAllTheirElements(pitch: Double, tolerance: Double) throws {
    let elements = Self.crowd(of: 60, pitch: pitch)
    let fusedShape = try #require(FusedShapes.of(elements).shapes.first)
    expectEqual(fusedShape.elements.count, 60)
    let singles = try elements.map { try #require(FusedShapes.of([$0]).shapes.first) }
    for point in Self.points(1_000, pitch: pitch) {
      let (sample, all) = (fusedShape.sample(at: point), folded(singles, at: point))
      expectClose(sample.distance, all.distance, within: tolerance)
    }
  }

  /// Sixty or two hundred and forty: what is near a point stays a handful.
  @Test func onlyNearElementsAreVisited() throws {
    func visited(_ count: Int) throws -> Double {
      let fusedShape = try #require(
        FusedShapes.of(Self.crowd(of: count, pitch: 38)).shapes.first)
      expectEqual(fusedShape.elements.count, count)
      var (points, sum) = (0, 0)
      var shares = [Float](repeating: 0, count: 32 * count)
      shares.withUnsafeMutableBufferPointer { shares in
        for y in stride(from: -40.5, to: Double(count / 10) * 38 + 40, by: 7) {
          fusedShape.forEachShares(y: y, x: -40, step: 1, count: 460, shares: shares) {
            range, near, _ in
            points += range.count
            sum += range.count * near.count
          }
        }
      }
      return Double(sum) / Double(points)
    }
    let (few, many) = (try visited(60), try visited(240))
    #expect(few < 8)
    #expect(many < 8)
  }

  @Test func sharesSumToOneAndFollowTheNearest() throws {
    let elements = Self.crowd(of: 40, pitch: 38)
    let fusedShape = try #require(FusedShapes.of(elements).shapes.first)
    let singles = try elements.map { try #require(FusedShapes.of([$0]).shapes.first) }
    var shares = [Float](repeating: 0, count: 32 * 40)
    shares.withUnsafeMutableBufferPointer { shares in
      for y in stride(from: -20.25, to: 150, by: 11) {
        var next = 0
        fusedShape.forEachShares(y: y, x: -20, step: 1.5, count: 300, shares: shares) {
          range, near, shares in
          expectEqual(range.lowerBound, next)
          next = range.upperBound
          for (place, index) in range.enumerated() {
            let point = Point2D(x: -20 + Double(index) * 1.5, y: y)
            let own = near.indices.map { shares[$0 * range.count + place] }
            let sum: Float = own.reduce(0, +)
            expectClose(sum, 1, closerThan: 1e-5)
            let distances = singles.map { $0.sample(at: point).distance }
            // Nothing else within the spacing of the nearest: it has everything.
            let sorted = distances.enumerated().sorted { $0.element < $1.element }
            if sorted[1].element - sorted[0].element >= Self.spacing {
              let holder = near.firstIndex { Int($0) == sorted[0].offset }
              expectEqual(holder.map { own[$0] }, 1)
            }
          }
        }
        expectEqual(next, 300)
      }
    }
  }
}
