import MeniscusDisplay
import MeniscusGeometry

extension GraphicsContext {
  /// What a path is filled with.
  public struct Shading: Sendable {
    fileprivate enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// Points and lengths of a gradient in the context's space.
      case gradient(Gradient, GradientPaint.Geometry, GradientOptions)
      /// An image, with the point where a copy of it begins.
      case tiles(ImagePaint, Point2D)
      /// What lies behind.
      case backdrop
    }

    fileprivate let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// One colour, from its components, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// One grey, 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, as it fills the path's bounds.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .linear(start: Point2D(startPoint), end: Point2D(endPoint)), options))
    }

    /// A gradient by distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            center: Point2D(center), startRadius: Double(startRadius),
            endRadius: Double(endRadius)), options))
    }

    /// A gradient by angle around a point, once around.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: Point2D(center), startAngle: angle.radians,
            endAngle: angle.radians + 2 * Double.pi), options))
    }

    /// Several shadings, for levels of importance; paths are filled with the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }

    /// An image that is repeated over the plane.
    ///
    /// - Parameters:
    ///   - origin: where a copy of it begins.
    ///   - sourceRect: the part of it that is drawn, by fractions of its extents.
    ///   - scale: what its extent is multiplied by.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .tiles(
          ImagePaint(image: image, sourceRect: sourceRect, scale: scale), Point2D(origin)))
    }

    /// What lies behind the canvas's drawing; accepted, nothing is drawn.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// Whether it is known what is drawn.
    var isMet: Bool { if case .backdrop = kind { false } else { true } }

    func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
      switch kind {
      case .style(let style): style.paint(in: environment, bounds: bounds)
      case .gradient(let gradient, let geometry, let options):
        .gradient(
          GradientPaint(
            stops: gradient.resolved(in: environment, mixesLight: options.contains(.linearColor)),
            geometry: geometry
          )
          .repeated(options, over: bounds))
      case .tiles(let tiles, let origin):
        tiles.paint(in: environment, bounds: Rect2D(origin: origin, size: .zero))
      case .backdrop: .color(.clear)
      }
    }
  }
}
