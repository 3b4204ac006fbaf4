/// A value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let location = EnvironmentLocation()

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value now.
  @MainActor
  public var wrappedValue: Value {
    (location.reader?.environment ?? EnvironmentValues())[keyPath: keyPath]
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
    !ViewComparison.areEqual(old[keyPath: keyPath], new[keyPath: keyPath])
  }
}
