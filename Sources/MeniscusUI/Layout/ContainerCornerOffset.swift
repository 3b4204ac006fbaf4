import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Moves the view off what covers the corners of its container at some edges; `sizeToFit` offers it
  /// what is left of its room then, in place of all of it.
  ///
  /// What is covered is what `GeometryProxy.containerCornerInsets` tells where the view stands without
  /// being moved. Of two edges that are across from one another the one where more is covered counts.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modified(by: CornerOffsetModifier(edges: edges, fits: sizeToFit))
  }
}

struct CornerOffsetModifier: StatedModifier, Equatable {
  typealias Wrapper = CornerOffsetElement

  let edges: Edge.Set
  let fits: Bool

  var label: String { ".containerCornerOffset" }
}

/// Measures its content as if no corner were covered, and places it off those that are.
final class CornerOffsetElement: StatedElement<CornerOffsetModifier> {
  override func changed() { invalidateLayout() }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(modifier, named: "corners")
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let corners = cornerInsets(of: frame, areClipped: false)
    let covered = EdgeInsets().inset(by: corners, edges: modifier.edges)
    let insets = LayoutInsets(
      top: Double(covered.top), leading: Double(covered.leading), bottom: Double(covered.bottom),
      trailing: Double(covered.trailing)
    ).physical(environment.readingDirection)
    guard insets != .zero else { return inner.place(at: frame, proposal: proposal) }
    guard modifier.fits else {
      let offset = Point2D(
        x: Self.offset(insets.left, insets.right), y: Self.offset(insets.top, insets.bottom))
      return inner.place(at: frame.translated(by: offset), proposal: proposal)
    }
    let rest = frame.inset(by: insets)
    let offer = LayoutProposal(rest.size)
    let size = inner.measured(offer)
    let across = Self.start(insets.left, insets.right, free: rest.width - size.width)
    let down = Self.start(insets.top, insets.bottom, free: rest.height - size.height)
    inner.place(
      at: Rect2D(
        origin: Point2D(x: rest.minX + across, y: rest.minY + down), size: size),
      proposal: offer)
  }

  /// How far what is covered at two ends moves what lies between them.
  private static func offset(_ start: Double, _ end: Double) -> Double {
    start >= end ? start : -end
  }

  /// Where what leaves some of the rest free begins: at the end where more is covered, or in the middle.
  private static func start(_ start: Double, _ end: Double, free: Double) -> Double {
    if start == end { return free / 2 }
    return start > end ? 0 : free
  }
}
