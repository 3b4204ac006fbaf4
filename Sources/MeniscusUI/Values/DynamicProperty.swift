/// A property of a view that the engine gives its value.
///
/// A type of one's own may hold other dynamic properties; they are found at any depth.
public protocol DynamicProperty {}

/// A value other than a view whose dynamic properties the engine gives their values: a modifier, a
/// style.
public protocol PropertyHolder {}

/// A dynamic property that a parent gives anew.
protocol BindingProperty {
  /// What it leads to, or nil where only its closures say it.
  var identity: BindingIdentity? { get }
}

/// A dynamic property that is made of an object.
protocol ObjectProperty {
  var object: AnyObject { get }
}

/// What a binding leads to; equal identities lead to the same value.
struct BindingIdentity: Equatable {
  private let storage: ObjectIdentifier
  private var path: [AnyKeyPath] = []

  /// The identity of a binding to all that `storage` holds.
  init(_ storage: AnyObject) {
    self.storage = ObjectIdentifier(storage)
  }

  func appending(_ keyPath: AnyKeyPath) -> BindingIdentity {
    changing(self) { $0.path.append(keyPath) }
  }
}
