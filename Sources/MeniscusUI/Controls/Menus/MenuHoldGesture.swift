import MeniscusGeometry

/// A press that lasts until it opens a menu, over which the finger slides on.
struct MenuHoldGesture: Gesture {
  /// Whether the view is pressed.
  typealias Value = Bool

  /// Opens the menu.
  let open: () -> Void
}

extension MenuHoldGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Bool> { MenuHoldRecognizer(open: open) }

  func update(_ recognizer: GestureRecognizer<Bool>) {
    (recognizer as? MenuHoldRecognizer)?.open = open
  }
}

/// Recognises such a press: it takes as long as a long press, and keeps the finger until it goes up.
final class MenuHoldRecognizer: GestureRecognizer<Bool> {
  var open: () -> Void
  private let press = LongPressGesture()
  private var start = Point2D.zero
  private var place = Point2D.zero
  private var began = 0.0
  /// What the finger does once it has opened the menu; nil before.
  private var slide: MenuSlide?

  init(open: @escaping () -> Void) {
    self.open = open
  }

  override var deadline: Double? {
    isWaiting && element?.environment.isEnabled == true ? began + press.minimumDuration : nil
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      place = start
      began = event.time
      phase = .possible(true)
    case .move where touch == event.touch:
      place = event.location
      let isFar = place.distance(to: start) > Double(press.maximumDistance)
      if isFar, standing == .possible { phase = .failed }
    case .release where touch == event.touch:
      place = event.location
      phase = standing == .active ? .ended(true) : .failed
    case .time:
      guard let deadline, event.time >= deadline - GesturePolicy.instant else { return }
      phase = .active(true)
    default: break
    }
  }

  override func commit() {
    guard let graph = element?.graph, standing == .active || slide != nil else { return }
    guard var now = slide else {
      slide = MenuSlide(from: place)
      return open()
    }
    slide = nil
    now.move(to: place, in: graph)
    if standing == .active {
      slide = now
    } else {
      now.letGo(in: graph)
    }
  }

  override func finish() {
    slide?.cancel()
    slide = nil
  }

  override func reset() {
    super.reset()
    slide = nil
  }

  /// A menu that is open is a state of its own.
  override func encode(into encoder: inout StateEncoder) {
    if let deadline { encoder.encode(number: deadline, named: "long press at") }
  }
}
