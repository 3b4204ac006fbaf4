/// A value that a scene keeps under a key, apart from the views that use it.
///
/// The value is shared by all views of the scene that name the key. A scene gives it a value at
/// the start by ``Scene/appStorage(_:_:)``; it stands where the defaults of an app stand.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let access: StoredAccess<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { access.value }
    nonmutating set { access.value = newValue }
  }

  /// Access to the value for other views.
  public var projectedValue: Binding<Value> { access.binding }
}

extension AppStorage where Value: StorableValue {
  /// Makes the value of a key, with what it is while nothing is kept.
  ///
  /// - Parameter store: other than the standard defaults are accepted and noted: the value is kept in
  ///   the scene, under the same key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredAccess(key, in: { $0.app }, initial: wrappedValue), store: store)
  }

  /// Makes the optional value of a key; it is nil while nothing is kept.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Makes the value of a key, with what it is while nothing is kept; its raw value is kept.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      StoredAccess(raw: key, in: { $0.app }, initial: wrappedValue), store: store)
  }
}

extension AppStorage {
  /// Makes the optional value of a key, whose raw value is kept; it is nil while nothing is.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(StoredAccess(optional: key, in: { $0.app }), store: store)
  }

  /// Makes a value; the scene keeps it whichever the store is.
  private init(_ access: StoredAccess<Value>, store: UserDefaults?) {
    // The standard defaults are not touched unless somebody names a store.
    let isOther = store.map { $0 !== UserDefaults.standard } ?? false
    self.access = changing(access) { $0.isForOtherStore = isOther }
  }
}

extension AppStorage: StoredProperty {}
