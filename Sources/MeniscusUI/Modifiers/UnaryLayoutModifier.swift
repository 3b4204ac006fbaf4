import MeniscusGeometry
import MeniscusLayout

/// Lays out each element by a layout of one child.
struct UnaryLayoutModifier<Layout: UnaryLayout>: ElementModifier {
  let layout: Layout
  let label: String
  let issues: LayoutIssues

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = UnaryLayoutElement(layout: layout, inner: inner, label: label, context: context)
    element.report(issues)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? UnaryLayoutElement<Layout> else { return }
    element.receive(layout)
    element.report(issues)
  }
}

final class UnaryLayoutElement<Layout: UnaryLayout>: WrapperElement {
  var layout: Layout

  init(layout: Layout, inner: ElementNode, label: String, context: NodeContext) {
    self.layout = layout
    super.init(inner: inner, label: label, context: context)
  }

  func receive(_ new: Layout) {
    guard new != layout else { return }
    layout = new
    invalidateLayout()
  }

  func report(_ issues: LayoutIssues) {
    if !issues.isEmpty {
      graph.report(.invalidGeometry(view: path, what: "length that no layout can take"))
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

extension View {
  func unaryLayout<Layout: UnaryLayout>(
    _ layout: Layout, _ label: String, issues: LayoutIssues = []
  ) -> some View {
    modified(by: UnaryLayoutModifier(layout: layout, label: label, issues: issues))
  }
}
