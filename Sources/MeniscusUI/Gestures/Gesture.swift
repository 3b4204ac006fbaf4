/// A way of touching a view, and what it means.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture has to say while it goes on and when it ends.
  associatedtype Value = Body.Value
  /// What the gesture is made of.
  associatedtype Body: Gesture
  /// The gestures that the gesture is made of.
  var body: Body { get }
}

extension Gesture where Body == Never {
  /// Never evaluated: the engine knows the gesture by itself.
  public var body: Never { preconditionFailure("A primitive gesture has no body.") }
}

extension Never: Gesture {
  /// There is nothing to say.
  public typealias Value = Never

  /// There is no gesture to ask.
  nonisolated public var body: Never { switch self {} }
}

/// A gesture of any type that has the same kind of value.
public struct AnyGesture<Value>: Gesture {
  let type: Any.Type
  let make: () -> GestureRecognizer<Value>
  let hand: (GestureParticipant) -> Void

  /// Wraps a gesture.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
    type = Content.self
    make = { gesture.recognizer() }
    hand = { gesture.updateRecognizer($0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    AnyRecognizer(type: type, inner: make())
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? AnyRecognizer<Value> else { return }
    if recognizer.type == type {
      hand(recognizer.inner)
    } else {
      recognizer.take(make(), of: type)
    }
  }
}

/// Recognises what the gesture inside does, whatever its type.
final class AnyRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private(set) var type: Any.Type

  init(type: Any.Type, inner: GestureRecognizer<Value>) {
    self.type = type
    super.init(inner)
  }

  override func transform(_ value: Value) -> Value { value }

  func take(_ new: GestureRecognizer<Value>, of type: Any.Type) {
    self.type = type
    inner = new
    inner.element = element
    phase = inner.phase
  }
}

/// Recognises what the gesture inside does, and makes something of its value.
class WrappingRecognizer<Inner, Value>: GestureRecognizer<Value> {
  final var inner: GestureRecognizer<Inner>

  init(_ inner: GestureRecognizer<Inner>) {
    self.inner = inner
  }

  /// The value that is told for one of the gesture inside.
  func transform(_ value: Inner) -> Value {
    preconditionFailure("A wrapping recogniser transforms its values.")
  }

  override var element: ElementNode? {
    didSet { inner.element = element }
  }

  override var isWaiting: Bool { inner.isWaiting }
  override var deadline: Double? { inner.deadline }

  override func accepts(_ event: GestureEvent) -> Bool { inner.accepts(event) }

  override func handle(_ event: GestureEvent) {
    inner.handle(event)
    phase = inner.phase.map(transform)
  }

  override func commit() { inner.commit() }

  override func cancel() {
    inner.cancel()
    super.cancel()
  }

  override func finish() { inner.finish() }

  override func reset() {
    inner.reset()
    super.reset()
  }

  override func encode(into encoder: inout StateEncoder) { inner.encode(into: &encoder) }
}

/// A gesture whose recogniser keeps it, around that of another gesture.
protocol WrappingGesture: PrimitiveGesture {
  associatedtype Content: Gesture
  associatedtype Wrapper: KeepingRecognizer<Self>
  /// The other gesture.
  var content: Content { get }
}

extension WrappingGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    Wrapper(content.recognizer(), gesture: self)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? Wrapper else { return }
    recognizer.gesture = self
    content.updateRecognizer(recognizer.inner)
  }
}

/// A wrapping recogniser that knows its gesture.
class KeepingRecognizer<Source: WrappingGesture>: WrappingRecognizer<
  Source.Content.Value, Source.Value
>
{
  /// The gesture that was handed last.
  fileprivate(set) final var gesture: Source

  required init(_ inner: GestureRecognizer<Source.Content.Value>, gesture: Source) {
    self.gesture = gesture
    super.init(inner)
  }
}
