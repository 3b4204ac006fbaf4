import MeniscusGeometry

/// A child at its ideal extent on some axes, whatever is proposed.
///
/// Source: OpenSwiftUI `FixedSizeLayout.swift`.
public struct FixedSizeLayout: UnaryLayout {
  /// The axes on which the child has its ideal extent.
  public let axes: LayoutAxes

  /// Fixes the child's extents on `axes`.
  public init(_ axes: LayoutAxes = .all) {
    self.axes = axes
  }

  private func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// The child's size, asked for its ideal on the fixed axes.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    child.measured(childProposal(proposal))
  }

  /// The child at the middle.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    child.centered(in: size, proposal: childProposal(proposal))
  }

  /// The child's own priority: the one layout of a single child that always passes it on.
  public func priority(ofChild priority: Double) -> Double { priority }
}

/// A child as it is, with another priority.
public struct PriorityLayout: UnaryLayout {
  /// The priority in a stack.
  public let priority: Double

  /// Gives the child a priority; NaN becomes 0.
  public init(_ priority: Double) {
    self.priority = priority.isNaN ? 0 : priority
  }

  /// The child's size.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    child.measured(proposal)
  }

  /// The child at the origin.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    LayoutPlacement(origin: .zero, size: child.measured(proposal), proposal: proposal)
  }

  /// The priority given.
  public func priority(ofChild priority: Double) -> Double { self.priority }
}
