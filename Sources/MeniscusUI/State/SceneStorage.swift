/// A value that a scene keeps under a key, apart from the views that use it.
///
/// The value is shared by all views of the scene that name the key. A scene gives it a value at
/// the start by ``Scene/sceneStorage(_:_:)``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let access: StoredAccess<Value>

  /// The value now.
  @MainActor
  public var wrappedValue: Value {
    get { access.value }
    nonmutating set { access.value = newValue }
  }

  /// Access to the value for other views.
  @MainActor
  public var projectedValue: Binding<Value> { access.binding }
}

extension SceneStorage where Value: StorableValue {
  /// Makes the value of a key, with what it is while nothing is kept.
  public init(wrappedValue: Value, _ key: String) {
    access = StoredAccess(
      key: key, store: { $0.scene }, initial: wrappedValue, form: \.storedForm, make: Value.make)
  }

  /// Makes the optional value of a key; it is nil while nothing is kept.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Makes the value of a key, with what it is while nothing is kept; its raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String) {
    access = StoredAccess(
      key: key, store: { $0.scene }, initial: wrappedValue, form: \.rawValue.storedForm,
      make: { Value.RawValue.make(from: $0).flatMap { Value(rawValue: $0) } })
  }
}

extension SceneStorage: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    access.location.graph = node.graph
    return nil
  }

  func encode(name: String, storage: AnyObject?, into encoder: inout StateEncoder) {
    access.encode(named: name, into: &encoder)
  }
}
