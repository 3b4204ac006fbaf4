import MeniscusGeometry

/// What a presentation itself is touched by: taps beside it, and drags that move it.
final class PresentationTouch: StandingParticipant {
  private var start = Point2D.zero
  private var place = Point2D.zero
  private var time = 0.0
  private var origin: Point2D?
  private var isOutside = false
  private var isHeld = false
  private var tracker = VelocityTracker()

  private var style: PresentationStyle? { (element as? PresentedElement)?.style }

  override var endsPress: Bool { true }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      isOutside = style?.isOutside(start) ?? false
      tracker = VelocityTracker()
    case .move where touch == event.touch:
      if state == .possible { beginIfFar(event) }
    case .release where touch == event.touch:
      touch = nil
      let isTap = isOutside && event.location.distance(to: start) < GesturePolicy.tapDistance
      state = state == .active || isTap ? .ended : .failed
    default: return
    }
    place = event.location
    time = event.time
    if case .release = event.action { return }
    tracker.add(event.location, at: event.time)
  }

  private func beginIfFar(_ event: GestureEvent) {
    let translation = event.location - start
    let travel = abs(translation.y)
    guard !isOutside, travel >= PresentationPolicy.dragSlop, travel > abs(translation.x),
      style?.accepts(translation, from: start) == true
    else { return }
    state = .active
    origin = start + Point2D(x: 0, y: translation.y < 0 ? -1 : 1) * PresentationPolicy.dragSlop
  }

  override func commit() {
    guard state != .possible else { return }
    guard let origin else {
      if state == .ended { style?.tappedOutside() }
      return
    }
    if !isHeld {
      isHeld = true
      style?.dragBegan()
    }
    if state == .active { style?.dragChanged(place - origin) }
    if state == .ended { letGo(velocity: releaseVelocity) }
  }

  private var releaseVelocity: Point2D {
    // A step of time is no exact sum, so that a hair is allowed.
    tracker.silence(at: time) < GesturePolicy.panRest - 1e-9 ? tracker.lastVelocity : .zero
  }

  private func letGo(velocity: Point2D) {
    isHeld = false
    style?.dragEnded(velocity: velocity)
  }

  override func finish() {
    if isHeld { letGo(velocity: .zero) }
  }

  override func reset() {
    super.reset()
    origin = nil
    isOutside = false
  }

  override func encode(into encoder: inout StateEncoder) {
    if isHeld { encoder.encode("active", named: "gesture") }
  }
}
