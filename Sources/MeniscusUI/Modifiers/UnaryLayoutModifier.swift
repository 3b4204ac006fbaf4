import MeniscusGeometry
import MeniscusLayout

/// Lays out each element by a layout of one child.
struct UnaryLayoutModifier<Layout: UnaryLayout>: StatedModifier {
  typealias Wrapper = UnaryLayoutElement<Layout>

  let layout: Layout
  let label: String
  let issues: LayoutIssues
}

final class UnaryLayoutElement<Layout: UnaryLayout>: StatedElement<UnaryLayoutModifier<Layout>> {
  var layout: Layout

  required init(_ modifier: UnaryLayoutModifier<Layout>, at place: WrapperPlace) {
    layout = modifier.layout
    super.init(modifier, at: place)
    report(modifier.issues)
  }

  override func receive(_ new: UnaryLayoutModifier<Layout>) {
    super.receive(new)
    if new.layout != layout {
      layout = new.layout
      invalidateLayout()
    }
    report(new.issues)
  }

  private func report(_ issues: LayoutIssues) {
    if !issues.isEmpty {
      graph.report(.invalidGeometry(view: path, fault: .length))
    }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.size(of: inner, proposal: proposal)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    place(inner, layout.placement(of: inner, proposal: proposal, size: frame.size), in: frame)
  }

  override var layoutPriority: Double { layout.priority(ofChild: inner.layoutPriority) }
  override var layoutSpacing: LayoutSpacing { layout.spacing(ofChild: inner.layoutSpacing) }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide.mergesInContainers else { return nil }
    return guide.merged(
      from: inner, placement: layout.placement(of: inner, proposal: proposal, size: size))
  }
}

nonisolated extension View {
  func unaryLayout<Layout: UnaryLayout>(
    _ layout: Layout, _ label: String, issues: LayoutIssues = []
  ) -> some View {
    modified(by: UnaryLayoutModifier(layout: layout, label: label, issues: issues))
  }
}
