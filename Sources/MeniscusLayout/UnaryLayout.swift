import MeniscusGeometry

/// A layout of a single child: what a modifier like a frame or padding is.
public protocol UnaryLayout: Equatable, Sendable {
  /// The size that the layout takes for `proposal`.
  func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D

  /// Places the child of a layout that answered `proposal` with `size`.
  func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement

  /// What the layout prefers to its neighbours, from what its child prefers.
  func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing

  /// How early the layout is served in a stack, from its child's priority.
  func priority(ofChild priority: Double) -> Double
}

extension UnaryLayout {
  /// The child's own preferences.
  public func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing { spacing }

  /// By `LayoutPolicy.singleChildLayoutsForwardPriority`: the child's priority, or 0.
  public func priority(ofChild priority: Double) -> Double {
    LayoutPolicy.singleChildLayoutsForwardPriority ? priority : 0
  }
}

extension LayoutSubject {
  /// The subject at the middle of `size`, offered `proposal`.
  func centered(in size: Size2D, proposal: LayoutProposal) -> LayoutPlacement {
    let own = measured(proposal)
    let origin = Point2D(
      x: distance(from: own.width, to: size.width) * 0.5,
      y: distance(from: own.height, to: size.height) * 0.5)
    return LayoutPlacement(origin: origin, size: own, proposal: proposal)
  }
}
