import MeniscusGeometry

/// Where a layout puts a child, and with which proposal.
public struct LayoutPlacement: Equatable, Sendable {
  /// The child's leading top corner, from that of the container.
  public var origin: Point2D
  /// The child's answer to `proposal`.
  public var size: Size2D
  /// What the child is offered.
  public var proposal: LayoutProposal

  /// Makes a placement of a child that answers `proposal` with `size`.
  public init(origin: Point2D, size: Size2D, proposal: LayoutProposal) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  /// The child's frame in a container of size `container`, from its left top corner.
  ///
  /// Right to left is the mirror image: x becomes width − x − child's width.
  public func frame(in container: Size2D, direction: ReadingDirection) -> Rect2D {
    guard direction == .rightToLeft else { return Rect2D(origin: origin, size: size) }
    let mirrored = distance(from: origin.x + size.width, to: container.width)
    return Rect2D(origin: Point2D(x: mirrored, y: origin.y), size: size)
  }
}
