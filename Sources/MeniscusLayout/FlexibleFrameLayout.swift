import MeniscusGeometry

/// A frame with a smallest, an ideal and a largest extent on each axis around a child.
///
/// Source: OpenSwiftUI `FrameLayout.swift` and Apple's description of `frame(minWidth:…)`.
public struct FlexibleFrameLayout: UnaryLayout {
  /// The limits of the width.
  public let width: ExtentLimits
  /// The limits of the height.
  public let height: ExtentLimits
  /// The guides of the child and of the frame that are put on each other.
  public let alignment: LayoutAlignment

  /// Makes a frame from its limits.
  public init(
    width: ExtentLimits = ExtentLimits(), height: ExtentLimits = ExtentLimits(),
    alignment: LayoutAlignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// What was wrong with the values given on either axis.
  public var issues: LayoutIssues { width.issues.union(height.issues) }

  /// The size within the limits; see `ExtentLimits`.
  public func size<Child: LayoutSubject>(of child: Child, proposal: LayoutProposal) -> Size2D {
    let offer = LayoutProposal(
      width: width.offer(for: proposal.width), height: height.offer(for: proposal.height))
    let own = child.measured(offer)
    return Size2D(
      width: width.extent(for: proposal.width, child: own.width),
      height: height.extent(for: proposal.height, child: own.height))
  }

  /// The child, offered the frame's size, with its guides on those of the frame.
  public func placement<Child: LayoutSubject>(
    of child: Child, proposal: LayoutProposal, size: Size2D
  ) -> LayoutPlacement {
    let offer = LayoutProposal(
      width: width.placedOffer(for: proposal.width, extent: size.width),
      height: height.placedOffer(for: proposal.height, extent: size.height))
    let own = child.measured(offer)
    let origin = alignment.origin(of: child, childSize: own, proposal: offer, in: size)
    return LayoutPlacement(origin: origin, size: own, proposal: offer)
  }

  /// The child's preferences, reset on the axes that have limits.
  public func spacing(ofChild spacing: LayoutSpacing) -> LayoutSpacing {
    var edges: LayoutEdges = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return spacing.reset(edges)
  }
}
