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

/// Makes the changes of `body` by the transaction at hand with one value set.
@MainActor
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = ViewGraph.current?.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates the changes that `body` makes; calls `completion` once, when they are complete.
///
/// Where the changes move nothing, it is called at the end of the frame.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  guard ViewGraph.current != nil else {
    let result = try body()
    completion()
    return result
  }
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Calls `completion` once, when what the transaction moves is complete.
  @MainActor
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    addAnimationCompletion(criteria: criteria, isEndless: false, completion)
  }

  /// Calls `completion` once, when what the transaction moves is complete.
  ///
  /// - Parameter isEndless: whether `completion` begins the next such motion, and so on for ever.
  @MainActor
  mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, isEndless: Bool,
    _ completion: @escaping () -> Void
  ) {
    guard let graph = ViewGraph.current else { return }
    let watch = AnimationWatch(criteria, isEndless: isEndless)
    watches.append(watch)
    graph.completions.add(watch, graph.asNow(completion))
  }
}
