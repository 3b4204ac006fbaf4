/// The node whose values go on at the moment.
@MainActor
enum AdvancingNode {
  static weak var current: Node?
}

extension AnimationContext {
  /// The environment of what is animated; when its motion begins, of the view that is evaluated.
  public var environment: EnvironmentValues {
    onMainActor {
      AdvancingNode.current?.environment ?? ViewGraph.current?.owner?.environment
        ?? EnvironmentValues()
    }
  }
}
