import MeniscusGeometry

/// A scroll view's part in the contest for touches: a pointer that moves far enough scrolls it.
final class ScrollPan: StandingParticipant {
  private var start = Point2D.zero
  private var origin: Point2D?
  private var place = Point2D.zero
  private var time = 0.0
  private var tracker = VelocityTracker()
  private var isHeld = false

  private var scroll: ScrollElement? { element as? ScrollElement }

  override var endsPress: Bool { true }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      tracker = VelocityTracker()
      if scroll?.isInFlight(at: event.time) == true { begin(at: event.location) }
    case .move where touch == event.touch:
      if state == .possible { beginIfFar(event) }
    case .release where touch == event.touch:
      touch = nil
      state = state == .active ? .ended : .failed
    default: return
    }
    note(event)
  }

  private func note(_ event: GestureEvent) {
    let hasMoved = event.location != place
    place = event.location
    time = event.time
    if case .release = event.action { return }
    if case .move = event.action, !hasMoved { return }
    tracker.add(event.location, at: event.time)
  }

  private func beginIfFar(_ event: GestureEvent) {
    let translation = event.location - start
    let travel = translation.distance(to: .zero)
    guard travel >= GesturePolicy.panDistance, scroll?.accepts(translation) == true else { return }
    // What it takes to begin does not move the content; what goes beyond it does.
    begin(at: start + translation * (GesturePolicy.panDistance / travel))
  }

  private func begin(at place: Point2D) {
    state = .active
    origin = place
  }

  override func commit() {
    guard let origin, state != .possible else {
      if touch != nil { scroll?.touched() }
      return
    }
    if !isHeld {
      isHeld = true
      scroll?.panBegan()
    }
    if state == .active {
      scroll?.panChanged(place - origin)
      scroll?.pulled(to: place)
    }
    if state == .ended {
      isHeld = false
      scroll?.panEnded(velocity: releaseVelocity)
    }
  }

  /// The velocity of the last movement; none once the pointer has rested.
  private var releaseVelocity: Point2D {
    // A step of time is no exact sum, so that a hair is allowed.
    tracker.silence(at: time) < GesturePolicy.panRest - 1e-9 ? tracker.lastVelocity : .zero
  }

  override func finish() {
    if isHeld { scroll?.panEnded(velocity: .zero) }
    isHeld = false
    scroll?.untouched()
  }

  override func reset() {
    super.reset()
    origin = nil
  }
}
