import MeniscusDisplay
import MeniscusGeometry

extension Image {
  /// What an image shows.
  enum Source: Equatable, Sendable {
    /// A symbol, by its name.
    case symbol(String)
    /// A picture of the scene, by its name.
    case named(String)
    /// A picture and the pixels in a point of it.
    case picture(Picture, scale: Double)
    /// What a function draws.
    case drawn(DrawnImage)
  }

  /// How a resizable image fills what it is offered.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How colours between texels come about.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest texel's.
    case none
    /// In proportion to the texels around.
    case low
    /// As `low`, from means where the image is drawn smaller than half.
    case medium
    /// By cubic curves, from means where the image is drawn smaller than half.
    case high
  }

  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity alone counts; it is drawn in the foreground style.
    case template
    /// It keeps its colours.
    case original
  }

  /// What a picture is drawn by.
  struct PictureSettings: Equatable, Sendable {
    var capInsets = EdgeInsets()
    var mode = ResizingMode.stretch
    var interpolation = Interpolation.medium
    var isTemplate = false
  }

  /// Makes the image of a picture of the scene; it is looked for in the scene alone.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }

  /// Makes the image of a picture of the scene, which says nothing to those who cannot see it.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }

  /// Makes the image of a picture.
  nonisolated package init(_ picture: Picture, scale: Double = 1) {
    self.init(source: .picture(picture, scale: scale))
  }

  /// The image, as large as what it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: what keeps its extent at each edge, in points.
  ///   - resizingMode: how what lies between fills the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.settings.capInsets = capInsets
    image.settings.mode = resizingMode
    return image
  }

  /// The image with colours between texels by a rule.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing(self) { $0.settings.interpolation = interpolation }
  }

  /// The image in its own colours, or in the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing(self) { $0.settings.isTemplate = mode == .template }
  }

  /// The image with smooth edges; ours always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image.Interpolation {
  var value: PicturePaint.Interpolation {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .medium: .averaged
    case .high: .cubic
    }
  }
}

/// A picture with the extent that it has by itself.
struct ResolvedPicture {
  let picture: Picture
  /// The pixels in a point.
  let scale: Double

  /// The extent in points.
  var size: Size2D {
    Size2D(
      width: Double(picture.bitmap.width) / scale, height: Double(picture.bitmap.height) / scale)
  }
}

extension Image {
  /// The picture that the image shows, nil where it is a symbol or there is none.
  nonisolated func resolvedPicture(in environment: EnvironmentValues) -> ResolvedPicture? {
    switch source {
    case .symbol, .drawn: return nil
    case .picture(let picture, let scale): return ResolvedPicture(picture: picture, scale: scale)
    case .named(let name):
      guard case .picture(let picture, let scale) = environment.pictures[name] else { return nil }
      return ResolvedPicture(picture: picture, scale: scale)
    }
  }
}

/// The style of an image that is repeated over the plane.
public struct ImagePaint: ShapeStyle, PrimitiveStyle {
  /// The image; of symbols nothing is drawn.
  public var image: Image
  /// The part of it that is drawn, by fractions of its extents.
  public var sourceRect: CGRect
  /// What its extent is multiplied by.
  public var scale: CGFloat

  /// Makes a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    guard let whole = image.resolvedPicture(in: environment), scale > 0, scale.isFinite else {
      return .color(.clear)
    }
    let part = Rect2D(sourceRect)
    let bitmap = whole.picture.bitmap
    let cut =
      part == .unit
      ? whole.picture
      : Picture(
        bitmap.part(
          x: part.minX * Double(bitmap.width), y: part.minY * Double(bitmap.height),
          width: part.width * Double(bitmap.width), height: part.height * Double(bitmap.height)))
    let factor = Double(scale) / whole.scale
    return .picture(
      PicturePaint(
        picture: cut,
        frame: Rect2D(
          x: bounds.minX, y: bounds.minY, width: Double(cut.bitmap.width) * factor,
          height: Double(cut.bitmap.height) * factor),
        isTiled: true, interpolation: image.settings.interpolation.value))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// The style of an image that is repeated over the plane.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
