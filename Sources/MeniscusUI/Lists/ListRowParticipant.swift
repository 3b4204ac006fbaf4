import MeniscusGeometry

/// A row's part in the contest for touches: swipes, taps that select, and what moves rows.
final class ListRowParticipant: StandingParticipant {
  private enum Kind {
    case tap
    case swipe
    case move
  }

  private var kind = Kind.tap
  private var start = Point2D.zero
  private var place = Point2D.zero
  private var time = 0.0
  private var origin = Point2D.zero
  private var isHeld = false
  private var tracker = VelocityTracker()

  private var row: ListRowElement? { element as? ListRowElement }

  override var endsPress: Bool { kind != .tap }

  override func accepts(_ event: GestureEvent) -> Bool {
    super.accepts(event) && row?.role.isRow == true
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      tracker = VelocityTracker()
      if let row, let handle = row.handle, let inverse = row.outerMap.inverse,
        handle.contains(inverse.apply(event.location))
      {
        kind = .move
        begin(at: event.location)
      }
    case .move where touch == event.touch:
      if state == .possible { beginIfFar(event) }
    case .release where touch == event.touch:
      touch = nil
      if state == .active {
        state = .ended
      } else {
        state = row?.answersTap == true ? .ended : .failed
      }
    default: return
    }
    place = event.location
    time = event.time
    if case .release = event.action { return }
    tracker.add(event.location, at: event.time)
  }

  private func beginIfFar(_ event: GestureEvent) {
    let translation = event.location - start
    let travel = translation.distance(to: .zero)
    guard travel >= GesturePolicy.panDistance else { return }
    guard abs(translation.x) > abs(translation.y), row?.acceptsSwipe(by: translation.x) == true
    else {
      state = .failed
      return
    }
    kind = .swipe
    begin(at: start + translation * (GesturePolicy.panDistance / travel))
  }

  private func begin(at place: Point2D) {
    state = .active
    origin = place
  }

  override func commit() {
    guard state != .possible else { return }
    switch kind {
    case .tap:
      if state == .ended { row?.tapped() }
    case .swipe:
      if !isHeld {
        isHeld = true
        row?.swipeBegan(by: place.x - start.x)
      }
      row?.swipeChanged(by: place.x - origin.x)
      if state == .ended { end(velocity: velocity) }
    case .move:
      if !isHeld {
        isHeld = true
        row?.moveBegan()
      }
      row?.moveChanged(by: place.y - origin.y)
      if state == .ended { end(velocity: 0) }
    }
  }

  private var velocity: Double {
    tracker.silence(at: time) < GesturePolicy.panRest - 1e-9 ? tracker.lastVelocity.x : 0
  }

  private func end(velocity: Double) {
    isHeld = false
    if kind == .swipe { row?.swipeEnded(velocity: velocity) }
    if kind == .move { row?.moveEnded() }
  }

  override func finish() {
    guard isHeld else { return }
    if kind == .move {
      isHeld = false
      row?.cancelMove()
    } else {
      end(velocity: 0)
    }
  }

  override func reset() {
    super.reset()
    kind = .tap
    isHeld = false
  }
}
