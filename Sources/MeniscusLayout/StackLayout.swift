import MeniscusGeometry

/// Children in a row or in a column.
///
/// The rules are those of the reference, section 1.2 (OpenSwiftUI `StackLayout.swift`): priorities
/// in groups, the less flexible children first, equal shares of what is left. The stack hugs its
/// children and may exceed its proposal. Measured at 0 it answers the sum of the minima, which it
/// may be unable to reach when that sum is proposed; SwiftUI does the same, and so it stays.
///
/// ```swift
/// struct Box: LayoutSubject {
///   let side: Double
///   func size(for proposal: LayoutProposal) -> Size2D { Size2D(width: side, height: side) }
/// }
/// let boxes = [Box(side: 20), Box(side: 30)]
/// let row = StackLayout.horizontal(spacing: 8)
/// var scratch = StackScratch()
/// let size = row.size(of: boxes, proposal: .unspecified, scratch: &scratch)
/// assert(size == Size2D(width: 58, height: 30))
/// var places: [LayoutPlacement] = []
/// row.place(boxes, proposal: .unspecified, size: size, scratch: &scratch, into: &places)
/// assert(places.map(\.origin) == [Point2D(x: 0, y: 5), Point2D(x: 28, y: 0)])
/// ```
public struct StackLayout: Equatable, Sendable {
  /// The direction in which children follow each other.
  public let axis: LayoutAxis
  /// The guide across the axis by which children are aligned.
  public let alignment: AlignmentGuide
  /// The distance between children in points; nil takes what neighbours prefer.
  public let spacing: Double?
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  /// Makes a stack; a spacing that is not finite is ignored, a negative one lets children overlap.
  public init(axis: LayoutAxis, alignment: AlignmentGuide, spacing: Double? = nil) {
    precondition(
      alignment.axis == axis.cross, "A stack is aligned by a guide across its own axis.")
    let isUsable = spacing?.isFinite ?? true
    self.axis = axis
    self.alignment = alignment
    self.spacing = isUsable ? spacing : nil
    self.issues = isUsable ? [] : .notFinite
  }

  /// Makes a row, centred vertically unless said otherwise.
  public static func horizontal(
    alignment: AlignmentGuide = .verticalCenter, spacing: Double? = nil
  ) -> StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment, spacing: spacing)
  }

  /// Makes a column, centred horizontally unless said otherwise.
  public static func vertical(
    alignment: AlignmentGuide = .horizontalCenter, spacing: Double? = nil
  ) -> StackLayout {
    StackLayout(axis: .vertical, alignment: alignment, spacing: spacing)
  }

  /// The size that the stack takes for `proposal`.
  ///
  /// Complexity: at most three questions to each child, and a sort.
  public func size<Subject: LayoutSubject>(
    of subjects: [Subject], proposal: LayoutProposal, scratch: inout StackScratch
  ) -> Size2D {
    measure(subjects, along: proposal[axis], across: proposal[axis.cross], scratch: &scratch)
    return extent(scratch).size(axis)
  }

  /// Places the children of a stack that answered `proposal` with `size`.
  ///
  /// Children are measured again with the same proposal along the axis, and across it with the
  /// resolved size where the proposal has none. `placements` is replaced, index by index.
  public func place<Subject: LayoutSubject>(
    _ subjects: [Subject], proposal: LayoutProposal, size: Size2D, scratch: inout StackScratch,
    into placements: inout [LayoutPlacement]
  ) {
    let across = proposal[axis.cross] ?? nonnegative(size[axis.cross])
    measure(subjects, along: proposal[axis], across: across, scratch: &scratch)
    let start = extent(scratch).start
    placements.removeAll(keepingCapacity: true)
    var position = 0.0
    for index in subjects.indices {
      let childSize = scratch.sizes[index]
      let offset = distance(from: start, to: -scratch.guides[index])
      placements.append(
        LayoutPlacement(
          origin: Point2D(along: axis, position, across: offset), size: childSize,
          proposal: LayoutProposal(along: axis, scratch.offers[index], across: across)))
      position += childSize[axis]
      if index < scratch.spacings.count { position += scratch.spacings[index] }
    }
  }

  /// What the stack prefers to its own neighbours: its outer children's preferences along the
  /// axis, the largest of all children's across it.
  public func spacing<Subject: LayoutSubject>(of subjects: [Subject]) -> LayoutSpacing {
    guard let first = subjects.first, let last = subjects.last else { return .standard }
    var merged = LayoutSpacing(all: .none)
    let isRow = axis == .horizontal
    for subject in subjects {
      merged = merged.union(subject.layoutSpacing, edges: isRow ? .vertical : .horizontal)
    }
    merged = merged.union(first.layoutSpacing, edges: isRow ? .leading : .top)
    return merged.union(last.layoutSpacing, edges: isRow ? .trailing : .bottom)
  }
}
