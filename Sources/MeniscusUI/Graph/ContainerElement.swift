/// An element with a structure of its own inside; it collects that structure's elements.
class ContainerElement: ElementNode {
  private var content: Node?
  private var collected: (elements: [ElementNode], drawn: [ElementNode])?

  /// Makes a container around what `make` builds at the place it is given.
  init(context: NodeContext, content make: (NodeContext) -> Node) {
    super.init(context: context)
    content = make(self.context)
  }

  /// The node of the structure inside.
  final var contentNode: Node? { content }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var elements: [ElementNode] { collect().elements }
  override var drawnElements: [ElementNode] { collect().drawn }

  override func elementsChanged() {
    collected = nil
    super.elementsChanged()
  }

  /// Hands a new value of the content's view down.
  final func receive<Content: View>(content view: Content) {
    content?.receive(view)
  }

  private func collect() -> (elements: [ElementNode], drawn: [ElementNode]) {
    if let collected { return collected }
    var elements: [ElementNode] = []
    var drawn: [ElementNode] = []
    content?.appendElements(to: &elements)
    content?.appendDrawnElements(to: &drawn)
    for element in drawn { element.container = self }
    for element in elements { element.container = self }
    // What has a higher z index is drawn later; of equal ones the order of the structure holds.
    if drawn.contains(where: { $0.zIndex != 0 }) {
      drawn = drawn.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
    collected = (elements, drawn)
    return (elements, drawn)
  }
}
