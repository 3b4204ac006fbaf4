import MeniscusGeometry

/// A child at one edge, and a primary one in the rest: what a bar over content is.
///
/// The inset is measured first, the primary gets what it and the spacing leave.
/// Source: OpenSwiftUI `InsetViewModifier.swift`.
public struct SafeAreaInsetLayout: Equatable, Sendable {
  /// The axis along which the children share the room.
  public let axis: LayoutAxis
  /// Whether the inset stands at the axis' end: at the bottom or the trailing edge.
  public let isAtEnd: Bool
  /// The guide across the axis by which both are aligned.
  public let alignment: AlignmentGuide
  /// The distance between both in points.
  public let spacing: Double

  /// Makes the layout; nil, or a spacing that is not finite, is the platform's.
  public init(axis: LayoutAxis, isAtEnd: Bool, alignment: AlignmentGuide, spacing: Double? = nil) {
    precondition(
      alignment.axis == axis.cross, "An inset is aligned by a guide across its own axis.")
    self.axis = axis
    self.isAtEnd = isAtEnd
    self.alignment = alignment
    let isUsable = spacing?.isFinite ?? false
    self.spacing = isUsable ? spacing ?? 0 : LayoutPolicy.defaultSpacing
  }

  /// Where both children are.
  public struct Placements: Equatable, Sendable {
    /// The primary child's place.
    public var primary: LayoutPlacement
    /// The inset's place.
    public var inset: LayoutPlacement
    /// How much of the layout the inset and the spacing cover: the safe area that they cause.
    public var covered: Double
  }

  private func offer(_ proposal: LayoutProposal, covered: Double) -> LayoutProposal {
    proposal.replacing(axis, by: proposal[axis].map { subtracting(covered, from: $0) })
  }

  /// The primary child's size, and along the axis the inset and the spacing with it.
  public func size<Primary: LayoutSubject, Inset: LayoutSubject>(
    primary: Primary, inset: Inset, proposal: LayoutProposal
  ) -> Size2D {
    let covered = inset.measured(proposal)[axis] + spacing
    var size = primary.measured(offer(proposal, covered: covered))
    size[axis] = nonnegative(size[axis] + covered)
    return size
  }

  /// Places both children of a layout that answered `proposal` with `size`.
  public func placements<Primary: LayoutSubject, Inset: LayoutSubject>(
    primary: Primary, inset: Inset, proposal: LayoutProposal, size: Size2D
  ) -> Placements {
    let insetSize = inset.measured(proposal)
    let covered = insetSize[axis] + spacing
    let rest = offer(proposal, covered: covered)
    let primarySize = primary.measured(rest)
    let across = distance(
      from: inset.position(of: alignment, size: insetSize, proposal: proposal),
      to: primary.position(of: alignment, size: primarySize, proposal: rest))
    let insetStart = isAtEnd ? distance(from: insetSize[axis], to: size[axis]) : 0
    return Placements(
      primary: LayoutPlacement(
        origin: Point2D(along: axis, isAtEnd ? 0 : covered, across: 0),
        size: primarySize, proposal: rest),
      inset: LayoutPlacement(
        origin: Point2D(along: axis, insetStart, across: across),
        size: insetSize, proposal: proposal),
      covered: covered)
  }
}
