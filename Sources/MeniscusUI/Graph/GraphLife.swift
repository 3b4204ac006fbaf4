/// Knows a graph as long as it lives.
///
/// A weak reference to the graph itself would make every count of references to it go by a table on the
/// side, and every node refers to it.
final class GraphLife: Sendable {
  nonisolated(unsafe) private var reference: Unmanaged<ViewGraph>?

  /// The graph; nil once it is gone.
  @MainActor var graph: ViewGraph? { reference?.takeUnretainedValue() }

  /// The graph begins to live.
  func begin(_ graph: ViewGraph) { reference = .passUnretained(graph) }

  /// The graph is gone.
  func end() { reference = nil }
}
