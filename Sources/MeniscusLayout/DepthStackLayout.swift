import MeniscusGeometry

/// Children on top of each other, the first one at the back.
///
/// Its size is that of the children with the highest priority. Children are offered the whole
/// proposal when measured and the stack's size when placed. Source: OpenSwiftUI `ZStack.swift`.
public struct DepthStackLayout: Equatable, Sendable {
  /// The guides by which children are aligned with each other.
  public let alignment: LayoutAlignment

  /// Makes a stack in depth, centred unless said otherwise.
  public init(alignment: LayoutAlignment = .center) {
    self.alignment = alignment
  }

  /// The size that the stack takes for `proposal`: the smallest around the children of the
  /// highest priority, aligned.
  public func size<Subject: LayoutSubject>(
    of subjects: [Subject], proposal: LayoutProposal
  ) -> Size2D {
    let bounds = bounds(of: subjects, proposal: proposal)
    return Size2D(
      width: distance(from: bounds.start.x, to: bounds.end.x),
      height: distance(from: bounds.start.y, to: bounds.end.y))
  }

  /// Places the children of a stack that answered `proposal` with `size`; `placements` is replaced.
  public func place<Subject: LayoutSubject>(
    _ subjects: [Subject], proposal: LayoutProposal, size: Size2D,
    into placements: inout [LayoutPlacement]
  ) {
    let start = bounds(of: subjects, proposal: proposal).start
    let offer = LayoutProposal(size)
    placements.removeAll(keepingCapacity: true)
    for subject in subjects {
      let childSize = subject.measured(offer)
      let guide = guides(of: subject, size: childSize, proposal: offer)
      placements.append(
        LayoutPlacement(
          origin: Point2D(
            x: distance(from: start.x, to: -guide.x), y: distance(from: start.y, to: -guide.y)),
          size: childSize, proposal: offer))
    }
  }

  /// What the stack prefers to its neighbours: the largest of its children's preferences.
  public func spacing<Subject: LayoutSubject>(of subjects: [Subject]) -> LayoutSpacing {
    guard !subjects.isEmpty else { return .standard }
    return subjects.reduce(LayoutSpacing(all: .none)) { $0.union($1.layoutSpacing) }
  }

  /// The corners of the children of the highest priority, counted from the guides.
  private func bounds<Subject: LayoutSubject>(
    of subjects: [Subject], proposal: LayoutProposal
  ) -> (start: Point2D, end: Point2D) {
    guard var highest = subjects.first?.layoutPriority else { return (.zero, .zero) }
    for subject in subjects { highest = max(highest, subject.layoutPriority) }
    var start = Point2D(x: .infinity, y: .infinity)
    var end = Point2D(x: -.infinity, y: -.infinity)
    for subject in subjects where !(subject.layoutPriority < highest) {
      let size = subject.measured(proposal)
      let guide = guides(of: subject, size: size, proposal: proposal)
      start = Point2D(x: min(start.x, -guide.x), y: min(start.y, -guide.y))
      end = Point2D(
        x: max(end.x, distance(from: guide.x, to: size.width)),
        y: max(end.y, distance(from: guide.y, to: size.height)))
    }
    return (start, end)
  }

  private func guides<Subject: LayoutSubject>(
    of subject: Subject, size: Size2D, proposal: LayoutProposal
  ) -> Point2D {
    Point2D(
      x: subject.position(of: alignment.horizontal, size: size, proposal: proposal),
      y: subject.position(of: alignment.vertical, size: size, proposal: proposal))
  }
}
