import MeniscusGeometry

/// The shape of a region, in the operation's own space, in points.
///
/// Common shapes are kept by name so that later stages can treat them exactly and quickly;
/// everything else refers to an outline in the list's resources.
public enum Silhouette: Equatable, Sendable {
  /// A rectangle.
  case rectangle(Rect2D)
  /// A rectangle with rounded corners; radii are clamped to what the rectangle has room for.
  case roundedRectangle(Rect2D, CornerRadii2D, CornerCurve)
  /// The ellipse that touches the four edges.
  case ellipse(Rect2D)
  /// An outline by its row in ``DisplayResources/outlines``, filled by a rule.
  case outline(Int, FillRule)
}
