import MeniscusGeometry

/// A frame of fixed width, height, or both, around a child.
///
/// A fixed extent replaces the proposal's and is the frame's; the other extent is the child's.
/// Source: OpenSwiftUI `FrameLayout.swift`.
public struct FrameLayout: UnaryLayout {
  /// The frame's width in points, nil for the child's.
  public let width: Double?
  /// The frame's height in points, nil for the child's.
  public let height: Double?
  /// The guides of the child and of the frame that are put on each other.
  public let alignment: LayoutAlignment
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  /// Makes a frame; an extent that is negative or not finite is ignored.
  public init(
    width: Double? = nil, height: Double? = nil, alignment: LayoutAlignment = .center
  ) {
    var issues: LayoutIssues = []
    self.width = Self.usable(width, issues: &issues)
    self.height = Self.usable(height, issues: &issues)
    self.alignment = alignment
    self.issues = issues
  }

  private static func usable(_ extent: Double?, issues: inout LayoutIssues) -> Double? {
    guard let extent else { return nil }
    guard extent.isFinite else {
      issues.insert(.notFinite)
      return nil
    }
    if extent < 0 { issues.insert(.negative) }
    return extent < 0 ? nil : extent
  }

  private func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The fixed extents, and the child's where there is none.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    if let width, let height { return Size2D(width: width, height: height) }
    let own = child.measured(childProposal(proposal))
    return Size2D(width: width ?? own.width, height: height ?? own.height)
  }

  /// The child's guides on those of the frame.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    let offer = childProposal(proposal)
    let own = child.measured(offer)
    let origin = alignment.origin(of: child, childSize: own, proposal: offer, in: size)
    return LayoutPlacement(origin: origin, size: own, proposal: offer)
  }

  /// The child's preferences, reset on the axes that are fixed.
  public func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing {
    var edges: LayoutEdges = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return spacing.reset(edges)
  }
}
