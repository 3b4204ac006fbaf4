import Observation

/// A value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// A model by its type, or nil where none was handed down; and what is made of it.
    case model(ObjectIdentifier, name: String, (AnyObject?) -> Value?)
  }

  private let source: Source
  private let location = EnvironmentLocation()

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The value now.
  ///
  /// - Precondition: a model that is not optional was handed down by `environment(_:)`.
  public var wrappedValue: Value {
    nonisolated(unsafe) let location = location
    let environment = onMainActor { location.reader?.environment ?? EnvironmentValues() }
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .model(let type, let name, let make):
      guard let value = make(environment.models[type]) else {
        preconditionFailure(
          "No view around hands a \(name) down: it lacks `.environment(_:)` with one.")
      }
      return value
    }
  }
}

extension Environment {
  /// Reads the model of a type that a view around hands down.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .model(ObjectIdentifier(type), name: TypeName.short(type)) { $0 as? Value }
  }

  /// Reads the model of a type, or nil where no view around hands one down.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    source = .model(ObjectIdentifier(type), name: TypeName.short(type)) { .some($0 as? Model) }
  }
}

/// Ties the copies of a view's property to the view's node.
final class EnvironmentLocation {
  @MainActor weak var reader: (any StateReader)?

  nonisolated init() {}
}

extension Environment: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    location.reader = node
    return nil
  }

  func dependsOnChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    switch source {
    case .keyPath(let keyPath):
      !ViewComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
    case .model(let type, _, _):
      old.models[type] !== new.models[type]
    }
  }
}

private let modelsEntry = EnvironmentEntry<[ObjectIdentifier: AnyObject]>([:])

extension EnvironmentValues {
  /// The models that were handed down, by type.
  var models: [ObjectIdentifier: AnyObject] {
    get { self[modelsEntry] }
    set { self[modelsEntry] = newValue }
  }
}

/// What is read belongs to the main actor, wherever the property goes.
extension Environment: @unchecked Sendable where Value: Sendable {}
