/// A transparent node with one node below.
class UnaryNode: Node {
  /// The node below; nil only while the node is being made.
  final var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func appendElements(to elements: inout [ElementNode]) {
    child?.appendElements(to: &elements)
  }

  override func appendDrawnElements(to elements: inout [ElementNode]) {
    child?.appendDrawnElements(to: &elements)
  }

  override func appendReported(to nodes: inout [Node]) {
    child?.appendReported(to: &nodes)
  }
}
