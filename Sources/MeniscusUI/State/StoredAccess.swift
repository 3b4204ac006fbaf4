/// Ties a view's property to a key of a store.
@MainActor
final class StoredLocation {
  var life: GraphLife?
  var graph: ViewGraph? { life?.graph }

  nonisolated init() {}
}

/// Reads and writes a key of a store.
struct StoredAccess<Value> {
  typealias Store = @MainActor (SceneStores) -> KeyedStore

  let key: String
  let store: Store
  let initial: Value
  let form: (Value) -> StoredForm
  let make: (StoredForm) -> Value?
  /// Whether somebody wants the value kept elsewhere, which is noted.
  var isForOtherStore = false
  let location = StoredLocation()

  var value: Value {
    get {
      nonisolated(unsafe) let access = self
      return onMainActor { access.read() }
    }
    nonmutating set {
      nonisolated(unsafe) let (access, value) = (self, newValue)
      onMainActor { access.write(value) }
    }
  }

  var binding: Binding<Value> {
    nonisolated(unsafe) let access = self
    return Binding(get: { access.read() }, set: { access.write($0) })
  }

  @MainActor
  private func read() -> Value {
    guard let graph = location.graph else { return initial }
    return store(graph.storage).value(of: key, for: graph.reader).flatMap(make) ?? initial
  }

  @MainActor
  private func write(_ value: Value) {
    guard let graph = location.graph else { return }
    store(graph.storage).set(form(value), for: key, in: graph)
  }

  @MainActor
  var readers: [any StateReader] {
    guard let graph = location.graph else { return [] }
    return store(graph.storage).readers(of: key)
  }

  @MainActor
  func encode(named name: String, into encoder: inout StateEncoder) {
    guard let graph = location.graph else { return }
    let kept = store(graph.storage).value(of: key, for: nil).flatMap(make)
    encoder.encode(kept ?? initial, named: name)
  }
}

extension StoredAccess {
  /// Access to a value that is kept as it is.
  init(_ key: String, in store: @escaping Store, initial: Value) where Value: StorableValue {
    self.init(
      key: key, store: store, initial: initial, form: { $0.storedForm },
      make: { Value.make(from: $0) })
  }

  /// Access to a value whose raw value is kept.
  init(raw key: String, in store: @escaping Store, initial: Value)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(
      key: key, store: store, initial: initial, form: { $0.rawValue.storedForm },
      make: { Value.RawValue.make(from: $0).flatMap { Value(rawValue: $0) } })
  }

  /// Access to an optional value whose raw value is kept; it is nil where none is.
  init<Wrapped: RawRepresentable>(optional key: String, in store: @escaping Store)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(
      key: key, store: store, initial: nil,
      form: { ($0?.rawValue).storedForm },
      make: { form in
        Wrapped.RawValue?.make(from: form).map { raw in raw.flatMap { Wrapped(rawValue: $0) } }
      })
  }
}

/// A property whose value is kept under a key of a scene's store.
protocol StoredProperty: AttachableProperty {
  associatedtype Value
  var access: StoredAccess<Value> { get }
}

extension StoredProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    access.location.life = node.graph.life
    if access.isForOtherStore, let node = node as? Node {
      node.graph.note(.obeyed, "AppStorage(store:)", askedBy: node)
    }
    return nil
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    access.encode(named: name, into: &encoder)
  }

  func readers(storage: AnyObject?) -> [any StateReader]? { access.readers }
}
