extension Cubic2D {
  /// The parameters inside 0…1 where the curve turns back in y, rising.
  var verticalExtrema: ParameterPair {
    ParameterPair(rootsOfDerivative: start.y, control1.y, control2.y, end.y)
  }

  /// The parameters inside 0…1 where the curve turns back in x, rising.
  var horizontalExtrema: ParameterPair {
    ParameterPair(rootsOfDerivative: start.x, control1.x, control2.x, end.x)
  }
}

/// At most two parameters strictly between 0 and 1, rising.
struct ParameterPair {
  private(set) var count = 0
  private(set) var first = 0.0
  private(set) var second = 0.0

  /// The zeros of the derivative of a cubic Bézier polynomial with these coefficients.
  ///
  /// The quadratic formula in the form that cancels nothing: q = −(b + sign b · √(b² − 4ac)) ÷ 2,
  /// roots q ÷ a and c ÷ q.
  init(rootsOfDerivative p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    let a = (p3 - p2) - 2 * (p2 - p1) + (p1 - p0)
    let b = 2 * ((p2 - p1) - (p1 - p0))
    let c = p1 - p0
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let root = discriminant.squareRoot()
    let q = b < 0 ? -0.5 * (b - root) : -0.5 * (b + root)
    if a != 0 { add(q / a) }
    if q != 0 { add(c / q) }
  }

  private mutating func add(_ parameter: Double) {
    guard parameter > 0, parameter < 1 else { return }
    if count == 0 {
      first = parameter
      count = 1
    } else if parameter != first {
      (first, second) = (min(first, parameter), max(first, parameter))
      count = 2
    }
  }
}
