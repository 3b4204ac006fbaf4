import MeniscusGeometry

/// Two pointers that spread or close.
public struct MagnifyGesture: Gesture {
  /// How far the pointers have spread.
  public struct Value: Equatable, Sendable {
    /// When it happened.
    public var time: Date
    /// The scale since the gesture began.
    public var magnification: CGFloat
    /// How fast the scale changes, a second.
    public var velocity: CGFloat
    /// The middle of the pointers when it began, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle of the pointers when it began, in the view's space.
    public var startLocation: CGPoint
  }

  /// How much the scale has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins after some change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    TwoFingerRecognizer(neutral: 1, threshold: Double(minimumScaleDelta)) { action in
      if case .magnify(let stage, let scale) = action { return (stage, scale) }
      return nil
    } value: { state in
      Value(
        time: Date(sceneTime: state.time), magnification: CGFloat(state.amount),
        velocity: CGFloat(state.velocity),
        startAnchor: state.anchor, startLocation: CGPoint(state.location))
    }
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = Double(minimumScaleDelta)
  }
}

/// Two pointers that turn.
public struct RotateGesture: Gesture {
  /// How far the pointers have turned.
  public struct Value: Equatable, Sendable {
    /// When it happened.
    public var time: Date
    /// The angle since the gesture began, clockwise.
    public var rotation: Angle
    /// How fast the angle changes, a second.
    public var velocity: Angle
    /// The middle of the pointers when it began, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// The middle of the pointers when it began, in the view's space.
    public var startLocation: CGPoint
  }

  /// How far the pointers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins after some turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    TwoFingerRecognizer(neutral: 0, threshold: minimumAngleDelta.radians) { action in
      if case .rotate(let stage, let radians) = action { return (stage, radians) }
      return nil
    } value: { state in
      Value(
        time: Date(sceneTime: state.time), rotation: Angle(radians: state.amount),
        velocity: Angle(radians: state.velocity),
        startAnchor: state.anchor, startLocation: CGPoint(state.location))
    }
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = minimumAngleDelta.radians
  }
}

/// Two pointers that spread or close; the value is the scale.
public struct MagnificationGesture: Gesture {
  /// The scale since the gesture began.
  public typealias Value = CGFloat

  /// How much the scale has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins after some change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The newer gesture, of which only the scale is told.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
  }
}

/// Two pointers that turn; the value is the angle.
public struct RotationGesture: Gesture {
  /// The angle since the gesture began.
  public typealias Value = Angle

  /// How far the pointers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins after some turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The newer gesture, of which only the angle is told.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
  }
}

/// Recognises what two pointers do that the input tells by one number.
final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  /// What is known of the gesture.
  struct State {
    var amount: Double
    var velocity = 0.0
    var time = 0.0
    var anchor = UnitPoint.center
    var location = Point2D.zero
  }

  var threshold: Double
  private let neutral: Double
  private let read: (GestureEvent.Action) -> (InputEvent.Stage, Double)?
  private let value: (State) -> Value
  private var state: State
  private var tracker = VelocityTracker()

  init(
    neutral: Double, threshold: Double,
    read: @escaping (GestureEvent.Action) -> (InputEvent.Stage, Double)?,
    value: @escaping (State) -> Value
  ) {
    self.neutral = neutral
    self.threshold = threshold
    self.read = read
    self.value = value
    state = State(amount: neutral)
  }

  override func accepts(_ event: GestureEvent) -> Bool {
    guard case .began? = read(event.action)?.0 else { return false }
    return touch == nil && standing == .possible
  }

  override func handle(_ event: GestureEvent) {
    guard let (stage, amount) = read(event.action) else { return }
    switch stage {
    case .began where touch == nil && standing == .possible:
      touch = event.touch
      begin(event)
    case .changed where touch == event.touch:
      tracker.add(Point2D(x: amount, y: 0), at: event.time)
      change(to: amount, at: event.time)
    case .ended where touch == event.touch:
      change(to: amount, at: event.time)
      if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    let place = point(event, in: .local)
    let size = element?.presentedFrame.size ?? .zero
    state = State(
      amount: neutral,
      anchor: UnitPoint(
        x: size.width > 0 ? CGFloat(place.x / size.width) : 0.5,
        y: size.height > 0 ? CGFloat(place.y / size.height) : 0.5),
      location: place)
    tracker = VelocityTracker()
    tracker.add(Point2D(x: neutral, y: 0), at: event.time)
  }

  private func change(to amount: Double, at time: Double) {
    state.amount = amount
    state.time = time
    state.velocity = tracker.velocity(at: time).x
    if case .possible = phase, abs(amount - neutral) < threshold { return }
    if standing == .possible || standing == .active { phase = .active(value(state)) }
  }
}
