/// What the changes of one update have in common.
public struct Transaction {
  private var storedAnimation: Animation?
  private var values: [ObjectIdentifier: Any] = [:]
  /// Those who wait for the end of what the transaction moves.
  var watches: [AnimationWatch] = []
  /// Whether animations are switched off, whoever asks for them.
  public var disablesAnimations = false
  /// Whether the changes come from something that goes on, such as a drag.
  public var isContinuous = false
  /// Whether the velocity of the changes is tracked; kept, not obeyed.
  public var tracksVelocity = false
  /// The point that scrolling by the changes aligns, of a view and of the viewport; kept, not obeyed.
  public var scrollTargetAnchor: UnitPoint?

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction whose changes are animated.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation of the changes, or nil for none.
  public var animation: Animation? {
    get {
      guard !disablesAnimations, var animation = storedAnimation else { return nil }
      animation.watches = watches
      return animation
    }
    set {
      storedAnimation = newValue
      storedAnimation?.watches = []
    }
  }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that changes of one update have in common.
public protocol TransactionKey {
  /// What the key stands for.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}
