import MeniscusDisplay
import MeniscusGeometry

/// How a row is touched.
extension ListRowElement: PressObserver {
  /// What the row's inside is moved by.
  private var shift: Point2D {
    Point2D(x: swipe.offset.value(at: graph.time), y: lift.value(at: graph.time))
  }

  /// The map from the space that the inside is drawn in.
  func mapOfInside(in outer: Affine2D) -> Affine2D {
    Affine2D.translation(x: shift.x, y: shift.y).then(outer)
  }

  func hitRow(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    let body = body(in: presentedFrame)
    let moved = Point2D(x: point.x - shift.x, y: point.y - shift.y)
    for layer in [swipeLayer, trailingLayer, leadingLayer] {
      if let layer, layer.hit(moved, path: &path) {
        path.append(self)
        return true
      }
    }
    let lifted = Point2D(x: point.x, y: point.y - shift.y)
    guard body.contains(lifted) else { return false }
    if inner.hit(moved, path: &path) {
      path.append(self)
      return true
    }
    // A single button is pressed wherever its row is touched.
    if let press = wholeRowPress {
      for element in sequence(first: press as ElementNode, next: \.container) {
        path.append(element)
        if element === self { return true }
      }
    }
    path.append(self)
    return true
  }

  /// The button that is pressed wherever the row is touched; nil where there is none, or several.
  var wholeRowPress: GestureElement? {
    guard role.isRow, list?.isEditing != true, !swipe.isOut else { return nil }
    let presses = inner.pressElements.filter {
      ($0.participant as? PressParticipant)?.coversRow == true
    }
    return presses.count == 1 ? presses.first : nil
  }

  /// Whether a point of the scene lies on the row.
  func contains(_ point: Point2D) -> Bool {
    let place = list?.sceneMap.inverse?.apply(point) ?? point
    return presentedFrame.contains(place)
  }

  func pressBegan(at point: Point2D) {
    guard role.isRow, !swipe.isOut, canSelect || wholeRowPress != nil else { return }
    press.set(1, animation: nil, at: graph.time)
    graph.stateChanged()
  }

  func pressMoved(to point: Point2D) {
    guard press.target > 0, !contains(point) else { return }
    pressEnded()
  }

  func pressEnded() {
    guard press.target > 0 else { return }
    press.set(0, animation: .easeOut(duration: 0.3), at: graph.time)
    graph.valueChanged(of: self, isMoving: press.isInMotion)
  }

  /// Lets what moves of the row by itself go on.
  func advanceRow(to time: Double) -> Bool {
    let swipes = swipe.offset.settle(at: time)
    let lifts = lift.settle(at: time)
    let presses = press.settle(at: time)
    if !swipes { endSwipe() }
    return swipes || lifts || presses
  }

  func encodeRow(into encoder: inout StateEncoder) {
    if swipe.isOut { encoder.encode(number: swipe.offset.value(at: graph.time), named: "swipe") }
    if lift.isInMotion || lift.target != 0 {
      encoder.encode(number: lift.value(at: graph.time), named: "lift")
    }
    if press.isInMotion || press.target > 0 {
      encoder.encode(number: press.value(at: graph.time), named: "pressed")
    }
  }
}

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
      if let row, let handle = row.handle, let inverse = row.list?.sceneMap.inverse,
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
    if isHeld { end(velocity: 0) }
  }

  override func reset() {
    super.reset()
    kind = .tap
    isHeld = false
  }
}

extension ListRowElement {
  /// Whether a tap does something.
  fileprivate var answersTap: Bool { swipe.isOut || canSelect }

  fileprivate func tapped() {
    if swipe.isOut { return close() }
    select()
  }
}
