import MeniscusGeometry

/// A second child in front of or behind a first one that alone decides size, priority and spacing.
///
/// The second child is offered the first one's size. Which of them is drawn first is not layout's.
public struct OverlayLayout: Equatable, Sendable {
  /// The guides of both children that are put on each other.
  public let alignment: LayoutAlignment

  /// Makes the layout, centred unless said otherwise.
  public init(alignment: LayoutAlignment = .center) {
    self.alignment = alignment
  }

  /// Places the second child, from the leading top corner of the first one, which answered
  /// `proposal` with `size`.
  public func placement<Primary: LayoutSubject, Secondary: LayoutSubject>(
    of secondary: Secondary, over primary: Primary, size: Size2D, proposal: LayoutProposal
  ) -> LayoutPlacement {
    let offer = LayoutProposal(size)
    let own = secondary.measured(offer)
    let coordinate = { (guide: AlignmentGuide) in
      distance(
        from: secondary.position(of: guide, size: own, proposal: offer),
        to: primary.position(of: guide, size: size, proposal: proposal))
    }
    let origin = Point2D(
      x: coordinate(alignment.horizontal), y: coordinate(alignment.vertical))
    return LayoutPlacement(origin: origin, size: own, proposal: offer)
  }
}
