/// A value that changes in proportion to the place of a pixel's centre in the frame.
struct PlaneFunction: Sendable {
  private let origin: Double
  private let down: Double
  /// The change from a pixel to the next on its right.
  let across: Float

  /// The function across·x + down·y + origin at pixel centres.
  ///
  /// Coefficients are clamped to ±10²⁵, so that no sum is infinite.
  init(across: Double, down: Double, origin: Double) {
    func clamped(_ value: Double) -> Double { min(max(value, -1e25), 1e25) }
    self.across = Float(clamped(across))
    self.down = clamped(down)
    self.origin = clamped(origin + across * 0.5 + down * 0.5)
  }

  /// The value at the centre of the first pixel of a row.
  @inline(__always)
  func start(ofRow y: Int) -> Float { Float(origin + down * Double(y)) }

  /// Whether the value does not change down a column.
  var isConstantDown: Bool { down == 0 }
}
