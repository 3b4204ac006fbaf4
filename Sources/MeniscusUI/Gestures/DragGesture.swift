import MeniscusGeometry

/// A pointer that goes down and moves.
public struct DragGesture: Gesture {
  /// Where the pointer is and where it goes.
  public struct Value: Equatable, Sendable {
    /// When the pointer came there, by the scene's clock.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has moved from where it went down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now: what its velocity amounts to in a quarter
    /// of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * CGFloat(GesturePolicy.prediction),
        y: location.y + velocity.height * CGFloat(GesturePolicy.prediction))
    }

    /// How far it would have moved in all by then.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the pointer has to move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space that places are told in.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture that begins after some distance, usually 10 points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    DragRecognizer(distance: Double(minimumDistance), space: coordinateSpace)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? DragRecognizer else { return }
    recognizer.distance = Double(minimumDistance)
    recognizer.space = coordinateSpace
  }
}

/// Recognises drags; distances count in the scene, places in the space that was asked for.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var distance: Double
  var space: CoordinateSpace
  private var sceneStart = Point2D.zero
  private var start = Point2D.zero
  private var tracker = VelocityTracker()

  init(distance: Double, space: CoordinateSpace) {
    self.distance = distance
    self.space = space
  }

  override func handle(_ event: GestureEvent) {
    switch event.action {
    case .press where touch == nil && standing == .possible:
      touch = event.touch
      sceneStart = event.location
      start = point(event, in: space)
      tracker = VelocityTracker()
      track(event)
    case .move where touch == event.touch:
      track(event)
    case .release where touch == event.touch:
      track(event, isLast: true)
    default: break
    }
  }

  private func track(_ event: GestureEvent, isLast: Bool = false) {
    let place = point(event, in: space)
    if !isLast { tracker.add(place, at: event.time) }
    let velocity = tracker.velocity(at: event.time)
    let value = DragGesture.Value(
      time: Date(sceneTime: event.time), location: CGPoint(place),
      startLocation: CGPoint(start),
      velocity: CGSize(width: velocity.x, height: velocity.y))
    switch (phase, isLast) {
    case (.active, false): phase = .active(value)
    case (.active, true): phase = .ended(value)
    case (.possible, true): phase = .failed
    case (.possible, false):
      let isFar = event.location.distance(to: sceneStart) >= distance
      if isFar { phase = .active(value) }
    default: break
    }
  }
}
