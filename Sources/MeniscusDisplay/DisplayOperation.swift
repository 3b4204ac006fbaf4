import MeniscusGeometry

/// One drawing operation.
public struct DisplayOperation: Equatable, Sendable {
  /// What is done.
  public enum Action: Equatable, Sendable {
    /// Fills a region with a paint, over what is there.
    case fill(Silhouette, Paint)
    /// Draws glyphs with a paint, over what is there.
    case glyphs(GlyphRun, Paint)
    /// Begins a layer that is drawn by itself and then laid over what is there at an opacity.
    ///
    /// Layers inside that blend with what is there see no more than the group.
    case beginGroup(opacity: Double)
    /// Begins a layer that is drawn by itself, changed by an effect and then laid over what is there.
    ///
    /// The lengths of the effect are in the operation's own space.
    case beginLayer(LayerEffect)
    /// Begins a part that is only seen inside a region.
    case beginClip(Silhouette)
    /// Ends the group, layer or clip that began last.
    case end
    /// Lays a glass element over what is there.
    ///
    /// `element` is a row in ``DisplayList/glass``.
    case glass(element: Int)
  }

  /// What is done.
  public var action: Action
  /// From the operation's own space to the frame's, both in points.
  public var transform: Affine2D
  /// The view that caused it; never hashed.
  public var view: ViewIndex

  /// Makes an operation.
  public init(action: Action, transform: Affine2D, view: ViewIndex) {
    self.action = action
    self.transform = transform
    self.view = view
  }
}
