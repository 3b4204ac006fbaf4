import MeniscusGeometry

/// A pointer that stays down in its place for a while.
///
/// The value is true from the press on, so that the view can show that it is pressed.
public struct LongPressGesture: Gesture {
  /// Whether the view is pressed.
  public typealias Value = Bool

  /// How long the pointer has to stay down, in seconds.
  public var minimumDuration: Double
  /// How far it may stray, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a press of at least half a second, usually.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Bool> {
    LongPressRecognizer(duration: minimumDuration, distance: Double(maximumDistance))
  }

  func update(_ recognizer: GestureRecognizer<Bool>) {
    guard let recognizer = recognizer as? LongPressRecognizer else { return }
    recognizer.duration = minimumDuration
    recognizer.distance = Double(maximumDistance)
  }
}

/// Recognises a long press: in the first frame in which the pointer has been down long enough.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  var duration: Double
  var distance: Double
  private var start = Point2D.zero
  private var began = 0.0

  init(duration: Double, distance: Double) {
    self.duration = duration
    self.distance = distance
  }

  override var deadline: Double? { isWaiting && duration.isFinite ? began + duration : nil }

  override func handle(_ event: GestureEvent) {
    guard standing == .possible else { return }
    switch event.action {
    case .press where touch == nil:
      touch = event.touch
      start = event.location
      began = event.time
      phase = .possible(true)
      endIfDue(event.time)
    case .move where touch == event.touch:
      if event.location.distance(to: start) > distance { phase = .failed }
    case .release where touch == event.touch:
      phase = .failed
    case .time:
      endIfDue(event.time)
    default: break
    }
  }

  private func endIfDue(_ time: Double) {
    guard let deadline, time >= deadline - GesturePolicy.instant else { return }
    phase = .ended(true)
  }

  override func encode(into encoder: inout StateEncoder) {
    if let deadline { encoder.encode(number: deadline, named: "long press at") }
  }
}
