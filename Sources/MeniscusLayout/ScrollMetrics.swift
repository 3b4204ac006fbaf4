import MeniscusGeometry

/// The content of a scroll view, its window and how far it is moved, in points.
public struct ScrollMetrics: Equatable, Sendable {
  /// The size of the content.
  public var content: Size2D
  /// The size of the window.
  public var container: Size2D
  /// Room around the content that can be scrolled into view.
  public var insets: LayoutInsets
  /// The content's point at the window's leading top corner.
  public var offset: Point2D

  /// Makes metrics.
  public init(
    content: Size2D, container: Size2D, insets: LayoutInsets = .zero, offset: Point2D = .zero
  ) {
    self.content = content
    self.container = container
    self.insets = insets
    self.offset = offset
  }

  /// The smallest offset at rest.
  public var minimumOffset: Point2D { Point2D(x: -insets.leading, y: -insets.top) }

  /// The largest offset at rest; the smallest where all of the content is seen.
  public var maximumOffset: Point2D {
    Point2D(
      x: max(content.width + insets.trailing - container.width, -insets.leading),
      y: max(content.height + insets.bottom - container.height, -insets.top))
  }
}
