/// A colour: red, green, blue in gamma-encoded sRGB (0…1, beyond it where extended), and opacity.
///
/// The components are straight, not multiplied by the opacity.
///
/// ```swift
/// let orange = RGBA(hex: 0xFF8000)
/// assert(orange == RGBA(red: 1, green: 128 / 255, blue: 0))
/// assert(orange.multiplyingOpacity(by: 0.5).opacity == 0.5)
/// ```
@frozen
public struct RGBA: Equatable, Sendable {
  /// Red, gamma-encoded.
  public var red: Double
  /// Green, gamma-encoded.
  public var green: Double
  /// Blue, gamma-encoded.
  public var blue: Double
  /// 0 (clear) to 1 (opaque).
  public var opacity: Double

  /// Makes a colour from its components.
  @inlinable
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes an opaque colour from 8-bit components, as in `0x0088FF`.
  @inlinable
  public init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The same colour with its opacity multiplied.
  @inlinable
  public func multiplyingOpacity(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// No colour at all.
  @inlinable
  public static var clear: RGBA { RGBA(red: 0, green: 0, blue: 0, opacity: 0) }
  /// Opaque black.
  @inlinable
  public static var black: RGBA { RGBA(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  @inlinable
  public static var white: RGBA { RGBA(red: 1, green: 1, blue: 1) }
}
