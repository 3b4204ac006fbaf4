/// A value that views hand down to the views inside them.
public protocol EnvironmentKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// A value that views hand down to the views inside them, known by the object itself.
final class EnvironmentEntry<Value>: @unchecked Sendable {
  /// The value where nobody set one.
  let defaultValue: Value

  /// Makes an entry.
  init(_ defaultValue: Value) {
    self.defaultValue = defaultValue
  }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    init(values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage: Storage

  /// Makes an environment in which nothing is set.
  public init() {
    storage = Storage(values: [:])
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { store(newValue, as: ObjectIdentifier(key)) }
  }

  /// The value of an entry.
  subscript<Value>(entry: EnvironmentEntry<Value>) -> Value {
    get { storage.values[ObjectIdentifier(entry)] as? Value ?? entry.defaultValue }
    set { store(newValue, as: ObjectIdentifier(entry)) }
  }

  private mutating func store(_ value: Any, as key: ObjectIdentifier) {
    var values = storage.values
    values[key] = value
    storage = Storage(values: values)
  }

  /// These values with those that differ between two others.
  func taking(
    changesTo new: EnvironmentValues, from old: EnvironmentValues
  ) -> EnvironmentValues {
    var values = storage.values
    for (key, value) in new.storage.values {
      let known = old.storage.values[key]
      if known == nil || !ViewComparison.areEqual(known, .some(value)) { values[key] = value }
    }
    return changing(self) { $0.storage = Storage(values: values) }
  }

  /// Whether both are the very same, with nothing set between.
  func isSame(as other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}
