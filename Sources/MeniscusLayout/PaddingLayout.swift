import MeniscusGeometry

/// Room around a child, or with negative insets less than the child's own.
///
/// Source: OpenSwiftUI `PaddingLayout.swift`.
public struct PaddingLayout: UnaryLayout {
  /// The room on each edge, in points.
  public let insets: LayoutInsets
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  /// Makes padding; an inset that is not finite becomes 0.
  public init(_ insets: LayoutInsets) {
    var issues: LayoutIssues = []
    self.insets = LayoutInsets(
      top: Self.usable(insets.top, issues: &issues),
      leading: Self.usable(insets.leading, issues: &issues),
      bottom: Self.usable(insets.bottom, issues: &issues),
      trailing: Self.usable(insets.trailing, issues: &issues))
    self.issues = issues
  }

  private static func usable(_ inset: Double, issues: inout LayoutIssues) -> Double {
    if inset.isFinite { return inset }
    issues.insert(.notFinite)
    return 0
  }

  /// The child's size and the insets, not below 0.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    let own = child.measured(proposal.inset(by: insets))
    return Size2D(
      width: nonnegative(own.width + insets.horizontal),
      height: nonnegative(own.height + insets.vertical))
  }

  /// The child at the insets from the leading top corner.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    let offer = proposal.inset(by: insets)
    return LayoutPlacement(
      origin: Point2D(x: insets.leading, y: insets.top), size: child.measured(offer),
      proposal: offer)
  }

  /// The child's preferences, reset on the edges that are padded.
  public func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing {
    spacing.reset(insets.edges)
  }
}
