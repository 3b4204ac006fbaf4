/// What compares something after an update, once, however often it was noted that it may differ.
@MainActor
protocol AfterUpdateComparing: AnyObject {
  var graph: ViewGraph { get }
  /// Whether a comparison is due after the update.
  var isDue: Bool { get set }

  func compare()
}

extension AfterUpdateComparing {
  /// Has it compared after the update.
  func noteChange() {
    guard !isDue else { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      self?.isDue = false
      self?.compare()
    }
  }
}
