import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// The track and the knob of a slider.
struct SliderTrack: NodeView {
  let value: Binding<Double>
  /// The value as it was when the view was made.
  let shown: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  /// The number where the filled part begins; nil for the least.
  let neutral: Double?
  /// The numbers that can be chosen; nil for all.
  let enabledBounds: ClosedRange<Double>?
  let edited: (Bool) -> Void

  typealias Made = SliderElement

  /// How far along its way the knob is, 0 to 1.
  var fraction: Double { fraction(of: shown) }

  /// How far along its way the filled part begins, 0 to 1.
  var neutralFraction: Double { neutral.map { fraction(of: $0) } ?? 0 }

  private func fraction(of number: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    let share = (number - bounds.lowerBound) / length
    return length > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
  }

  /// The number nearest to one that the slider can have.
  func allowed(_ number: Double) -> Double {
    let lower = bounds.lowerBound
    var nearest = number
    if let step, step > 0 { nearest = lower + ((number - lower) / step).rounded() * step }
    return nearest.clamped(to: enabledBounds).clamped(to: bounds)
  }

  /// The number that is some steps further, or tenths of the range where there are none.
  func moved(by count: Double) -> Double {
    let stride = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    return allowed(value.wrappedValue + stride * count)
  }
}

extension Double {
  /// The nearest number of a range; itself where there is none.
  func clamped(to range: ClosedRange<Double>?) -> Double {
    range.map { min(max(self, $0.lowerBound), $0.upperBound) } ?? self
  }
}

/// The measures of a slider, in points: UIKit's view trees on iOS 26, by third parties.
enum SliderPolicy {
  static let height = 34.0
  static let track = 6.0
  static let knob = Size2D(width: 37, height: 24)
  /// The knob of the classic design, and its track: UIKit's of iOS 18.
  static let classicKnob = Size2D(width: 28, height: 28)
  static let classicTrack = 4.0
  /// The width where nothing is offered; ours.
  static let idealWidth = 160.0
  /// The shadow of the knob; ours.
  static let shadow = DropShadow(
    color: RGBA.black.multiplyingOpacity(by: 0.22), radius: 3, offset: Point2D(x: 0, y: 1.5))
  /// How far around the knob it is touched; makes it 44 points high, the size of targets.
  static let reach = 10.0
}

/// Draws a slider and follows the pointer that takes its knob.
final class SliderElement: ElementNode, GestureBearer, ViewNode {
  let participant: GestureParticipant = SliderDrag()
  let rank = GestureRank.normal
  let mask = GestureMask.all
  private(set) var view: SliderTrack
  var lifting = FocusLifting()
  private var fraction: AnimatedValue<Double>
  /// How far the knob has turned to glass, 0 to 1.
  private var held = AnimatedValue(0.0)
  /// The glass of a held knob; made when it is held first.
  private var lens: LayerElement?

  override var children: [Node] { lens.map { [$0] } ?? [] }
  override var drawnElements: [ElementNode] { lens.map { [$0] } ?? [] }

  override class var presentsFrame: Bool { true }
  override var name: String? { "Slider" }

  init(view: SliderTrack, context: NodeContext) {
    self.view = view
    fraction = AnimatedValue(view.fraction)
    super.init(context: context)
    participant.element = self
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? SliderTrack else { return }
    graph.counters[.nodesUpdated] += 1
    view = new
    fraction.set(new.fraction, animation: transaction.animation, at: graph.time)
    graph.valueChanged(of: self, isMoving: fraction.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let turns = held.settle(at: time)
    let lifts = lifting.settle(at: time)
    return fraction.settle(at: time) || turns || lifts
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    if lifting.isFocused { raise() }
  }

  private var isClassic: Bool { environment.isClassicDesign }

  private var knobSize: Size2D { isClassic ? SliderPolicy.classicKnob : SliderPolicy.knob }

  /// A pointer takes the knob, or leaves it: it turns to glass, but not in the classic design.
  func hold(_ isHeld: Bool) {
    guard !isClassic, held.target != (isHeld ? 1 : 0) else { return }
    let view = AnyView(KnobLens(isHeld: isHeld))
    if let lens {
      lens.receive(content: view)
    } else {
      // Made as it is at rest, so that the glass comes as a change.
      let made = LayerElement(layout: DepthStackLayout(), label: "knob", context: context) {
        Node.make(for: AnyView(KnobLens(isHeld: false)), in: $0)
      }
      made.container = self
      lens = made
      invalidateLayout()
      graph.afterUpdate { [weak self] in
        guard let self, held.target == 1 else { return }
        lens?.receive(content: AnyView(KnobLens(isHeld: true)))
      }
    }
    held.set(isHeld ? 1 : 0, animation: KnobLens.motion, at: graph.time)
    graph.valueChanged(of: self, isMoving: held.isInMotion)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    // Around the knob at its beginning; it is drawn where the knob is now.
    let size = Size2D(width: KnobLens.size.width, height: KnobLens.size.height)
    lens?.place(
      at: Rect2D(
        x: frame.minX + (knobSize.width - size.width) / 2,
        y: frame.midY - size.height / 2, width: size.width, height: size.height),
      proposal: LayoutProposal(size))
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    Size2D(
      width: max(proposal.width ?? SliderPolicy.idealWidth, knobSize.width),
      height: SliderPolicy.height)
  }

  private var showsKnob: Bool { environment.sliderThumbVisibility != .hidden }

  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// The distance that the knob can go, in points.
  private var way: Double { presentedFrame.width - knobSize.width }

  /// The knob in the element's frame.
  private var knob: Rect2D {
    let frame = presentedFrame
    let along = fraction.value(at: graph.time)
    // At whole points from where the track begins.
    let place = Point2D(
      x: frame.minX + (way * (isMirrored ? 1 - along : along)).rounded(),
      y: frame.midY - knobSize.height / 2)
    return PixelGrid(scale: graph.scale).rounded(
      Rect2D(origin: place, size: knobSize))
  }

  /// The value where the knob was moved by `distance` points from where a value has it.
  func value(from start: Double, movedBy distance: Double) -> Double {
    guard way > 0 else { return start }
    let length = view.bounds.upperBound - view.bounds.lowerBound
    return view.allowed(start + (isMirrored ? -distance : distance) / way * length)
  }

  override func draw(on canvas: DisplayCanvas) {
    drawLifted(on: canvas, holdsGlass: lens != nil) { drawWhole(on: canvas) }
  }

  private func drawWhole(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let knob = knob
    let thickness = isClassic ? SliderPolicy.classicTrack : SliderPolicy.track
    let track = Rect2D(
      x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
    let (along, neutral) = (fraction.value(at: graph.time), view.neutralFraction)
    let start = frame.width * min(along, neutral)
    let length = frame.width * abs(along - neutral)
    let filled = PixelGrid(scale: graph.scale).rounded(
      Rect2D(
        x: isMirrored ? track.maxX - start - length : track.minX + start, y: track.minY,
        width: length, height: track.height))
    let opacity = environment.isEnabled ? 1 : 0.4
    canvas.group(opacity: opacity, by: self) {
      fill(track, .color(Color.emptyTrack.rgba(in: environment)), canvas)
      let tint = TintShapeStyle().resolvedPaint(
        in: environment, bounds: Rect2D(origin: .zero, size: filled.size))
      if filled.width > 0 { fill(filled, tint, canvas) }
      let share = min(max(held.value(at: graph.time), 0), 1)
      guard share < 1, showsKnob else { return }
      canvas.group(opacity: 1 - share, by: self) {
        // The shadow keeps a white knob apart from a white ground.
        canvas.layer(.shadow(SliderPolicy.shadow), by: self) {
          fill(knob, .color(.white), canvas)
        }
      }
    }
    guard let lens, showsKnob else { return }
    canvas.transformed(by: .translation(x: knob.minX - frame.minX, y: 0)) {
      lens.render(on: canvas)
    }
  }

  private func fill(_ box: Rect2D, _ paint: Paint, _ canvas: DisplayCanvas) {
    let radius = min(box.width, box.height) / 2
    canvas.fill(
      .roundedRectangle(
        Rect2D(origin: .zero, size: box.size), CornerRadii2D(all: radius), .circular),
      paint, at: box.origin, by: self)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard knob.inset(by: Insets2D(all: -SliderPolicy.reach)).contains(point) else { return false }
    path.append(self)
    return true
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if fraction.isInMotion {
      encoder.encode(number: fraction.value(at: graph.time), named: "presented fraction")
    }
    participant.encode(into: &encoder)
    lifting.encode(into: &encoder, at: graph.time)
  }

  override func dismantle() {
    participant.cancel()
    if lifting.isFocused { graph.focus.resign(self) }
    super.dismantle()
  }
}

/// A pointer that takes the knob: it is the slider's from the press on, as UIKit's.
final class SliderDrag: StandingParticipant {
  private var start = Point2D.zero
  private var place = Point2D.zero
  private var startValue = 0.0
  private var isEditing = false

  override func handle(_ event: GestureEvent) {
    let point = point(event, in: .local)
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = point
      place = point
      startValue = (element as? SliderElement)?.view.value.wrappedValue ?? 0
      state = .active
    case .move where touch == event.touch:
      place = point
    case .release where touch == event.touch:
      place = point
      touch = nil
      if state == .active { state = .ended }
    default: break
    }
  }

  override func commit() {
    guard let slider = element as? SliderElement, state == .active || state == .ended else {
      return
    }
    slider.hold(state == .active)
    if !isEditing {
      isEditing = true
      slider.view.edited(true)
    }
    let new = slider.value(from: startValue, movedBy: place.x - start.x)
    if place != start, slider.view.value.wrappedValue != new {
      slider.view.value.wrappedValue = new
    }
  }

  override func finish() {
    (element as? SliderElement)?.hold(false)
    if isEditing { (element as? SliderElement)?.view.edited(false) }
    isEditing = false
  }

  override func encode(into encoder: inout StateEncoder) {
    if state == .active { encoder.encode(true, named: "editing") }
  }
}
