import MeniscusDisplay

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case filter(ViewFilter)
      case matrix(ColorMap)
      /// One that changes nothing here, by its name.
      case missing(String)
    }

    private let kind: Kind

    private init(_ filter: ViewFilter) { kind = .filter(filter) }

    private init(kind: Kind) { self.kind = kind }

    /// A blur of a deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: Double(radius), isOpaque: options.contains(.opaque)))
    }

    /// Maps colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix.rows))
    }

    /// Draws a colour where the opacity lies between two bounds; accepted, not drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .missing("alphaThreshold"))
    }

    /// Draws in perspective; accepted, not drawn but where it changes nothing.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      matrix.isIdentity
        ? Filter(kind: .matrix(.identity)) : Filter(kind: .missing("projectionTransform"))
    }

    /// Adds an amount to colours, -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Moves colours away from grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Changes how colourful things are; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.hueRotation(radians: angle.radians))
    }

    /// Takes colour away, 0 (nothing) to 1 (all).
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Puts a share of each colour's complement in its place, 0 (nothing) to 1 (all).
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .matrix(.invert(amount)))
    }

    /// Multiplies colours by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

    /// Black, as opaque as colours are light.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// A shadow below, of a blur whose deviation is `radius` points; it always lies below, and over
    /// what is behind it.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      guard blendMode == .normal, options.subtracting(.disablesGroup).isEmpty else {
        return Filter(kind: .missing("shadowOptions"))
      }
      return Filter(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// The effect, nil where it changes nothing or cannot be drawn.
    @MainActor
    func effect(in environment: EnvironmentValues) -> LayerEffect? {
      switch kind {
      case .filter(let filter):
        filter.fault == nil ? filter.effect(filter.numbers(in: environment)) : nil
      case .matrix(let matrix): matrix.isFinite ? .colors(matrix) : nil
      case .missing: nil
      }
    }

    /// The filter's name where it changes nothing here; nil where it is drawn.
    var unmetName: String? { if case .missing(let name) = kind { name } else { nil } }
  }

  /// How a filter is meant.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are changed in proportion to light; accepted, not drawn.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a blur is meant.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is drawn is opaque, and so is the blur.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered; it never is here.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is meant.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow lies above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is that of what is left out.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Shadow and drawing are not one group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}
