import MeniscusGeometry

/// What reaches a gesture.
struct GestureEvent {
  /// What happened.
  enum Action {
    /// A pointer went down.
    case press
    /// A pointer that is down moved.
    case move
    /// A pointer went up.
    case release
    /// Two pointers spread: the scale since they began.
    case magnify(InputEvent.Stage, scale: Double)
    /// Two pointers turn: radians clockwise since they began.
    case rotate(InputEvent.Stage, radians: Double)
    /// Time went on.
    case time
  }

  var action: Action
  /// The number of the touch; each press has a new one.
  var touch: Int
  /// Where it happened, in scene points.
  var location: Point2D
  /// When it happened, in seconds.
  var time: Double
}

/// Where a gesture stands, with what it has to say.
enum GesturePhase<Value> {
  /// It may come to something; a value is a foretaste of it.
  case possible(Value?)
  /// It goes on.
  case active(Value)
  /// It came to its end.
  case ended(Value)
  /// It came to nothing.
  case failed
}

extension GesturePhase {
  /// The same phase with another value.
  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value, where there is one.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Where the gesture stands, without the value.
  var standing: GestureStanding {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// Where a gesture stands.
enum GestureStanding: Sendable {
  case possible
  case active
  case ended
  case failed
}
