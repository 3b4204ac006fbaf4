import MeniscusGeometry
import MeniscusLayout

/// The first of several views that fits what is offered, else the last.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes the choice; a view fits if its ideal extent on the axes does.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: NodeView {
  typealias Made = FittingElement<Content>
}

/// Shows one of its elements: what was placed last.
final class FittingElement<Content: View>: ContainerElement, ViewNode {
  private var layout: FittingLayout
  private var shown: ElementNode?

  init(view: ViewThatFits<Content>, context: NodeContext) {
    layout = FittingLayout(view.axes.layoutAxes)
    super.init(context: context) { Node.make(for: view.content, in: $0) }
  }

  override var name: String? { "ViewThatFits" }

  override var drawnElements: [ElementNode] {
    let drawn = super.drawnElements
    return drawn.filter { $0 === shown || $0.presence?.isLeaving == true }
  }

  /// What is not shown has no share in digests and snapshots.
  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    guard let shown else { return }
    for child in children { child.appendReported(of: shown, to: &nodes) }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ViewThatFits<Content> else { return }
    let changed = FittingLayout(new.axes.layoutAxes)
    if changed != layout {
      layout = changed
      invalidateLayout()
    }
    receive(content: new.content)
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout.axes.rawValue, named: "axes")
  }

  private func choice(for proposal: LayoutProposal) -> ElementNode? {
    let elements = elements
    return layout.choice(among: elements, proposal: proposal).map { elements[$0] }
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    shown = choice(for: proposal)
    shown?.place(at: frame, proposal: proposal)
  }

  override var layoutSpacing: LayoutSpacing {
    (shown ?? elements.first)?.layoutSpacing ?? .standard
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide.mergesInContainers else { return nil }
    return choice(for: proposal)?.explicitGuide(guide, size: size, proposal: proposal)
  }
}

extension Node {
  /// Adds the reported nodes of those branches alone that contribute `element`.
  fileprivate func appendReported(of element: ElementNode, to nodes: inout [Node]) {
    let elements = topElements
    guard elements.contains(where: { $0 === element }) else { return }
    if elements.count == 1 {
      appendReported(to: &nodes)
    } else {
      for child in children { child.appendReported(of: element, to: &nodes) }
    }
  }
}
