/// Where a new node comes to stand.
@MainActor
struct NodeContext {
  /// The graph that the node belongs to.
  let graph: ViewGraph
  /// The node above, or nil for the root.
  let parent: Node?
  /// What the node's views see as their environment.
  var environment: EnvironmentValues
  /// What tells the node from its siblings in a path, or nil where it is alone.
  var slot: String?

  /// The same place, told apart from siblings by `slot`.
  func child(slot: String?) -> NodeContext {
    changing(self) { $0.slot = slot }
  }
}
