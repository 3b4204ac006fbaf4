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
  /// Whether the value says where a view stands: what is presented from there stands elsewhere.
  let isPlace: Bool

  /// Makes an entry.
  init(_ defaultValue: Value, isPlace: Bool = false) {
    self.defaultValue = defaultValue
    self.isPlace = isPlace
  }
}

/// The values that views hand down to the views inside them.
public struct EnvironmentValues {
  private final class Storage {
    let values: [ObjectIdentifier: Any]
    /// The values that say where a view stands.
    let places: [ObjectIdentifier: Any]

    init(values: [ObjectIdentifier: Any], places: [ObjectIdentifier: Any]) {
      self.values = values
      self.places = places
    }
  }

  private var storage: Storage

  /// Makes an environment in which nothing is set.
  public init() {
    storage = Storage(values: [:], places: [:])
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { store(newValue, as: ObjectIdentifier(key), isPlace: false) }
  }

  /// The value of an entry.
  subscript<Value>(entry: EnvironmentEntry<Value>) -> Value {
    get {
      let known = entry.isPlace ? storage.places : storage.values
      return known[ObjectIdentifier(entry)] as? Value ?? entry.defaultValue
    }
    set { store(newValue, as: ObjectIdentifier(entry), isPlace: entry.isPlace) }
  }

  private mutating func store(_ value: Any, as key: ObjectIdentifier, isPlace: Bool) {
    var (values, places) = (storage.values, storage.places)
    if isPlace { places[key] = value } else { values[key] = value }
    storage = Storage(values: values, places: places)
  }

  /// These values without those that say where a view stands.
  var withoutPlaces: EnvironmentValues {
    changing(self) { $0.storage = Storage(values: storage.values, places: [:]) }
  }

  /// These values with those that differ between two others.
  func taking(
    changesTo new: EnvironmentValues, from old: EnvironmentValues
  ) -> EnvironmentValues {
    func merged(
      _ kind: KeyPath<Storage, [ObjectIdentifier: Any]>
    ) -> [ObjectIdentifier: Any] {
      let before = old.storage[keyPath: kind]
      return storage[keyPath: kind].merging(
        new.storage[keyPath: kind].filter { key, value in
          before[key].map { !ViewComparison.areEqual($0, value) } ?? true
        }
      ) { $1 }
    }
    return changing(self) {
      $0.storage = Storage(values: merged(\.values), places: merged(\.places))
    }
  }

  /// The types of what is set, in the order of the alphabet; values may print themselves differently in
  /// every run.
  fileprivate var statedTypes: [String] {
    [storage.values, storage.places].flatMap(\.values).map { "\(type(of: $0))" }.sorted()
  }

  /// Whether both are the very same, with nothing set between.
  func isSame(as other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The types of the values that are set.
  public var description: String { "[\(statedTypes.joined(separator: ", "))]" }
}
