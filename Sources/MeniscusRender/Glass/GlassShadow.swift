import MeniscusGeometry

/// The shadow that glass casts: the edge of its silhouette, moved down and blurred, as far as
/// `GlassShadowExtent` says.
///
/// A blurred straight edge is half the complementary error function of the distance:
/// ½ erfc(d ÷ (σ √2)).
enum GlassShadow {
  /// The steps of the table, over distances from −3 to 3 deviations.
  private static let steps = 384

  /// The opacity of a shadow of opacity 1 at a distance from its edge, in deviations.
  @inline(__always)
  static func opacity(at distance: Float, _ table: UnsafePointer<Float>) -> Float {
    let place = (distance + 3) * Float(steps / 6)
    if place >= Float(steps) { return 0 }
    if place <= 0 { return 1 }
    let index = Int(place)
    let rest = place - Float(index)
    return table[index] + (table[index + 1] - table[index]) * rest
  }

  /// What a shadow adds to one that is there already.
  ///
  /// Bodies of a container cast one shadow, as deep as the deeper of theirs. So nothing changes where
  /// bodies that near each other become one.
  ///
  /// - Parameters:
  ///   - share: the shadow, 0 to 1.
  ///   - opacity: what it is multiplied by when it is laid, once the other one is.
  ///   - there: the opacity of the other one.
  @inline(__always)
  static func rest(of share: Float, of opacity: Float, over there: Float) -> Float {
    let own = share * opacity
    guard there > 0, opacity > 0 else { return share }
    guard own > there, there < 1 else { return 0 }
    return (own - there) / ((1 - there) * opacity)
  }

  /// ½ erfc at every step; built once for a renderer.
  ///
  /// erfc is Abramowitz and Stegun's 7.1.26, whose error is at most 1.5·10⁻⁷.
  static func makeTable() -> [Float] {
    (0...steps + 1).map { step in
      let z = Double(step - steps / 2) / Double(steps / 6)
      let x = abs(z) * 0.707_106_781_186_547_5
      let t = 1 / (1 + 0.327_591_1 * x)
      let series =
        t
        * (0.254_829_592
          + t
          * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))))
      let tail = series * Exact.exponential(-x * x)
      return Float(z >= 0 ? tail / 2 : 1 - tail / 2)
    }
  }
}
