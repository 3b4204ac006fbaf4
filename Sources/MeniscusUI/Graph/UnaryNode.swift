/// A transparent node with one node below.
class UnaryNode: Node {
  /// The node below; nil only while the node is being made.
  final var child: Node?

  override var children: [Node] { child.map { [$0] } ?? [] }
}
