import MeniscusGeometry

extension Color {
  /// A colour as an environment has it: linear sRGB, which may lie out of gamut.
  public struct Resolved: Hashable, Sendable, ShapeStyle, Codable {
    /// The components in linear sRGB.
    public var linearRed, linearGreen, linearBlue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// Makes a colour from its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB, .displayP3:
        let color = Color(
          colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
        let linear = LinearRGBA(color.rgba(in: EnvironmentValues()))
        (linearRed, linearGreen, linearBlue) = (
          Float(linear.red), Float(linear.green), Float(linear.blue)
        )
      }
      self.opacity = opacity
    }

    fileprivate init(_ color: RGBA) {
      let linear = LinearRGBA(color)
      (linearRed, linearGreen, linearBlue) = (
        Float(linear.red), Float(linear.green), Float(linear.blue)
      )
      opacity = Float(color.opacity)
    }

    private var encoded: RGBA {
      RGBA(
        LinearRGBA(
          red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue),
          opacity: Double(opacity)))
    }

    /// The red component, gamma-encoded.
    public var red: Float { Float(encoded.red) }
    /// The green component, gamma-encoded.
    public var green: Float { Float(encoded.green) }
    /// The blue component, gamma-encoded.
    public var blue: Float { Float(encoded.blue) }

    /// The colour, as a style.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  }

  /// Makes a colour that is the same in every environment.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// The colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(rgba(in: environment))
  }
}
