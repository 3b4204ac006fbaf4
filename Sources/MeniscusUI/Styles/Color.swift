import MeniscusDisplay
import MeniscusGeometry

/// A colour; some differ in the dark, and backgrounds there once more where they are raised.
///
/// As a view it fills what it is offered.
nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
  private let light: Components
  private let dark: Components
  /// In the dark, in what is presented; nil for no difference.
  private let raised: Components?
  /// What the scene calls the colour; nil for one of its own components.
  private var name: String?
  /// How much of a named colour's opacity is left.
  private var share = 1.0

  struct Components: Hashable, Sendable {
    var red, green, blue, opacity: Double
  }

  init(light: UInt32, dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil) {
    self.init(
      light: Components(RGBA(hex: light).multiplyingOpacity(by: opacity)),
      dark: Components(RGBA(hex: dark).multiplyingOpacity(by: darkOpacity ?? opacity)))
  }

  /// A background: UIKit's colours of the base level and of the elevated one, that of sheets and popovers.
  init(light: UInt32, dark: UInt32, raised: UInt32) {
    self.init(
      light: Components(RGBA(hex: light)), dark: Components(RGBA(hex: dark)),
      raised: Components(RGBA(hex: raised)))
  }

  private init(light: Components, dark: Components, raised: Components? = nil) {
    self.light = light
    self.dark = dark
    self.raised = raised
  }

  /// The space that components are given in.
  public enum RGBColorSpace: Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Display P3, gamma-encoded; its colours lie in part outside of sRGB.
    case displayP3
  }

  /// Makes the colour that the views around call by a name, as `namedColors(_:)` says; nothing where
  /// there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(light: 0, dark: 0, opacity: 0)
    self.name = name
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
      case .displayP3: Self.inSRGB(red, green, blue, opacity)
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

  /// A colour of Display P3 in sRGB.
  ///
  /// The matrix is that of CSS Color 4, § 10.12, from P3 to XYZ and on to sRGB, multiplied out.
  private static func inSRGB(
    _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
  ) -> RGBA {
    let light = LinearRGBA(RGBA(red: red, green: green, blue: blue, opacity: opacity))
    return RGBA(
      LinearRGBA(
        red: 1.2249401762805598 * light.red - 0.2249401762805598 * light.green,
        green: -0.0420569547096881 * light.red + 1.0420569547096881 * light.green,
        blue: -0.0196375545903344 * light.red - 0.0786360455506319 * light.green
          + 1.0982736001409663 * light.blue,
        opacity: opacity))
  }

  /// What the scene calls the colour; nil for one of its own components.
  var resource: String? { name }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    if name != nil { return changing(self) { $0.share *= opacity } }
    var (light, dark, raised) = (light, dark, raised)
    light.opacity *= opacity
    dark.opacity *= opacity
    raised?.opacity *= opacity
    return Color(light: light, dark: dark, raised: raised)
  }

  /// The colour that comes of this one and another, in the light and in the dark.
  func combined(
    with other: Color, _ combine: (Components, Components) -> Components
  ) -> Color {
    let isRaised = raised != nil || other.raised != nil
    return Color(
      light: combine(light, other.light), dark: combine(dark, other.dark),
      raised: isRaised ? combine(raised ?? dark, other.raised ?? other.dark) : nil)
  }

  /// The components in an environment.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    if let name {
      // A name that stands for a name ends.
      guard let color = environment.namedColors[name], color.name == nil else {
        return RGBA(red: 0, green: 0, blue: 0, opacity: 0)
      }
      return color.rgba(in: environment).multiplyingOpacity(by: share)
    }
    let components =
      environment.colorScheme == .light ? light : environment.isRaised ? raised ?? dark : dark
    return RGBA(components)
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

private let isRaisedEntry = EnvironmentEntry<Bool>(false)
private let namedColorsEntry = EnvironmentEntry<[String: Color]>([:])

extension EnvironmentValues {
  /// Whether backgrounds are those of what stands over the scene.
  var isRaised: Bool {
    get { self[isRaisedEntry] }
    set { self[isRaisedEntry] = newValue }
  }

  /// The colours that have names, as an app's assets give them.
  var namedColors: [String: Color] {
    get { self[namedColorsEntry] }
    set { self[namedColorsEntry] = newValue }
  }
}

nonisolated extension View {
  /// Gives colours names for everything inside the view, where an app has a catalogue of assets.
  ///
  /// ```swift
  /// Scene("card") { CardView().namedColors(["Brand": .indigo]) }
  /// ```
  public func namedColors(_ colors: [String: Color]) -> some View {
    transformEnvironment(\.namedColors) { $0.merge(colors) { $1 } }
  }
}
