import MeniscusGeometry

/// The choice of the first of several children that fits.
public struct FittingLayout: Equatable, Sendable {
  /// The axes on which a child has to fit.
  public let axes: LayoutAxes

  /// Makes the choice for the given axes.
  public init(_ axes: LayoutAxes = .all) {
    self.axes = axes
  }

  /// The index of the first child whose ideal extents on the axes fit `proposal`.
  ///
  /// Else that of the last child; nil where there is none. Anything fits an extent of nil.
  public func choice<Subject: LayoutSubject>(
    among subjects: [Subject], proposal: LayoutProposal
  ) -> Int? {
    let offer = LayoutProposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for index in subjects.indices {
      let ideal: Size2D = subjects[index].measured(offer)
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsAcross && fitsDown { return index }
    }
    return subjects.indices.last
  }
}
