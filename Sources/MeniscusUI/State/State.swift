/// A value that a view owns and that lives as long as the view's place in the structure.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let initialValue: Value
  let location = StateLocation<Value>()

  /// Makes a state with the value that it has when its view first appears.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Makes a state with the value that it has when its view first appears.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The value now.
  public var wrappedValue: Value {
    get {
      nonisolated(unsafe) let state = self
      return onMainActor { state.location.storage?.value ?? state.initialValue }
    }
    nonmutating set {
      nonisolated(unsafe) let (state, value) = (self, newValue)
      onMainActor { state.location.storage?.set(value) }
    }
  }

  /// Access to the value for other views.
  public var projectedValue: Binding<Value> {
    nonisolated(unsafe) let (location, initialValue) = (location, initialValue)
    return onMainActor {
      Binding(
        identity: location.storage.map { BindingIdentity($0) },
        get: { location.storage?.value ?? initialValue },
        set: { location.storage?.set($0) })
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil when its view first appears.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Ties the copies of a view's property to what the graph stores for it.
final class StateLocation<Value> {
  @MainActor var storage: StateStorage<Value>?

  nonisolated init() {}
}

/// What the graph stores for one state.
@MainActor
final class StateStorage<Value> {
  private let life: GraphLife
  private var current: Value
  private var readers: [Weak] = []

  private var graph: ViewGraph? { life.graph }

  private struct Weak {
    weak var reader: (any StateReader)?
  }

  init(graph: ViewGraph, value: Value) {
    life = graph.life
    current = value
  }

  /// The value, noted as read by the view that is being evaluated.
  var value: Value {
    if let reader = graph?.reader, !readers.contains(where: { $0.reader === reader }) {
      readers.removeAll { $0.reader == nil }
      readers.append(Weak(reader: reader))
    }
    return current
  }

  /// The value, for hashing.
  var unobservedValue: Value { current }

  /// Those who have read the value.
  var livingReaders: [any StateReader] { readers.compactMap(\.reader) }

  func set(_ new: Value) {
    if ViewComparison.areEqual(current, new) { return }
    if graph?.admitsWrite(readBy: livingReaders) == false { return }
    current = new
    graph?.stateChanged()
    for entry in readers {
      if let reader = entry.reader { graph?.markStale(reader) }
    }
  }
}

/// A property that keeps a value of its own for each view that has it.
protocol StateProperty<Value>: AttachableProperty {
  associatedtype Value

  /// What the value is while nothing was set.
  var initialValue: Value { get }
  /// Where the value is once a view has the property.
  var location: StateLocation<Value> { get }
}

extension StateProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    let storage =
      storage as? StateStorage<Value>
      ?? StateStorage(graph: node.graph, value: initialValue)
    location.storage = storage
    return storage
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    guard let storage = storage as? StateStorage<Value> else { return }
    encoder.encode(storage.unobservedValue, named: name)
  }

  func readers(storage: AnyObject?) -> [any StateReader]? {
    (storage as? StateStorage<Value>)?.livingReaders
  }
}

extension State: StateProperty {}

/// What is kept belongs to the main actor, wherever the property goes.
extension State: @unchecked Sendable where Value: Sendable {}
