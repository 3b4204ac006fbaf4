/// A colour in proportion to light: red, green, blue with the primaries of sRGB, and opacity.
///
/// The components are straight, not multiplied by the opacity.
@frozen
public struct LinearRGBA: Equatable, Sendable {
  /// Red light.
  public var red: Double
  /// Green light.
  public var green: Double
  /// Blue light.
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

  /// Makes a colour in proportion to light from a gamma-encoded one.
  public init(_ encoded: RGBA) {
    self.init(
      red: SRGB.decode(encoded.red), green: SRGB.decode(encoded.green),
      blue: SRGB.decode(encoded.blue), opacity: encoded.opacity)
  }

  /// The light that an eye sees, of white's: 0.2126 R + 0.7152 G + 0.0722 B (ITU-R BT.709).
  @inlinable
  public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
