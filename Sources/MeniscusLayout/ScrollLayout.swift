import MeniscusGeometry

/// A window over content that may be larger.
///
/// It fills the proposal along the axes that it scrolls and hugs its content across them; the
/// content is offered nil along them.
public struct ScrollLayout: UnaryLayout {
  /// The axes along which the content can be moved.
  public let axes: LayoutAxes
  /// How far the content is moved: the content's point at the window's leading top corner.
  public var offset: Point2D

  /// Makes a window whose content is moved by `offset`.
  public init(axes: LayoutAxes = .vertical, offset: Point2D = .zero) {
    self.axes = axes
    self.offset = offset
  }

  private func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The proposal along the scrolled axes, else the content's extent.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    let content = child.measured(childProposal(proposal))
    return Size2D(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// The content at the leading top corner, moved by the offset.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    let offer = childProposal(proposal)
    return LayoutPlacement(
      origin: Point2D(x: -offset.x, y: -offset.y), size: child.measured(offer), proposal: offer)
  }
}

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

  /// The axes along which there is more content than window.
  public var scrollableAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if maximumOffset.x > minimumOffset.x { axes.insert(.horizontal) }
    if maximumOffset.y > minimumOffset.y { axes.insert(.vertical) }
    return axes
  }

  /// The offset nearest to `offset` at which the content rests; NaN becomes the smallest.
  public func resting(_ offset: Point2D) -> Point2D {
    let (low, high) = (minimumOffset, maximumOffset)
    return Point2D(
      x: min(max(low.x, offset.x), high.x), y: min(max(low.y, offset.y), high.y))
  }

  /// The metrics with the content moved on by `distance`, kept within its limits.
  public func translated(by distance: Point2D) -> ScrollMetrics {
    var moved = self
    moved.offset = resting(offset + distance)
    return moved
  }

  /// The part of `rect`, in the window's coordinates, that the window shows.
  public func clipped(_ rect: Rect2D) -> Rect2D {
    rect.intersection(Rect2D(origin: .zero, size: container))
  }
}
