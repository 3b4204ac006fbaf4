import MeniscusGeometry

/// A finger that slides from where it went down on an element, in points of the element.
struct PressSlide {
  let start: Point2D
  var place: Point2D
  let width: Double
  let isMirrored: Bool
  /// Whether it has been so far to a side that it is no tap any more.
  var isFar = false

  private var shift: Point2D { place - start }

  /// How far it has gone towards the trailing end.
  var distance: Double { isMirrored ? -shift.x : shift.x }

  /// Where it is from the leading end, in widths of the element.
  var share: Double {
    guard width > 0 else { return 0.5 }
    return (isMirrored ? width - place.x : place.x) / width
  }

  /// Whether it goes more to a side than up or down, where a scroll view may want it.
  var isSideways: Bool { abs(shift.x) > abs(shift.y) }

  mutating func move(to place: Point2D) {
    self.place = place
    if abs(shift.x) >= GesturePolicy.panDistance { isFar = true }
  }
}

/// What hears of a finger that slides along what it has pressed.
struct PressSliding {
  /// Whether a press may become a slide.
  var isReady = true
  /// Hears of every movement, those of a tap too.
  let changed: (PressSlide) -> Void
  /// Hears that it is over: where it was let go; nil for a tap, and where somebody else took it.
  let ended: (PressSlide?) -> Void
}

/// A press that may become a slide to a side: then it is no tap any more, and the element keeps the
/// finger wherever it goes.
final class SlidingPress: PressParticipant {
  var sliding: PressSliding
  /// The slide of the press at hand; nil where it can be none.
  private var slide: PressSlide?
  private var isTold = false

  init(isPressed: Binding<Bool>, sliding: PressSliding, action: @escaping () -> Void) {
    self.sliding = sliding
    super.init(isPressed: isPressed, action: action)
  }

  override func handle(_ event: GestureEvent) {
    let isOwn = touch == event.touch
    super.handle(event)
    switch event.action {
    case .press where !isOwn && touch == event.touch: begin(event)
    case .move where isOwn:
      slide?.move(to: point(event, in: .local))
      if let slide, slide.isFar, slide.isSideways, state == .possible { state = .active }
    case .release where isOwn:
      slide?.move(to: point(event, in: .local))
      if slide?.isFar == true { state = .ended }
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    guard sliding.isReady, let element else { return }
    let place = point(event, in: .local)
    slide = PressSlide(
      start: place, place: place, width: element.presentedFrame.width,
      isMirrored: element.environment.layoutDirection == .rightToLeft)
  }

  override func commit() {
    guard let slide, isTold || slide.place != slide.start else { return super.commit() }
    switch state {
    case .possible, .active:
      show(isInside || state == .active)
      isTold = true
      sliding.changed(slide)
    case .ended where slide.isFar:
      isTold = false
      show(false)
      sliding.ended(slide)
    default: super.commit()
    }
  }

  override func finish() {
    super.finish()
    if isTold { sliding.ended(nil) }
    isTold = false
  }

  override func reset() {
    super.reset()
    slide = nil
  }
}
