/// A space of identifiers that belongs to a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace; it lives as long as the view's place in the structure.
  public struct ID: Hashable, Sendable {
    private let token: Token

    fileprivate init(_ token: Token) {
      self.token = token
    }

    /// Whether both are the same namespace.
    public static func == (left: ID, right: ID) -> Bool { left.token === right.token }

    /// Adds the identity; never part of anything that is written down.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(token))
    }
  }

  fileprivate final class Token: Sendable {}

  private final class Location {
    @MainActor var token: Token?

    nonisolated init() {}
  }

  private let location = Location()

  /// Makes a namespace.
  public init() {}

  /// The identity of the namespace.
  @MainActor
  public var wrappedValue: ID {
    if let token = location.token { return ID(token) }
    let token = Token()
    location.token = token
    return ID(token)
  }
}

extension Namespace: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    let token = storage as? Token ?? Token()
    location.token = token
    return token
  }
}
