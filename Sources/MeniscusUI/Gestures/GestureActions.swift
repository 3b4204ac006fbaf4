extension Gesture {
  /// Runs `action` with the value whenever it has changed.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs `action` with the last value when the gesture has come to its end.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes something else of the value.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on; it goes back by itself afterwards.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture that tells about its changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// What the gesture has to say.
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: WrappingGesture {
  typealias Wrapper = ChangedRecognizer<Content>
}

final class ChangedRecognizer<Content: Gesture>: KeepingRecognizer<_ChangedGesture<Content>>
where Content.Value: Equatable {
  private var told: Content.Value?

  override func transform(_ value: Content.Value) -> Content.Value { value }

  override func commit() {
    super.commit()
    guard let value = phase.value, standing != .ended, value != told else { return }
    told = value
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    told = nil
  }
}

/// A gesture that tells about its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture has to say.
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: WrappingGesture {
  typealias Wrapper = EndedRecognizer<Content>
}

final class EndedRecognizer<Content: Gesture>: KeepingRecognizer<_EndedGesture<Content>> {
  private var isTold = false

  override func transform(_ value: Content.Value) -> Content.Value { value }

  override func commit() {
    super.commit()
    guard case .ended(let value) = phase, !isTold else { return }
    isTold = true
    gesture.action(value)
  }

  override func reset() {
    super.reset()
    isTold = false
  }
}

/// A gesture whose value something else was made of.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: WrappingGesture {
  typealias Wrapper = MapRecognizer<Content, Value>
}

final class MapRecognizer<Content: Gesture, Value>: KeepingRecognizer<_MapGesture<Content, Value>> {
  override func transform(_ value: Content.Value) -> Value { gesture.transform(value) }
}
