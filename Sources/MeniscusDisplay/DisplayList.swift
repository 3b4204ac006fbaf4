import MeniscusGeometry

/// The flat list of drawing operations of one frame, in points, back to front.
///
/// Groups, layers and clips nest by position: each that begins has its `end`.
public struct DisplayList: Equatable, Sendable {
  /// The extent of the frame, in points.
  public var size: Size2D
  /// The number of pixels in a point.
  public var scale: Double
  /// The colour of the frame before anything is drawn; opaque.
  public var background: RGBA
  /// The operations, back to front.
  public var operations: [DisplayOperation] = []
  /// The glass elements, in the order in which they are laid.
  public var glass: [GlassElement] = []
  /// What the operations refer to.
  public var resources = DisplayResources()
  /// The views that caused the operations; never hashed.
  public var views: [ViewRecord] = []

  /// Makes an empty list.
  public init(size: Size2D, scale: Double, background: RGBA) {
    self.size = size
    self.scale = scale
    self.background = background
  }
}
