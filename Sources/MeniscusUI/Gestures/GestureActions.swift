extension Gesture {
  /// Runs `action` with the value whenever it has changed.
  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs `action` with the last value when the gesture has come to its end.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes something else of the value.
  public func map<Other>(_ body: @escaping @MainActor (Value) -> Other) -> _MapGesture<Self, Other>
  {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on; it goes back by itself afterwards.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture that tells about its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// What the gesture has to say.
  public typealias Value = Content.Value
  /// A primitive gesture.
  public typealias Body = Never

  let content: Content
  let action: @MainActor (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    ChangedRecognizer(content.recognizer(), action: action)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? ChangedRecognizer<Value> else { return }
    recognizer.action = action
    content.updateRecognizer(recognizer.inner)
  }
}

final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value, Value> {
  var action: @MainActor (Value) -> Void
  private var told: Value?

  init(_ inner: GestureRecognizer<Value>, action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func transform(_ value: Value) -> Value { value }

  override func commit() {
    super.commit()
    guard let value = phase.value, standing != .ended, value != told else { return }
    told = value
    action(value)
  }

  override func reset() {
    super.reset()
    told = nil
  }
}

/// A gesture that tells about its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture has to say.
  public typealias Value = Content.Value
  /// A primitive gesture.
  public typealias Body = Never

  let content: Content
  let action: @MainActor (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    EndedRecognizer(content.recognizer(), action: action)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? EndedRecognizer<Value> else { return }
    recognizer.action = action
    content.updateRecognizer(recognizer.inner)
  }
}

final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: @MainActor (Value) -> Void
  private var isTold = false

  init(_ inner: GestureRecognizer<Value>, action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func transform(_ value: Value) -> Value { value }

  override func commit() {
    super.commit()
    guard case .ended(let value) = phase, !isTold else { return }
    isTold = true
    action(value)
  }

  override func reset() {
    super.reset()
    isTold = false
  }
}

/// A gesture whose value something else was made of.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  let content: Content
  let transform: @MainActor (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  func makeRecognizer() -> GestureRecognizer<Value> {
    MapRecognizer(content.recognizer(), transform: transform)
  }

  func update(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? MapRecognizer<Content.Value, Value> else { return }
    recognizer.body = transform
    content.updateRecognizer(recognizer.inner)
  }
}

final class MapRecognizer<Inner, Value>: WrappingRecognizer<Inner, Value> {
  var body: @MainActor (Inner) -> Value

  init(_ inner: GestureRecognizer<Inner>, transform: @escaping @MainActor (Inner) -> Value) {
    body = transform
    super.init(inner)
  }

  override func transform(_ value: Inner) -> Value { body(value) }
}
