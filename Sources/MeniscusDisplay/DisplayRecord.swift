import MeniscusGeometry

/// What a frame draws, as it is kept: a display list with its resources by content hash.
///
/// Two records are equal where they draw the same for the same views, whatever the rows in the
/// tables of the lists that they were made of. Pictures are hashes and extents, never samples; the
/// outlines of glyphs are hashes alone. A record is compared and told of, not drawn.
public struct DisplayRecord: Equatable, Sendable {
  /// The extent of the frame, in points.
  public var size: Size2D
  /// The number of pixels in a point.
  public var scale: Double
  /// The colour of the frame before anything is drawn.
  public var background: RGBA
  /// The operations, back to front.
  public var operations: [OperationRecord] = []
  /// The glass elements that operations lay, each once, in the order of first use.
  public var elements: [GlassRecord] = []
  /// The outlines of silhouettes, each once, in the order of first use.
  public var outlines: [DisplayResources.OutlineResource] = []
  /// The pictures, each once, in the order of first use.
  public var pictures: [PictureRecord] = []

  /// The glass element of a row, nil where there is none.
  ///
  /// - Complexity: linear in the elements.
  public func element(_ row: Int) -> GlassRecord? { elements.first { $0.row == row } }
}

/// One drawing operation of a record.
public struct OperationRecord: Equatable, Sendable {
  /// What is done; ``DisplayOperation/Action`` says more of each.
  public enum Action: Equatable, Sendable {
    /// Fills a region with a paint.
    case fill(SilhouetteRecord, Paint)
    /// Draws glyphs of a size with a paint.
    case glyphs(size: Double, [GlyphRecord], Paint)
    /// Begins a layer that is laid over what is there at an opacity.
    case beginGroup(opacity: Double)
    /// Begins a layer that an effect changes.
    case beginLayer(LayerEffect)
    /// Begins a part that is only seen inside a region.
    case beginClip(SilhouetteRecord)
    /// Ends the group, layer or clip that began last.
    case end
    /// Lays the glass element of a row.
    case glass(element: Int)
  }

  /// What is done.
  public var action: Action
  /// From the operation's own space to the frame's; the identity where it changes nothing.
  public var transform: Affine2D
  /// The path of the view that caused it; nil where nobody did.
  public var view: String?

  /// Makes an operation.
  public init(action: Action, transform: Affine2D, view: String? = nil) {
    self.action = action
    self.transform = transform
    self.view = view
  }
}

/// The shape of a region, in the operation's own space, in points.
public enum SilhouetteRecord: Equatable, Sendable {
  /// A rectangle.
  case rectangle(Rect2D)
  /// A rectangle with rounded corners.
  case roundedRectangle(Rect2D, CornerRadii2D, CornerCurve)
  /// The ellipse that touches the four edges.
  case ellipse(Rect2D)
  /// An outline by its hash, filled by a rule; nil where the list has no such outline.
  case outline(UInt64?, FillRule)
}

/// A glyph at its place.
public struct GlyphRecord: Equatable, Sendable {
  /// The hash of its outline; nil where the list has no such outline.
  public var outline: UInt64?
  /// Where the outline's origin lies, in the operation's own space, in points.
  public var origin: Point2D
}

/// A glass element; ``GlassElement`` says more of each value.
public struct GlassRecord: Equatable, Sendable {
  /// The row in the list's table of glass.
  public var row: Int
  /// The region, in the element's own space.
  public var silhouette: SilhouetteRecord
  /// From the element's own space to the frame's.
  public var transform: Affine2D
  /// The container that the element belongs to.
  public var container: Int
  /// The distance below which elements of the container influence each other, in points.
  public var spacing: Double
  /// How it looks.
  public var material: GlassMaterial
  /// The light of a finger on it; nil where there is none.
  public var glow: GlassGlow?
  /// The path of the view that caused it; nil where nobody did.
  public var view: String?
}

/// A picture, without its samples.
public struct PictureRecord: Equatable, Sendable {
  /// The hash of the extents and samples.
  public var hash: UInt64
  /// The number of columns, in texels.
  public var width: Int
  /// The number of rows, in texels.
  public var height: Int
}
