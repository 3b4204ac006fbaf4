import MeniscusGeometry

/// One glass effect, alone or in a container.
public struct GlassElement: Equatable, Sendable {
  /// The region, in the element's own space.
  public var silhouette: Silhouette
  /// From the element's own space to the frame's, both in points.
  public var transform: Affine2D
  /// The container that the element belongs to; elements of one container fuse and share a pass.
  public var container: Int
  /// The distance below which elements of the container influence each other, in points.
  public var spacing: Double
  /// How it looks.
  public var material: GlassMaterial
  /// The light of a finger on it; nil where there is none.
  public var glow: GlassGlow?
  /// The view that caused it; never hashed.
  public var view: ViewIndex

  /// Makes an element.
  public init(
    silhouette: Silhouette, transform: Affine2D, container: Int, spacing: Double,
    material: GlassMaterial = GlassMaterial(), glow: GlassGlow? = nil, view: ViewIndex
  ) {
    self.silhouette = silhouette
    self.transform = transform
    self.container = container
    self.spacing = spacing
    self.material = material
    self.glow = glow
    self.view = view
  }
}
