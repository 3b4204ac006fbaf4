/// Access to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  let identity: BindingIdentity?

  /// Makes a binding from how the value is read and written.
  @preconcurrency
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(identity: nil, get: get, set: set)
  }

  /// Makes a binding from how the value is read and written, which hears of the transaction.
  @preconcurrency
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    self.init(get: get, set: { set($0, ViewGraph.current?.transaction ?? Transaction()) })
  }

  /// Makes a binding as another does.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  init(
    identity: BindingIdentity?, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.identity = identity
    self.get = get
    self.set = set
  }

  /// The value now.
  public var wrappedValue: Value {
    get { onMainActor(get) }
    nonmutating set {
      let set = set
      nonisolated(unsafe) let value = newValue
      onMainActor { set(value) }
    }
  }

  /// The binding itself, for handing on with `$`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let whole = self
    nonisolated(unsafe) let keyPath = keyPath
    return Binding<Part>(
      identity: identity?.appending(keyPath),
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    let set = set
    return Binding(get: get, set: { value in withAnimation(animation) { set(value) } })
  }
}

extension Binding: BindingProperty {}

/// The value is read and written on the main actor alone, wherever the binding goes.
extension Binding: @unchecked Sendable {}
