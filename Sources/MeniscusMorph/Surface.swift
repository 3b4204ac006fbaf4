import MeniscusGeometry

/// What one or more glass elements of a container fuse into.
public struct Surface: Sendable {
  /// The container of the elements.
  public let container: Int
  /// The distance below which the elements influence each other, in points, not negative.
  public let spacing: Double
  /// The rows of the elements in the display list's table of glass, rising.
  public let elements: [Int]
  /// A rectangle around the surface, bulges between the elements included, in frame points.
  public let bounds: Rect2D

  private let fields: [ElementField]
  private let edges: [PolygonEdge]

  /// Makes a surface of elements with their fields, in document order.
  init(
    container: Int, spacing: Double, elements: [Int], fields: [ElementField], edges: [PolygonEdge]
  ) {
    self.container = container
    self.spacing = spacing
    self.elements = elements
    self.fields = fields
    self.edges = edges
    var bounds = fields.first?.bounds ?? .zero
    for field in fields.dropFirst() { bounds = bounds.enclosing(field.bounds) }
    // A fold lowers the distance by a quarter of the spacing at most, all folds by the spacing.
    let bulge = min(Double(fields.count - 1) * 0.25, 1) * spacing
    self.bounds = bounds.inset(by: Insets2D(all: -bulge))
  }

  /// The distance to the surface's edge and the way outwards at a point of the frame.
  ///
  /// Complexity: linear in the elements and the edges of outlines.
  public func sample(at point: Point2D) -> SignedDistance {
    var result = SignedDistance(distance: .infinity, gradient: .zero)
    withUnsafeMutablePointer(to: &result) { pointer in
      let samples = UnsafeMutableBufferPointer(start: pointer, count: 1)
      evaluate(samples, x: point.x, y: point.y, first: 0, step: 0)
    }
    return result
  }

  /// Evaluates the field along a row of points.
  ///
  /// Point i lies at (`x` + i · `step`, `y`) in frame points; the values are those of
  /// ``sample(at:)``, rounded. Nothing is allocated.
  ///
  /// Complexity: linear in the points times the elements.
  ///
  /// - Parameters:
  ///   - distance: receives the distances, in points, negative inside.
  ///   - gradientX: receives the horizontal parts of the directions; as long as `distance`.
  ///   - gradientY: receives the vertical parts of the directions; as long as `distance`.
  public func fillRow(
    y: Double, x: Double, step: Double, distance: UnsafeMutableBufferPointer<Float>,
    gradientX: UnsafeMutableBufferPointer<Float>, gradientY: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(
      gradientX.count == distance.count && gradientY.count == distance.count,
      "A row's buffers are equally long.")
    // As many samples as the stack takes without asking for memory.
    withUnsafeTemporaryAllocation(of: SignedDistance.self, capacity: Self.stretchLength) {
      scratch in
      for first in stride(from: 0, to: distance.count, by: Self.stretchLength) {
        let count = min(Self.stretchLength, distance.count - first)
        let samples = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
        samples.initialize(
          repeating: SignedDistance(distance: .infinity, gradient: .zero))
        evaluate(samples, x: x, y: y, first: first, step: step)
        for index in samples.indices {
          distance[first + index] = Float(samples[index].distance)
          gradientX[first + index] = Float(samples[index].gradient.x)
          gradientY[first + index] = Float(samples[index].gradient.y)
        }
      }
    }
  }

  /// How much each element has in what it is fused into, along a row of points.
  ///
  /// Point i lies at (`x` + i · `step`, `y`) in frame points. The shares at a point sum to 1; by them
  /// the properties of elements are blended where the elements flow into each other.
  ///
  /// Complexity: linear in the points times the square of the elements.
  ///
  /// - Parameter shares: receives the shares, all points of the first element, then of the next.
  public func fillShares(
    y: Double, x: Double, step: Double, count: Int, shares: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(
      shares.count == count * fields.count, "A row has a share for every element and point.")
    withUnsafeTemporaryAllocation(of: SignedDistance.self, capacity: 1) { scratch in
      fields.withUnsafeBufferPointer { fields in
        edges.withUnsafeBufferPointer { edges in
          for point in 0..<count {
            var fused = SignedDistance(distance: .infinity, gradient: .zero)
            for index in fields.indices {
              scratch.initialize(
                repeating: SignedDistance(distance: .infinity, gradient: .zero))
              fields[index].fold(
                into: scratch, x: x, y: y, first: point, step: step, spacing: spacing,
                isFirst: true, edges: edges)
              let kept = index == 0 ? 0 : fused.share(with: scratch[0], spacing: spacing)
              for earlier in 0..<index { shares[earlier * count + point] *= Float(kept) }
              shares[index * count + point] = Float(1 - kept)
              fused = index == 0 ? scratch[0] : fused.fused(with: scratch[0], spacing: spacing)
            }
          }
        }
      }
    }
  }

  /// The samples that are evaluated together: short enough that far elements can be left out.
  private static let stretchLength = 32

  /// Folds the elements in document order, at (`x` + (`first` + i) · `step`, `y`).
  private func evaluate(
    _ samples: UnsafeMutableBufferPointer<SignedDistance>, x: Double, y: Double, first: Int,
    step: Double
  ) {
    fields.withUnsafeBufferPointer { fields in
      edges.withUnsafeBufferPointer { edges in
        for index in fields.indices {
          fields[index].fold(
            into: samples, x: x, y: y, first: first, step: step, spacing: spacing,
            isFirst: index == 0, edges: edges)
        }
      }
    }
  }
}
