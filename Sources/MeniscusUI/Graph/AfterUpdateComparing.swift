/// What compares something after an update, once, however often it was noted that it may differ.
@MainActor
protocol AfterUpdateComparing: AnyObject {
  var graph: ViewGraph { get }
  /// The comparison after the update.
  var comparison: OnceAfterUpdate { get set }

  func compare()
}

extension AfterUpdateComparing {
  /// Has it compared after the update.
  func noteChange() {
    guard comparison.ask(in: graph) else { return }
    graph.afterUpdate { [weak self] in
      self?.comparison.begin()
      self?.compare()
    }
  }
}
