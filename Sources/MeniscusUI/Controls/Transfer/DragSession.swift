import MeniscusGeometry

/// What is dragged at the moment, where it is and what it is over.
@MainActor
final class DragSession {
  /// What takes the things that are dragged where it is let go, or shows that it would.
  @MainActor
  protocol Target: ElementNode {
    /// Whether it takes any of some things.
    func accepts(_ items: [Any]) -> Bool
    /// They came over it, moved over it, or left.
    func targeted(_ phase: TargetPhase, by items: [Any], at point: Point2D)
    /// Takes them; the point is in its own space.
    func drop(_ items: [Any], at point: Point2D)
  }

  /// What happens to a target.
  enum TargetPhase {
    case entered, moved, exited
  }

  /// The things; empty where nothing is dragged.
  private(set) var items: [Any] = []
  private weak var target: (any Target)?

  /// Whether something is dragged.
  var isActive: Bool { !items.isEmpty }

  /// Takes hold of things.
  func begin(_ items: [Any]) { self.items = items }

  /// Goes on to a point of the scene.
  func move(to point: Point2D, over path: [ElementNode]) {
    let found = target(at: point, on: path)
    if found !== target {
      tell(.exited, at: point)
      target = found
      tell(.entered, at: point)
    } else {
      tell(.moved, at: point)
    }
  }

  /// The innermost view under a point that takes the things; what lies over it, as the sign that it
  /// would take them, does not keep them from it.
  private func target(at point: Point2D, on path: [ElementNode]) -> (any Target)? {
    for element in path {
      var targets: [any Target] = []
      element.appendTargets(at: point, to: &targets)
      if let target = targets.last(where: { $0.accepts(items) }) { return target }
    }
    return nil
  }

  private func tell(_ phase: TargetPhase, at point: Point2D) {
    guard let target else { return }
    target.targeted(phase, by: items, at: target.point(point, in: .local))
  }

  /// Lets go, over a target or none.
  func drop(at point: Point2D) {
    let (items, target) = (items, target)
    end(at: point)
    guard let target, !items.isEmpty else { return }
    target.drop(items, at: target.point(point, in: .local))
  }

  /// Gives up.
  func end(at point: Point2D) {
    tell(.exited, at: point)
    target = nil
    items = []
  }
}

extension ViewGraph {
  /// What is dragged at the moment.
  var dragSession: DragSession { slots.value { DragSession() } }
}

extension ElementNode {
  /// Adds what things can be dropped on here under a point of the scene, the innermost last.
  fileprivate func appendTargets(at point: Point2D, to targets: inout [any DragSession.Target]) {
    let place = self.point(point, in: .local)
    let isInside = Rect2D(origin: .zero, size: presentedFrame.size).contains(place)
    // What has been scrolled out of sight is not there.
    if scrolling != nil, !isInside { return }
    if isInside, let target = self as? any DragSession.Target { targets.append(target) }
    for element in drawnElements { element.appendTargets(at: point, to: &targets) }
  }
}
