/// A space of names that belongs to a view.
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

  /// Tells namespaces apart, also those of views that share a path.
  fileprivate final class Token: Sendable {
    /// The place in the structure: the view's path and the property's name.
    let place: String

    init(place: String) {
      self.place = place
    }
  }

  private final class Location {
    @MainActor var token: Token?

    nonisolated init() {}
  }

  private let location = Location()

  /// Makes a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID {
    nonisolated(unsafe) let location = location
    return onMainActor {
      if let token = location.token { return ID(token) }
      // Outside of a scene every property is a namespace of its own.
      let token = Token(place: "")
      location.token = token
      return ID(token)
    }
  }
}

extension Namespace: AttachableProperty {
  func attach(to node: any StateReader, name: String, storage: AnyObject?) -> AnyObject? {
    let token = storage as? Token ?? Token(place: "\(node.path).\(name)")
    location.token = token
    return token
  }
}

extension Namespace.ID: CustomReflectable {
  /// The place in the structure, by which the identity is written down and hashed as state.
  public var customMirror: Mirror {
    Mirror(self, children: ["place": token.place], displayStyle: .struct)
  }
}
