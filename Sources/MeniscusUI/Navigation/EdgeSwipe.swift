import MeniscusGeometry

/// A touch at the leading edge of a stack that drags the last screen away.
final class EdgeSwipe: StandingParticipant {
  /// How far from the edge the touch begins, in points: ours.
  private static let reach = 24.0
  /// The speed in points a second that decides by itself.
  private static let decidingSpeed = 300.0

  private var start = Point2D.zero
  private var place = Point2D.zero
  private var tracker = VelocityTracker()
  private var isHeld = false

  private var stack: NavigationStackElement? { element as? NavigationStackElement }

  override var endsPress: Bool { true }

  override func accepts(_ event: GestureEvent) -> Bool {
    guard super.accepts(event), let stack, stack.canSwipe else { return false }
    return stack.distance(ofEdgeFrom: event.location) <= Self.reach
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      place = start
      tracker = VelocityTracker()
      tracker.add(event.location, at: event.time)
    case .move where touch == event.touch:
      place = event.location
      tracker.add(place, at: event.time)
      let way = place - start
      let forward = way.x * (stack?.forwardSign ?? 1)
      if state == .possible, forward >= GesturePolicy.panDistance, forward > abs(way.y) {
        state = .active
        start = place
      }
    case .release where touch == event.touch:
      touch = nil
      state = state == .active ? .ended : .failed
    default: break
    }
  }

  override func commit() {
    guard let stack, state != .possible else { return }
    let sign = stack.forwardSign
    if !isHeld {
      isHeld = true
      stack.swipeBegan()
    }
    if state == .active { stack.swipeChanged(to: (place.x - start.x) * sign) }
    if state == .ended {
      isHeld = false
      let speed = tracker.lastVelocity.x * sign
      let isFar = (place.x - start.x) * sign > (stack.frame?.width ?? 0) / 2
      stack.swipeEnded(
        leaves: abs(speed) > Self.decidingSpeed ? speed > 0 : isFar)
    }
  }

  override func finish() {
    if isHeld { stack?.swipeEnded(leaves: false) }
    isHeld = false
  }
}

/// What a swipe from the edge does.
extension NavigationStackElement {
  /// Whether there is a screen to go back to, and people may.
  final var canSwipe: Bool {
    guard let top = screens.last, screens.count > (isReplaced ? 2 : 1) else { return false }
    return !top.bars.hidesBack && !top.away.isInMotion
  }

  /// 1 where the way on is to the right, else −1.
  final var forwardSign: Double { environment.layoutDirection == .rightToLeft ? -1 : 1 }

  /// How far a point of the scene is from the leading edge.
  final func distance(ofEdgeFrom point: Point2D) -> Double {
    let own = local(point)
    return forwardSign > 0 ? own.x : (frame?.width ?? 0) - own.x
  }

  final func swipeBegan() {
    isSwiping = true
    screens.last?.isDragged = true
    if !isCovered { screens.dropLast().last?.coverChanged(to: false) }
    elementsChanged()
  }

  /// The finger is so many points from where it began to drag.
  final func swipeChanged(to distance: Double) {
    guard isSwiping, let top = screens.last, let width = frame?.width, width > 0 else { return }
    top.away.set(min(max(distance / width, 0), 1), animation: nil, at: graph.time)
    graph.stateChanged()
  }

  /// The finger is up: the screen leaves, or comes back.
  final func swipeEnded(leaves: Bool) {
    guard isSwiping, let top = screens.last else { return }
    isSwiping = false
    top.isDragged = false
    if leaves {
      leave(top)
    } else {
      top.away.set(0, animation: Self.motion, at: graph.time)
      graph.valueChanged(of: self, isMoving: top.away.isInMotion)
      coverScreens()
    }
  }
}
