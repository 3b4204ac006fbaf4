import MeniscusGeometry

/// A tap, or several in a row.
public struct TapGesture: Gesture {
  /// There is nothing to say but that it happened.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Makes a gesture of a number of taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Void> {
    TapRecognizer(count: count, space: .local) { _ in }
  }

  func update(_ recognizer: GestureRecognizer<Void>) {
    (recognizer as? TapRecognizer<Void>)?.count = count
  }
}

/// A tap, or several in a row, with the place of the last.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap's release.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space that the place is told in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    TapRecognizer(count: count, space: coordinateSpace) { Value(location: $0) }
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? TapRecognizer<Value> else { return }
    recognizer.count = count
    recognizer.space = coordinateSpace
  }
}

/// Recognises taps.
///
/// The pointer moves at most 45 points and goes up within 0.75 seconds; taps in a row are at most
/// 0.35 seconds apart. Source: OpenSwiftUI `TapGesture`, `RepeatGesture`.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  var count: Int
  var space: CoordinateSpace
  private let value: (CGPoint) -> Value
  private var start = Point2D.zero
  private var began = 0.0
  private var lastTap = 0.0
  private var taps = 0

  init(count: Int, space: CoordinateSpace, value: @escaping (CGPoint) -> Value) {
    self.count = count
    self.space = space
    self.value = value
  }

  override var isWaiting: Bool { standing == .possible && (touch != nil || taps > 0) }

  override var deadline: Double? {
    standing == .possible && touch == nil && taps > 0 ? lastTap + GesturePolicy.tapGap : nil
  }

  override func handle(_ event: GestureEvent) {
    guard standing == .possible else { return }
    switch event.action {
    case .press where touch == nil: begin(event)
    case .move where touch == event.touch:
      if event.location.distance(to: start) > GesturePolicy.tapDistance { phase = .failed }
    case .release where touch == event.touch: release(event)
    case .time:
      if let deadline, event.time > deadline + GesturePolicy.instant { phase = .failed }
    default: break
    }
  }

  private func begin(_ event: GestureEvent) {
    touch = event.touch
    start = event.location
    began = event.time
    if event.time - lastTap > GesturePolicy.tapGap + GesturePolicy.instant { taps = 0 }
  }

  private func release(_ event: GestureEvent) {
    touch = nil
    let isTap =
      event.time - began <= GesturePolicy.tapDuration + GesturePolicy.instant
      && event.location.distance(to: start) <= GesturePolicy.tapDistance
    guard isTap else {
      phase = .failed
      return
    }
    taps += 1
    lastTap = event.time
    if taps >= count { phase = .ended(value(CGPoint(point(event, in: space)))) }
  }

  override func reset() {
    super.reset()
    taps = 0
  }

  override func encode(into encoder: inout StateEncoder) {
    if taps > 0, standing == .possible { encoder.encode(taps, named: "taps") }
  }
}
