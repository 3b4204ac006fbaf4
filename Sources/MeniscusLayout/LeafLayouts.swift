import MeniscusGeometry

/// What fills any proposal: a colour, a shape; 10 points where nothing is proposed.
public struct GreedyLayout: Equatable, Sendable {
  /// What nil becomes.
  public let ideal: Size2D

  /// Makes the layout; 10 × 10 is the platform's ideal size.
  public init(ideal: Size2D = LayoutPolicy.idealSize) {
    self.ideal = ideal
  }

  /// The proposal, with nil replaced by the ideal extent.
  public func size(for proposal: LayoutProposal) -> Size2D {
    proposal.replacingUnspecified(by: ideal)
  }
}

/// Room that grows along the axis of the stack that it stands in, and on both axes elsewhere.
///
/// Source: OpenSwiftUI `Spacer.swift`.
public struct SpacerLayout: Equatable, Sendable {
  /// The axis of the nearest stack around it, nil outside of stacks.
  public let axis: LayoutAxis?
  /// The smallest length in points.
  public let minimum: Double

  /// Makes a spacer; a minimum of nil is the platform's, one that is negative or NaN becomes 0.
  public init(axis: LayoutAxis?, minimum: Double? = nil) {
    self.axis = axis
    self.minimum = nonnegative(minimum ?? LayoutPolicy.spacerLength)
  }

  /// The proposed length, not below the minimum; nothing across the axis.
  public func size(for proposal: LayoutProposal) -> Size2D {
    Size2D(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  /// The priority of any spacer: it is served last and takes what is left.
  public var priority: Double { -.infinity }

  /// No distance along the axis.
  public var spacing: LayoutSpacing { .spacer(along: axis) }
}
