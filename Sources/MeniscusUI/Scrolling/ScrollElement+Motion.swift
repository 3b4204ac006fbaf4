import MeniscusGeometry
import MeniscusLayout

/// The way to where content was told to go, along both axes.
struct ScrollGlide {
  var x: AnimatedValue<Double>
  var y: AnimatedValue<Double>

  /// Drops what has come to rest; whether anything is left.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    let isMoving = x.settle(at: time)
    return y.settle(at: time) || isMoving
  }
}

/// What touches, wheels and time do.
extension ScrollElement {
  /// Whether the content moves by itself.
  final var isInFlight: Bool { horizontal.isMoving || vertical.isMoving || glide != nil }

  /// Whether it does at a time since the last frame.
  final func isInFlight(at time: Double) -> Bool {
    if glide != nil || horizontal.isMoving(at: time) || vertical.isMoving(at: time) { return true }
    guard var way = endedGlide else { return false }
    return way.settle(at: time)
  }

  /// Whether a movement is for this scroll view.
  ///
  /// Of several in one another that scroll along the same axis, the innermost gets it that can move
  /// that way when the touch begins to scroll; where none can, the innermost. Source: UIKit.
  final func accepts(_ translation: Point2D) -> Bool {
    guard takes(translation) else { return false }
    if canMove(by: translation) { return true }
    var outer = scrollAround
    while let scroll = outer {
      if scroll.takes(translation), scroll.canMove(by: translation) { return false }
      outer = scroll.scrollAround
    }
    return true
  }

  private func takes(_ translation: Point2D) -> Bool {
    let axis = Self.axis(of: translation)
    guard !settings.isDisabled, environment.isEnabled else { return false }
    let range = bounds(axis)
    let canMove = range.bounces || range.maximum > range.minimum
    return canMove && axes.layoutAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func canMove(by translation: Point2D) -> Bool {
    let axis = Self.axis(of: translation)
    let range = bounds(axis)
    let (offset, distance) =
      axis == .horizontal
      ? (horizontal.offset, translation.x) : (vertical.offset, translation.y)
    return distance < 0 ? offset < range.maximum - 0.5 : offset > range.minimum + 0.5
  }

  private static func axis(of translation: Point2D) -> LayoutAxis {
    abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
  }

  /// A pointer is down that may come to scroll.
  final func touched() {
    if phase == .idle, !settings.isDisabled { enter(.tracking) }
  }

  /// The pointer is up, or somebody else's.
  final func untouched() {
    if phase == .tracking { enter(.idle) }
  }

  /// A pointer takes hold of the content.
  final func panBegan() {
    glide = nil
    isAtPosition = false
    panOrigin = visibleContentRect.origin
    horizontal.beginDrag(in: bounds(.horizontal), at: graph.eventTime ?? graph.time)
    vertical.beginDrag(in: bounds(.vertical), at: graph.eventTime ?? graph.time)
    graph.needsDisplay = true
    // Text editors, which automatically let go otherwise, do not scroll here.
    let mode = settings.keyboard
    if mode == .immediately || mode == .automatic && graph.bars.keyboard > 0 { putKeyboardAway() }
    enter(.interacting)
  }

  /// The pointer that has taken hold is at a place of the scene.
  final func pulled(to place: Point2D) {
    let top = graph.extent.height - graph.bars.keyboard
    if settings.keyboard == .interactively, graph.bars.keyboard > 0, place.y >= top {
      putKeyboardAway()
    }
  }

  private func putKeyboardAway() {
    if graph.focus.focused is TextEntryElement { graph.focus.focus(nil) }
  }

  /// The pointer has moved by `translation` since it took hold.
  final func panChanged(_ translation: Point2D) {
    if axes.contains(.horizontal) {
      horizontal.drag(by: translation.x, in: bounds(.horizontal))
    }
    if axes.contains(.vertical) { vertical.drag(by: translation.y, in: bounds(.vertical)) }
    moved()
  }

  /// The pointer lets go with a velocity in points a second.
  final func panEnded(velocity: Point2D) {
    let speed = Point2D(
      x: axes.contains(.horizontal) ? -velocity.x : 0,
      y: axes.contains(.vertical) ? -velocity.y : 0)
    let target = restingTarget(velocity: speed)
    let time = graph.eventTime ?? graph.time
    horizontal.endDrag(
      velocity: speed.x, target: target.x, in: bounds(.horizontal), at: time)
    vertical.endDrag(velocity: speed.y, target: target.y, in: bounds(.vertical), at: time)
    if time < graph.time {
      // The frame shows what has come of it since.
      horizontal.advance(to: graph.time, in: bounds(.horizontal))
      vertical.advance(to: graph.time, in: bounds(.vertical))
      moved()
    }
    graph.setInMotion(self)
    enter(
      isInFlight ? .decelerating : .idle,
      velocity: CGVector(dx: CGFloat(speed.x), dy: CGFloat(speed.y)))
  }

  /// Where the content is to come to rest by axis; nil for where it does by itself.
  private func restingTarget(velocity: Point2D) -> (x: Double?, y: Double?) {
    guard let behavior = settings.target else { return (nil, barTarget(velocity: velocity)) }
    noteProperties(of: behavior)
    let size = CGSize(frame?.size ?? .zero)
    let projected = Point2D(
      x: axes.contains(.horizontal) ? horizontal.projected(velocity: velocity.x) : 0,
      y: axes.contains(.vertical) ? vertical.projected(velocity: velocity.y) : 0)
    // Views align with the beginning of what the margins leave of the viewport.
    let inset = Point2D(x: insets.leading, y: insets.top)
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(projected + inset), size: size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(
          rect: CGRect(origin: CGPoint(panOrigin + inset), size: size)),
        velocity: CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y)),
        contentSize: CGSize(contentSize), containerSize: size, axes: axes,
        targets: targets.map(\.frame),
        room: Size2D(
          width: Double(size.width) - insets.leading - insets.trailing,
          height: Double(size.height) - insets.top - insets.bottom),
        isMirrored: environment.layoutDirection == .rightToLeft))
    let origin = Point2D(target.rect.origin) - inset
    return (origin.x, origin.y)
  }

  /// Notes what a behaviour has that is not obeyed.
  private func noteProperties(of behavior: any ScrollTargetBehavior) {
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment))
    guard properties.limitsScrolls else { return }
    graph.note(.obeyed, "ScrollTargetBehaviorProperties.limitsScrolls", askedBy: self)
  }

  /// The vertical offset at which a bar around would have the content come to rest; nil where it does
  /// not matter to any.
  private func barTarget(velocity: Point2D) -> Double? {
    guard axes.contains(.vertical), bounds(.vertical).exceeded(by: vertical.offset) == nil else {
      return nil
    }
    let end = ScrollDeceleration(from: vertical.offset, velocity: velocity.y, rate: .normal).end
    return hosts.lazy.compactMap { $0.restingOffset(of: self, projected: end) }.first
  }

  /// Moves the content by a wheel; whether it can move that way at all.
  final func scroll(by delta: Size2D) -> Bool {
    guard !settings.isDisabled, environment.isEnabled else { return false }
    let before = visibleContentRect.origin
    isAtPosition = false
    if axes.contains(.horizontal) { horizontal.jump(by: delta.width, in: bounds(.horizontal)) }
    if axes.contains(.vertical) { vertical.jump(by: delta.height, in: bounds(.vertical)) }
    guard before != visibleContentRect.origin else { return false }
    glide = nil
    moved()
    if !isInFlight, phase != .tracking { enter(.idle) }
    return true
  }

  /// Goes to an offset, kept in bounds, by an animation or at once.
  final func scroll(to offset: Point2D, animation: Animation?) {
    let target = Point2D(
      x: bounds(.horizontal).clamped(offset.x), y: bounds(.vertical).clamped(offset.y))
    let start = visibleContentRect.origin
    guard let animation, target != start || glide != nil else {
      glide = nil
      horizontal.place(at: target.x)
      vertical.place(at: target.y)
      moved()
      if phase == .animating { enter(.idle) }
      return
    }
    var way = glide ?? ScrollGlide(x: AnimatedValue(start.x), y: AnimatedValue(start.y))
    way.x.set(target.x, animation: animation, at: graph.time)
    way.y.set(target.y, animation: animation, at: graph.time)
    horizontal.place(at: start.x)
    vertical.place(at: start.y)
    glide = way
    graph.setInMotion(self)
    enter(.animating)
  }

  /// Goes on to a time.
  final func advanceMotion(to time: Double) {
    if var way = glide {
      let before = way
      let isMoving = way.settle(at: time)
      horizontal.place(at: way.x.value(at: time))
      vertical.place(at: way.y.value(at: time))
      glide = isMoving ? way : nil
      endedGlide = isMoving ? nil : before
    } else {
      horizontal.advance(to: time, in: bounds(.horizontal))
      vertical.advance(to: time, in: bounds(.vertical))
    }
    moved()
    if !isInFlight, phase == .decelerating || phase == .animating {
      enter(.idle)
      writePosition()
    }
  }

  /// Begins to do something else.
  private func enter(_ new: ScrollPhase, velocity: CGVector? = nil) {
    if !new.isScrolling, phase.isScrolling { hideIndicators() }
    guard new != phase else { return }
    let old = phase
    phase = new
    graph.stateChanged()
    let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
    tellObservers { $0.scrollPhaseChanged(from: old, to: new, context) }
  }
}
