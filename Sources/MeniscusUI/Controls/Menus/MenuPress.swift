import MeniscusGeometry

/// The press of a menu's button: held for a while it opens the list, over which the finger slides on.
final class MenuPress: PressParticipant {
  private var began = 0.0
  /// Where the finger is, in the scene.
  private var place = Point2D.zero
  /// What the finger does once it has opened the list; nil before.
  private var slide: MenuSlide?

  private var opening: MenuOpening? { element?.environment.menuOpening }

  override var deadline: Double? {
    guard state == .possible, touch != nil, isInside, let opening,
      element?.environment.isEnabled == true
    else { return nil }
    return began + opening.delay
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      began = event.time
      place = event.location
    case .move where touch == event.touch, .release where touch == event.touch:
      place = event.location
    case .time:
      if let deadline, event.time >= deadline - GesturePolicy.instant { state = .active }
      return
    default: break
    }
    guard state == .active else { return super.handle(event) }
    guard case .release = event.action, touch == event.touch else { return }
    touch = nil
    state = .ended
  }

  override func commit() {
    guard state == .active || slide != nil, let graph = element?.graph else {
      return super.commit()
    }
    guard var now = slide else {
      slide = MenuSlide(from: place)
      show(false)
      opening?.open()
      return
    }
    slide = nil
    now.move(to: place, in: graph)
    if state == .active {
      slide = now
    } else {
      now.letGo(in: graph)
    }
  }

  override func finish() {
    super.finish()
    slide?.cancel()
    slide = nil
  }

  override func reset() {
    super.reset()
    slide = nil
  }
}
