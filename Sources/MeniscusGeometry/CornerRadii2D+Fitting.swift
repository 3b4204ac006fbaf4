extension CornerRadii2D {
  /// The radii that a rectangle has room for: all scaled by the same factor until no two on a side
  /// are longer than the side together, as CSS Backgrounds (section 4.5, "Corner Overlap") has it.
  ///
  /// Negative radii, and what is not a number, count as zero.
  public func fitted(to size: Size2D) -> CornerRadii2D {
    let limit = max(size.width + size.height, 0)
    func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    let a = clamp(topLeft)
    let b = clamp(topRight)
    let c = clamp(bottomRight)
    let d = clamp(bottomLeft)
    var factor = 1.0
    for (sum, side) in [
      (a + b, size.width), (c + d, size.width), (a + d, size.height), (b + c, size.height),
    ] where sum > side {
      factor = min(factor, max(side, 0) / sum)
    }
    return CornerRadii2D(
      topLeft: a * factor, topRight: b * factor, bottomRight: c * factor, bottomLeft: d * factor)
  }
}
