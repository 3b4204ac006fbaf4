import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

extension GraphicsContext {
  /// What a path is filled with.
  public struct Shading: Sendable {
    fileprivate enum Kind: Sendable {
      case style(AnyShapeStyle)
      /// Points and lengths of a gradient in the context's space.
      case gradient(Gradient, GradientPaint.Geometry)
    }

    fileprivate let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// One colour, from its components, 0 to 1.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A style, as it fills the path's bounds.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .linear(start: Point2D(startPoint), end: Point2D(endPoint))))
    }

    /// A gradient by distance from a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            center: Point2D(center), startRadius: Double(startRadius),
            endRadius: Double(endRadius))))
    }

    /// A gradient by angle around a point, once around.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: Point2D(center), startAngle: angle.radians,
            endAngle: angle.radians + 2 * Double.pi)))
    }

    fileprivate func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
      switch kind {
      case .style(let style): style.paint(in: environment, bounds: bounds)
      case .gradient(let gradient, let geometry):
        .gradient(
          GradientPaint(stops: gradient.resolved(in: environment), geometry: geometry))
      }
    }
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let bounds = path.outline.bounds
    let paint = shading.paint(in: environment, bounds: bounds)
    draw {
      canvas.transformed(by: map) {
        canvas.fill(
          .outline(canvas.row(of: path.outline), style.isEOFilled ? .evenOdd : .nonZero), paint,
          at: .zero, by: element)
      }
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text, at its own extent, with a point of its frame at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: text, at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(view: text, in: rect)
  }

  /// Draws an image, at its own extent, with a point of its frame at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(view: image, at: point, anchor)
  }

  /// Draws an image, as large as a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(view: image.isResizable ? image : image.resizable(), in: rect)
  }

  private func draw<Content: View>(view: Content, at point: CGPoint, _ anchor: UnitPoint) {
    guard let drawn = drawnElement(of: view) else { return }
    let size = drawn.size(for: .unspecified)
    let place = Point2D(point)
    let (x, y) = (Double(anchor.x) * size.width, Double(anchor.y) * size.height)
    show(
      drawn, in: Rect2D(x: place.x - x, y: place.y - y, width: size.width, height: size.height),
      .unspecified)
  }

  private func draw<Content: View>(view: Content, in rect: CGRect) {
    guard let drawn = drawnElement(of: view) else { return }
    let rect = Rect2D(rect)
    let proposal = LayoutProposal(rect.size)
    let size = drawn.size(for: proposal)
    show(drawn, in: Rect2D(origin: rect.origin, size: size), proposal)
  }

  /// The element of a view; only canvases draw views.
  func drawnElement<Content: View>(of view: Content) -> ElementNode? {
    if let canvas = element as? CanvasElement { return canvas.element(of: view) }
    element.graph.note(.shown, "draw(_:in:) of a TextRenderer", askedBy: element)
    return nil
  }

  /// Draws an element that lies at the origin of its own space.
  func show(_ drawn: ElementNode, in rect: Rect2D, _ proposal: LayoutProposal) {
    drawn.place(at: Rect2D(origin: .zero, size: rect.size), proposal: proposal)
    draw {
      canvas.transformed(by: Affine2D.translation(x: rect.minX, y: rect.minY).then(map)) {
        drawn.render(on: canvas)
      }
    }
  }
}

extension GraphicsContext {
  /// A change of what is drawn.
  public struct Filter: Sendable {
    private let filter: ViewFilter

    private init(_ filter: ViewFilter) {
      self.filter = filter
    }

    /// A blur of a deviation in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(.blur(radius: Double(radius), isOpaque: false))
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

    /// Puts each colour's complement in its place.
    public static var colorInvert: Filter { Filter(.invert) }

    /// Multiplies colours by a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

    /// Black, as opaque as colours are light.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// A shadow below, of a blur whose deviation is `radius` points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }

    /// The effect, nil where it changes nothing or cannot be drawn.
    @MainActor
    func effect(in environment: EnvironmentValues) -> LayerEffect? {
      filter.fault == nil ? filter.effect(filter.numbers(in: environment)) : nil
    }
  }
}
