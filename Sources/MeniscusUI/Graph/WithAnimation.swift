/// Animates the changes that `body` makes.
///
/// Anybody may call it; on threads where no scene is at work nothing is animated.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes the changes of `body` by a transaction.
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard let outer = RunningTransaction(transaction) else { return try body() }
  defer { outer.end() }
  return try body()
}

/// Makes the changes of `body` by the transaction at hand with one value set.
nonisolated public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = RunningTransaction.transaction ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Animates the changes that `body` makes; calls `completion` once, when they are complete.
///
/// Where the changes move nothing, it is called at the end of the frame.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  guard RunningTransaction.transaction != nil else {
    let result = try body()
    completion()
    return result
  }
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// A transaction of the graph at work, and what comes back once it has ended.
private struct RunningTransaction {
  private let graph: ViewGraph
  private let outer: Transaction

  /// Begins a transaction; nil where no graph is at work, or on another thread than it.
  init?(_ transaction: Transaction) {
    guard ViewGraph.worksHere else { return nil }
    nonisolated(unsafe) let new = transaction
    nonisolated(unsafe) var begun: (graph: ViewGraph, outer: Transaction)?
    onMainActor { begun = ViewGraph.current.map { ($0, $0.begin(new)) } }
    guard let begun else { return nil }
    (graph, outer) = begun
  }

  /// Ends it.
  func end() {
    nonisolated(unsafe) let ended = self
    onMainActor { ended.graph.end(backTo: ended.outer) }
  }

  /// The transaction of the graph at work; nil as above.
  static var transaction: Transaction? {
    guard ViewGraph.worksHere else { return nil }
    nonisolated(unsafe) var transaction: Transaction?
    onMainActor { transaction = ViewGraph.current?.transaction }
    return transaction
  }
}

extension Transaction {
  /// Calls `completion` once, when what the transaction moves is complete; never on threads where no scene
  /// is at work.
  nonisolated public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    guard ViewGraph.worksHere else { return }
    nonisolated(unsafe) var transaction = self
    nonisolated(unsafe) let completion = completion
    onMainActor {
      transaction.addAnimationCompletion(criteria: criteria, isEndless: false, completion)
    }
    self = transaction
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
