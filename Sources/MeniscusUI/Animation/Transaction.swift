/// What the changes of one update have in common.
public struct Transaction: Equatable, Sendable {
  private var storedAnimation: Animation?
  /// Whether animations are switched off, whoever asks for them.
  public var disablesAnimations = false

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction whose changes are animated.
  public init(animation: Animation?) {
    storedAnimation = animation
  }

  /// The animation of the changes, or nil for none.
  public var animation: Animation? {
    get { disablesAnimations ? nil : storedAnimation }
    set { storedAnimation = newValue }
  }
}

/// Animates the changes that `body` makes.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` by a transaction.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard let graph = ViewGraph.current else { return try body() }
  return try graph.withTransaction(transaction, body)
}
