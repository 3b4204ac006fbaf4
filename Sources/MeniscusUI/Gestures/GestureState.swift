/// A value that a gesture keeps up to date and that goes back by itself when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initialValue: Value
  let location = StateLocation<Value>()
  let reset: (Value, inout Transaction) -> Void

  /// Makes a state with the value that it has while nothing is touched.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Makes a state with the value that it has while nothing is touched.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state that goes back by a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    // A value that is only read, on the main actor.
    nonisolated(unsafe) let resetTransaction = resetTransaction
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Makes a state that goes back by a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state that goes back by a transaction that is made from its last value.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// The value now.
  public var wrappedValue: Value {
    nonisolated(unsafe) let state = self
    return onMainActor { state.location.storage?.value ?? state.initialValue }
  }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil while nothing is touched.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: StateProperty {}

extension GestureState {
  /// Sets the value by a transaction.
  @MainActor
  fileprivate func set(_ value: Value, by transaction: Transaction) {
    guard let storage = location.storage else { return }
    if transaction.animation == nil, !transaction.disablesAnimations {
      storage.set(value)
    } else {
      withTransaction(transaction) { storage.set(value) }
    }
  }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture has to say.
  public typealias Value = Base.Value

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: WrappingGesture {
  typealias Wrapper = UpdatingRecognizer<Base, State>
  var content: Base { base }
}

/// Changes a state while the gesture inside goes on, and puts it back when it is over.
final class UpdatingRecognizer<Base: Gesture, State>: KeepingRecognizer<
  GestureStateGesture<Base, State>
>
{
  private var hasUpdated = false

  private var state: GestureState<State> { gesture.state }

  override func transform(_ value: Base.Value) -> Base.Value { value }

  override func commit() {
    super.commit()
    guard standing == .active || standing == .possible, let value = phase.value else { return }
    hasUpdated = true
    var transaction = Transaction()
    var new = state.location.storage?.unobservedValue ?? state.initialValue
    gesture.update(value, &new, &transaction)
    state.set(new, by: transaction)
  }

  override func finish() {
    super.finish()
    guard hasUpdated, let storage = state.location.storage else { return }
    hasUpdated = false
    var transaction = Transaction()
    state.reset(storage.unobservedValue, &transaction)
    state.set(state.initialValue, by: transaction)
  }
}
