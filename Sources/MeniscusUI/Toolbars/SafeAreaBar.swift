nonisolated extension View {
  /// Lays a bar at the upper or lower edge: content scrolls beneath it, fades there as
  /// ``scrollEdgeEffectStyle(_:for:)`` says, and begins beside it.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modified(by: BarEdgeModifier(edge: edge))
      .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Lays a bar at the leading or trailing edge: content scrolls beneath it and begins beside it.
  public func safeAreaBar<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Draws how content fades under a bar that lies over it.
struct BarEdgeModifier: StatedModifier {
  typealias Wrapper = BarEdgeElement

  let edge: VerticalEdge

  var label: String { ".safeAreaBar" }
}

final class BarEdgeElement: StatedElement<BarEdgeModifier>, ScrollHost {
  /// Where the content is scrolled to.
  private let scroll = ScreenScroll()

  override func changed() { graph.needsDisplay = true }

  func scrollMoved(_ moved: ScrollElement) {
    guard moved.axes.contains(.vertical) else { return }
    if moved.coverage.top > 0 { scroll.source = moved }
    if moved.coverage.bottom > 0 { scroll.lowerSource = moved }
  }

  override func draw(on canvas: DisplayCanvas) {
    let isTop = modifier.edge == .top
    // What covers the edge begins where the content's own room ends.
    let coverage = (isTop ? scroll.source : scroll.lowerSource)?.coverage ?? .zero
    let covered = isTop ? coverage.top : coverage.bottom
    let edges = ScrollEdges(element: self, outset: covered)
    edges.prepare(modifier.edge, covered: covered, scroll: scroll, on: canvas)
    super.draw(on: canvas)
    edges.draw(modifier.edge, covered: covered, scroll: scroll, on: canvas)
  }
}
