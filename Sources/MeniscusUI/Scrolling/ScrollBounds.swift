/// The offsets that content can rest at along one axis.
struct ScrollBounds: Equatable, Sendable {
  /// The smallest offset, in points.
  var minimum: Double
  /// The largest offset, not below the smallest.
  var maximum: Double
  /// The length of the viewport, in points.
  var viewport: Double
  /// Whether content can be pulled beyond them.
  var bounces = true

  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// The bound that an offset lies beyond, or nil inside.
  func exceeded(by offset: Double) -> Double? {
    if offset < minimum { return minimum }
    if offset > maximum { return maximum }
    return nil
  }

  /// What is shown where a pointer asks for `raw`: f(x) = (1 − 1 ÷ (c·x ÷ d + 1))·d beyond a bound.
  func banded(_ raw: Double) -> Double {
    guard bounces, let bound = exceeded(by: raw), viewport > 0 else { return clamped(raw) }
    let excess = abs(raw - bound)
    let shown = (1 - 1 / (excess * ScrollMotion.bandFactor / viewport + 1)) * viewport
    return raw < bound ? bound - shown : bound + shown
  }

  /// What a pointer has to ask for so that `shown` is shown.
  func raw(_ shown: Double) -> Double {
    guard let bound = exceeded(by: shown), viewport > 0 else { return shown }
    let fraction = min(abs(shown - bound) / viewport, 0.999)
    let excess = (1 / (1 - fraction) - 1) * viewport / ScrollMotion.bandFactor
    return shown < bound ? bound - excess : bound + excess
  }
}
