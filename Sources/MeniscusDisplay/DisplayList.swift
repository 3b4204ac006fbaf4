import MeniscusGeometry

/// The flat list of drawing operations of one frame, in points, back to front.
///
/// Groups, layers and clips nest by position: each that begins has its `end`.
///
/// ```swift
/// var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
/// let disc = Silhouette.ellipse(Rect2D(x: 10, y: 10, width: 30, height: 30))
/// let actions: [DisplayOperation.Action] = [
///   .beginGroup(opacity: 0.5), .fill(disc, .color(.black)), .end,
/// ]
/// list.operations = actions.map {
///   DisplayOperation(action: $0, transform: .identity, view: .none)
/// }
/// try list.validate()
/// assert(list.pixelWidth == 200)
/// ```
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
