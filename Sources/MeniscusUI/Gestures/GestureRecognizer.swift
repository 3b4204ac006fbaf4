import MeniscusGeometry

/// Takes part in the contest for touches: a gesture of a view, a scroll view, a button.
///
/// Events change where it stands; the arena decides who may begin, and only then its actions run.
@MainActor
class GestureParticipant {
  /// The view that it belongs to.
  weak var element: ElementNode?
  /// Whether it has won its touches.
  final var hasBegun = false
  /// Whether its end was told.
  final var isFinished = false
  /// Whether it has heard of something since its actions ran.
  final var isChanged = false
  /// The touch that it follows by itself; nil for none.
  final var touch: Int?

  /// Where it stands.
  var standing: GestureStanding { .possible }
  /// Whether touches that it has heard of may still come to something.
  var isWaiting: Bool { standing == .possible && touch != nil }
  /// The time in seconds at which it changes without an event; nil for never.
  var deadline: Double? { nil }

  /// Whether nothing under the touch is pressed any more once it begins.
  var endsPress: Bool { false }

  /// Whether a touch that begins is for it.
  func accepts(_ event: GestureEvent) -> Bool { isFirstPress(event) }
  /// Hears of an event.
  func handle(_ event: GestureEvent) {}
  /// Runs the actions of where it stands.
  func commit() {}
  /// Comes to nothing: somebody else has its touches.
  func cancel() {}
  /// Gives back what it held while it went on, after its end was told.
  func finish() {}
  /// Is ready for new touches.
  func reset() { touch = nil }
  /// Adds where it stands to the hash of state.
  func encode(into encoder: inout StateEncoder) {}
}

/// Takes part with a standing that it sets itself.
class StandingParticipant: GestureParticipant {
  final var state = GestureStanding.possible

  override final var standing: GestureStanding { state }

  override final func cancel() { state = .failed }

  override func reset() {
    super.reset()
    state = .possible
  }
}

/// Recognises a gesture and has a value to tell.
@MainActor
class GestureRecognizer<Value>: GestureParticipant {
  /// Where the gesture stands.
  final var phase = GesturePhase<Value>.possible(nil)

  override var standing: GestureStanding { phase.standing }

  override func cancel() { phase = .failed }

  override func reset() {
    super.reset()
    phase = .possible(nil)
  }

  override func encode(into encoder: inout StateEncoder) {
    if case .active = phase { encoder.encode("active", named: "gesture") }
  }
}

extension GestureParticipant {
  /// Whether an event is the first touch that it can follow.
  final func isFirstPress(_ event: GestureEvent) -> Bool {
    guard case .press = event.action else { return false }
    return touch == nil && standing == .possible
  }

  /// Runs the actions of where it stands, once for everything that it hears of.
  final func commitIfChanged() {
    guard isChanged else { return }
    isChanged = false
    commit()
  }

  /// Does something that may change what is hashed of it; the frame is hashed again only then.
  final func changing(_ work: () -> Void) {
    let before = stateDigest
    work()
    if stateDigest != before { element?.graph.stateChanged() }
  }

  private var stateDigest: UInt64 {
    var encoder = StateEncoder()
    encode(into: &encoder)
    return encoder.digest
  }

  /// The point of an event in a space as the view sees it.
  final func point(_ event: GestureEvent, in space: CoordinateSpace) -> Point2D {
    element?.point(event.location, in: space) ?? event.location
  }
}

/// A gesture that the engine knows by itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what recognises the gesture.
  func makeRecognizer() -> GestureRecognizer<Value>
  /// Brings a recogniser that this type has made up to date.
  func update(_ recognizer: GestureRecognizer<Value>)
}

extension PrimitiveGesture {
  fileprivate func makeErased() -> GestureParticipant { makeRecognizer() }

  fileprivate func updateErased(_ recognizer: GestureParticipant) {
    if let recognizer = recognizer as? GestureRecognizer<Value> { update(recognizer) }
  }
}

extension Gesture {
  /// Makes what recognises the gesture; a gesture of one's own is recognised as its body is.
  func recognizer() -> GestureRecognizer<Value> {
    let made = erasedRecognizer()
    return made as? GestureRecognizer<Value> ?? FailingRecognizer()
  }

  private func erasedRecognizer() -> GestureParticipant {
    if let primitive = self as? any PrimitiveGesture { return primitive.makeErased() }
    return body.erasedRecognizer()
  }

  /// Brings a recogniser that this gesture's type has made up to date.
  func updateRecognizer(_ recognizer: GestureParticipant) {
    if let primitive = self as? any PrimitiveGesture {
      primitive.updateErased(recognizer)
    } else {
      body.updateRecognizer(recognizer)
    }
  }
}

/// Stands for a gesture whose value is not that of its body.
private final class FailingRecognizer<Value>: GestureRecognizer<Value> {
  override func accepts(_ event: GestureEvent) -> Bool { false }
}
