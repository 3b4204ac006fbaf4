/// Red, green and blue light, linear, and how much of it covers what lies behind.
///
/// Colour is premultiplied by the cover, which is the last component.
package typealias Light = SIMD4<Float>

extension SIMD4<Float> {
  /// Light that covers what lies behind.
  init(_ red: Float, _ green: Float, _ blue: Float) { self.init(red, green, blue, 1) }

  /// The same light over all of what lies behind, and as much of it as `amount` says.
  func dimmed(by amount: Float) -> Light { Light(x * amount, y * amount, z * amount, w) }

  /// A light between this one and another, 0 to 1 of the way.
  func mixed(with other: Light, by share: Float) -> Light { self + (other - self) * share }

  /// What is brightest of the three.
  var peak: Float { Swift.max(x, y, z) }
}

/// A smooth step from 0 below `low` to 1 above `high`, or the reverse where `low` is the greater.
@inline(__always)
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  let share = min(max((value - low) / (high - low), 0), 1)
  return share * share * (3 - 2 * share)
}

/// A value held between two others.
@inline(__always)
func held(_ value: Float, _ low: Float = 0, _ high: Float = 1) -> Float {
  min(max(value, low), high)
}

extension SIMD4<Float> {
  /// The same colour, covering what lies behind.
  var opaque: Light { Light(x, y, z, 1) }
}
