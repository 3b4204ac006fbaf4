import MeniscusGeometry

/// The distance to a rounded corner, in coordinates whose axes lead out of its two sides.
///
/// The origin is the centre of the circle that the corner would be without smoothing; the sides lie
/// at a distance of `radius`.
struct CornerField {
  /// The radius, in points, not negative.
  let radius: Double
  /// The share of the continuous curve, 0 for a quarter of a circle.
  private let share: Double
  /// How much further than the radius the continuous curve reaches along the sides, in points.
  private let extent: Double

  /// How far a fully smoothed corner bends the sides, in radii.
  private static let reach = 1.54

  /// Makes a corner.
  ///
  /// A smoothed corner of smoothing ξ reaches (1 + ξ) r along its sides. Its outline is the zero of
  /// (1 − w) · (‖q‖₂ − r) + w · (1.47 ‖Q‖₄ − 0.47 ‖Q‖₈ − 1.54 r), where q is taken from the circle's
  /// centre, Q from 1.54 r inside the sides, and w = ξ² (1.525 + 3.15 ξ²). The constants are fitted
  /// to `Path2D`'s continuous corners and keep within 0.0025 r of them; 4 and 8 are the exponents
  /// that square roots alone can serve.
  ///
  /// - Parameters:
  ///   - radius: in points, not negative.
  ///   - smoothing: ξ, 0 to 0.6.
  init(radius: Double, smoothing: Double) {
    self.radius = radius
    let square = smoothing * smoothing
    share = radius > 0 ? square * (1.525 + 3.15 * square) : 0
    extent = share > 0 ? (Self.reach - 1) * radius : 0
  }

  /// Where a side is straight up to: the coordinate along it at most.
  var straight: Double { -extent }

  /// Whether the corner is a quarter of a circle.
  var isCircular: Bool { share == 0 }

  /// The distance and gradient at (x, y), with axes that lead out of the sides.
  @inline(__always)
  func sample(_ x: Double, _ y: Double) -> (distance: Double, x: Double, y: Double) {
    let circle = circular(x, y)
    if share == 0 { return circle }
    return smoothed(x, y, circle)
  }

  /// How much the corner bends lines of equal distance at (x, y), in 1 ÷ points: not where the sides
  /// begin, and the less the larger the corner is.
  ///
  /// - Parameter distance: that of the place from the edge.
  @inline(__always)
  func curvature(_ x: Double, _ y: Double, distance: Double) -> Double {
    guard x > 0, y > 0 else { return 0 }
    let length = distance + radius
    let (square, beside) = (length * length, 12 * x * y)
    guard square > 0 else { return 0 }
    return beside < square ? beside / (square * (length + radius)) : 1 / (length + radius)
  }

  @inline(__always)
  private func circular(_ x: Double, _ y: Double) -> (distance: Double, x: Double, y: Double) {
    if x > 0, y > 0 {
      let length = (x * x + y * y).squareRoot()
      return (length - radius, x / length, y / length)
    }
    return x > y ? (x - radius, 1, 0) : (y - radius, 0, 1)
  }

  private func smoothed(
    _ x: Double, _ y: Double, _ circle: (distance: Double, x: Double, y: Double)
  ) -> (distance: Double, x: Double, y: Double) {
    let (x, y) = (x + extent, y + extent)
    let reach = radius + extent
    guard x > 0, y > 0 else { return x > y ? (x - reach, 1, 0) : (y - reach, 0, 1) }
    let (x2, y2) = (x * x, y * y)
    let (x4, y4) = (x2 * x2, y2 * y2)
    let sum4 = x4 + y4
    let sum8 = x4 * x4 + y4 * y4
    let norm4 = sum4.squareRoot().squareRoot()
    let norm8 = sum8.squareRoot().squareRoot().squareRoot()
    // The gradient of the norm of exponent p is xᵖ⁻¹ ÷ normᵖ⁻¹.
    let weight4 = 1.47 * norm4 / sum4
    let weight8 = 0.47 * norm8 / sum8
    let norm = 1.47 * norm4 - 0.47 * norm8
    let rest = 1 - share
    let gradientX = rest * circle.x + share * (weight4 * x2 * x - weight8 * x4 * x2 * x)
    let gradientY = rest * circle.y + share * (weight4 * y2 * y - weight8 * y4 * y2 * y)
    let distance = rest * circle.distance + share * (norm - reach)
    // First order at the edge; deep inside, where all directions meet, left as it is.
    let length = (gradientX * gradientX + gradientY * gradientY).squareRoot()
    let depth = min(norm / reach, 1)
    return (
      distance / (1 + (length - 1) * depth * depth), gradientX / length, gradientY / length
    )
  }
}
