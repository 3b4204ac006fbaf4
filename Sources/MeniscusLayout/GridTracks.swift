import MeniscusGeometry

/// A column or a row of a grid, which answers with the largest answer of its cells.
struct GridTrack<Subject: LayoutSubject>: LayoutSubject {
  let axis: LayoutAxis
  var guide: AlignmentGuide?
  private var cells: [(subject: Subject, across: ProposedExtent, isSized: Bool)] = []

  init(axis: LayoutAxis, guide: AlignmentGuide? = nil) {
    self.axis = axis
    self.guide = guide
  }

  /// Adds a cell that is offered `across` on the other axis.
  mutating func add(_ cell: GridCell<Subject>, across: ProposedExtent) {
    cells.append((cell.subject, across, !cell.unsizedAxes.contains(axis)))
  }

  /// Along the axis the largest answer, measured from the guide that the cells share.
  func size(for proposal: LayoutProposal) -> Size2D {
    var (before, after) = (0.0, 0.0)
    for cell in cells where cell.isSized {
      let offer = LayoutProposal(along: axis, proposal[axis], across: cell.across)
      let size = cell.subject.measured(offer)
      let start = guide.map { cell.subject.position(of: $0, size: size, proposal: offer) } ?? 0
      before = max(before, start)
      after = max(after, distance(from: start, to: size[axis]))
    }
    return Size2D(along: axis, before + after, across: 0)
  }

  var layoutPriority: Double { 0 }

  var layoutSpacing: LayoutSpacing {
    cells.reduce(LayoutSpacing(all: .none)) { $0.union($1.subject.layoutSpacing) }
  }
}

/// The columns or the rows of a grid: where each starts and how long it is.
struct GridTracks {
  /// One or several neighbouring tracks.
  struct Span {
    let start: Double
    let length: Double
  }

  private var starts: [Double] = []
  private var lengths: [Double] = []

  /// Divides a proposed length among tracks as a stack does among its children.
  init<Subject: LayoutSubject>(
    dividing length: ProposedExtent, among tracks: [GridTrack<Subject>], stack: StackLayout
  ) {
    var scratch = StackScratch()
    var placements: [LayoutPlacement] = []
    let axis = stack.axis
    let proposal = LayoutProposal(along: axis, length, across: nil)
    stack.place(
      tracks, proposal: proposal, size: Size2D(along: axis, length ?? 0, across: 0),
      scratch: &scratch, into: &placements)
    for placement in placements {
      starts.append(axis == .horizontal ? placement.origin.x : placement.origin.y)
      lengths.append(placement.size[axis])
    }
  }

  /// The length of all tracks with the spacings between them.
  var total: Double {
    guard let start = starts.last, let length = lengths.last else { return 0 }
    return nonnegative(start + length)
  }

  /// The room of neighbouring tracks.
  func range(_ span: Range<Int>) -> Span {
    guard let last = span.last else { return Span(start: 0, length: 0) }
    let start = starts[span.lowerBound]
    return Span(start: start, length: nonnegative(starts[last] + lengths[last] - start))
  }

  /// Makes neighbouring tracks longer by equal shares until they have a length together.
  mutating func widen(_ span: Range<Int>, to length: Double) {
    let missing = distance(from: range(span).length, to: length)
    guard missing > 0, missing.isFinite else { return }
    let share = missing / Double(span.count)
    for index in span.lowerBound..<lengths.count {
      if span.contains(index) { lengths[index] += share }
      // What comes after moves by all shares before it.
      let shares = min(index - span.lowerBound, span.count)
      starts[index] += share * Double(shares)
    }
  }
}
