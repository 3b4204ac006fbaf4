import MeniscusDisplay
import MeniscusGeometry

/// A colour; some differ in the dark.
///
/// As a view it fills what it is offered.
nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
  private let light: Components
  private let dark: Components

  struct Components: Hashable, Sendable {
    var red, green, blue, opacity: Double
  }

  init(light: UInt32, dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil) {
    self.light = Components(RGBA(hex: light).multiplyingOpacity(by: opacity))
    self.dark = Components(RGBA(hex: dark).multiplyingOpacity(by: darkOpacity ?? opacity))
  }

  private init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// The space that components are given in.
  public enum RGBColorSpace: Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
  }

  /// Makes a colour from its components, 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color =
      switch colorSpace {
      case .sRGB: RGBA(red: red, green: green, blue: blue, opacity: opacity)
      case .sRGBLinear:
        RGBA(LinearRGBA(red: red, green: green, blue: blue, opacity: opacity))
      }
    let components = Components(color)
    self.init(light: components, dark: components)
  }

  /// Makes a grey, 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = Int(sector)
    let fraction = sector - Double(index)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch index {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var (light, dark) = (light, dark)
    light.opacity *= opacity
    dark.opacity *= opacity
    return Color(light: light, dark: dark)
  }

  /// The colour that comes of this one and another, in the light and in the dark.
  func combined(
    with other: Color, _ combine: (Components, Components) -> Components
  ) -> Color {
    Color(light: combine(light, other.light), dark: combine(dark, other.dark))
  }

  /// The components in an environment.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    let components = environment.colorScheme == .dark ? dark : light
    return RGBA(
      red: components.red, green: components.green, blue: components.blue,
      opacity: components.opacity)
  }
}

extension Color.Components {
  init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  func mixed(with other: Self, by fraction: Double) -> Self {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}

extension Color: PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .color(rgba(in: environment))
  }
}
