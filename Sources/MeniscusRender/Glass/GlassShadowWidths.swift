import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// The field along a row of nodes, and how blurred the shadow is there.
struct GlassNodeRow {
  let distance: UnsafeMutableBufferPointer<Float>
  let gradientX: UnsafeMutableBufferPointer<Float>
  let gradientY: UnsafeMutableBufferPointer<Float>
  let deviation: UnsafeMutableBufferPointer<Float>
  /// Room for the shares of elements in a stretch.
  let shares: UnsafeMutableBufferPointer<Float>
}

/// How blurred the shadows of a fused shape's elements are.
///
/// Where elements of different sizes flow into each other their shadows do too.
struct GlassShadowWidths: Sendable {
  /// The deviation of each element's shadow, in points.
  private let deviations: [Float]
  private let first: Float
  private let isUniform: Bool

  init(_ looks: [GlassLook]) {
    deviations = looks.map { GlassShadowExtent.deviation(shortSide: $0.shortSide) }
    let first = deviations.first ?? GlassShadowExtent.leastDeviation
    self.first = first
    isUniform = deviations.allSatisfy { $0 == first }
  }

  /// Writes the field and the deviations along a row of points, whose shadow's drop is taken off.
  func fill(
    _ row: GlassNodeRow, _ fusedShape: FusedShape, y: Double, x: Double, step: Double
  ) -> FieldWork {
    row.deviation.update(repeating: first)
    var work = fusedShape.fillRow(
      y: y, x: x, step: step, distance: row.distance, gradientX: row.gradientX,
      gradientY: row.gradientY)
    guard !isUniform else { return work }
    let count = row.deviation.count
    work += fusedShape.forEachShares(y: y, x: x, step: step, count: count, shares: row.shares) {
      points, near, shares in
      for (place, point) in points.enumerated() {
        var deviation: Float = 0
        for (order, element) in near.enumerated() {
          deviation += shares[order * points.count + place] * deviations[Int(element)]
        }
        row.deviation[point] = deviation
      }
    }
    return work
  }
}

/// A shape that casts its shadow before another one, and how blurred that is.
struct ShadowCaster: Sendable {
  let shape: GlassShapePaint
  private let widths: GlassShadowWidths

  init(_ shape: GlassShapePaint) {
    self.shape = shape
    widths = GlassShadowWidths(shape.looks)
  }

  /// Raises what is there along a row of points to the opacity of the shape's shadow.
  ///
  /// - Parameters:
  ///   - row: room for the shape's own field.
  ///   - y: the row, in points of the shape's own, the shadow's drop taken off.
  func addShadow(
    _ row: GlassNodeRow, y: Double, x: Double, step: Double, _ table: UnsafePointer<Float>,
    to there: UnsafeMutableBufferPointer<Float>
  ) -> FieldWork {
    let work = widths.fill(row, shape.fusedShape, y: y, x: x, step: step)
    let opacity = shape.looks.reduce(0) { max($0, $1.shadow) }
    for column in there.indices {
      let cast =
        opacity * GlassShadow.opacity(at: row.distance[column] / row.deviation[column], table)
      there[column] = max(there[column], cast)
    }
    return work
  }
}
