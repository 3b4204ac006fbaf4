import MeniscusGeometry

/// A child whose centre is put at a point of the proposed space.
///
/// Source: OpenSwiftUI `PositionLayout.swift`. The point's x counts from the leading edge.
public struct PositionLayout: UnaryLayout {
  /// Where the child's centre is put, from the leading top corner, in points.
  public let position: Point2D
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  /// Puts the child's centre at `position`; a coordinate that is not finite becomes 0.
  public init(_ position: Point2D) {
    self.position = Point2D(
      x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    self.issues = position.x.isFinite && position.y.isFinite ? [] : .notFinite
  }

  /// The proposal, and the child's extent where it is nil.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    if let width = proposal.width, let height = proposal.height {
      return Size2D(width: width, height: height)
    }
    return proposal.replacingUnspecified(by: child.measured(proposal))
  }

  /// The child, offered the layout's size, with its centre at the position.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    let offer = LayoutProposal(size)
    let own = child.measured(offer)
    let origin = Point2D(
      x: distance(from: own.width * 0.5, to: position.x),
      y: distance(from: own.height * 0.5, to: position.y))
    return LayoutPlacement(origin: origin, size: own, proposal: offer)
  }

  /// What any view prefers: where the child is drawn says nothing about the neighbours.
  public func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing { .standard }
}
