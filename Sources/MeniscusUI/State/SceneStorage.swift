/// A value that a scene keeps under a key, apart from the views that use it.
///
/// The value is shared by all views of the scene that name the key. A scene gives it a value at
/// the start by ``Scene/sceneStorage(_:_:)``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  let access: StoredAccess<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { access.value }
    nonmutating set { access.value = newValue }
  }

  /// Access to the value for other views.
  public var projectedValue: Binding<Value> { access.binding }
}

extension SceneStorage where Value: StorableValue {
  /// Makes the value of a key, with what it is while nothing is kept.
  public init(wrappedValue: Value, _ key: String) {
    access = StoredAccess(key, in: { $0.scene }, initial: wrappedValue)
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
    access = StoredAccess(raw: key, in: { $0.scene }, initial: wrappedValue)
  }
}

extension SceneStorage {
  /// Makes the optional value of a key, whose raw value is kept; it is nil while nothing is.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    access = StoredAccess(optional: key, in: { $0.scene })
  }
}

extension SceneStorage: StoredProperty {}
