/// Runs a numbered piece of work for every index, possibly on several threads at once.
///
/// The core has no threads of its own: whoever calls it hands in how to spread work. Every index is
/// run once and all are done when the call returns; their order never shows in the result.
public struct ParallelFor: Sendable {
  /// How many pieces run at once at most; work is cut to suit it.
  public let workers: Int
  private let body: @Sendable (_ count: Int, _ work: @Sendable (Int, Int) -> Void) -> Void

  /// Makes a parallel-for.
  ///
  /// - Parameters:
  ///   - workers: how many pieces run at once at most, at least one.
  ///   - body: calls `work` once for each index below `count` and returns when all have returned. It
  ///     hands over who runs it as well: a number below `workers` that no two pieces have at once.
  public init(
    workers: Int,
    _ body:
      @escaping @Sendable (
        _ count: Int, _ work: @Sendable (_ index: Int, _ worker: Int) -> Void
      ) -> Void
  ) {
    precondition(workers > 0, "A parallel-for has at least one worker.")
    self.workers = workers
    self.body = body
  }

  /// One index after the other.
  public static var serial: ParallelFor {
    ParallelFor(workers: 1) { count, work in
      for index in 0..<count { work(index, 0) }
    }
  }

  /// Calls `work` once for each index below `count`.
  public func callAsFunction(_ count: Int, _ work: @Sendable (Int) -> Void) {
    withWorkers(count) { index, _ in work(index) }
  }

  /// Calls `work` once for each index below `count`, with the number of who runs it.
  ///
  /// The number is below ``workers``, and no two pieces have it at once: what a worker needs for itself
  /// can be kept by it.
  public func withWorkers(_ count: Int, _ work: @Sendable (_ index: Int, _ worker: Int) -> Void) {
    if count == 1 { return work(0, 0) }
    if count > 1 { body(count, work) }
  }

  /// Cuts `count` items into runs of neighbours and calls `work` with each run.
  public func runs(of count: Int, _ work: @Sendable (Range<Int>) -> Void) {
    runs(of: count) { run, _ in work(run) }
  }

  /// Cuts `count` items into runs of neighbours and calls `work` with each, and with who runs it.
  public func runs(of count: Int, _ work: @Sendable (_ run: Range<Int>, _ worker: Int) -> Void) {
    let pieces = workers == 1 ? min(count, 1) : min(count, workers * 4)
    withWorkers(pieces) { piece, worker in work(Self.run(piece, of: pieces, count), worker) }
  }

  /// Cuts `count` items into at most `pieces` runs of neighbours, one where work is not spread.
  ///
  /// - Returns: what `work` makes of each run, in order.
  public func map<Value: Sendable>(
    _ count: Int, pieces: Int, _ work: @Sendable (Range<Int>) -> Value
  ) -> [Value] {
    let pieces = min(count, workers == 1 ? 1 : pieces)
    guard pieces > 0 else { return [] }
    return [Value](unsafeUninitializedCapacity: pieces) { results, initialized in
      guard let base = results.baseAddress else { return }
      let shared = SharedElements(base)
      self(pieces) { piece in
        shared.initialize(piece, to: work(Self.run(piece, of: pieces, count)))
      }
      initialized = pieces
    }
  }

  private static func run(_ piece: Int, of pieces: Int, _ count: Int) -> Range<Int> {
    count * piece / pieces..<count * (piece + 1) / pieces
  }
}

/// Memory whose elements are written by several pieces of work, each element by one of them.
@frozen
public struct SharedElements<Element>: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>

  /// Takes memory that outlives the work.
  @inlinable
  public init(_ base: UnsafeMutablePointer<Element>) {
    self.base = base
  }

  /// An element that is initialized.
  @inlinable
  public subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  /// Where the first element lies.
  @inlinable
  public var first: UnsafeMutablePointer<Element> { base }

  /// Gives an element its first value.
  @inlinable
  public func initialize(_ index: Int, to value: Element) {
    (base + index).initialize(to: value)
  }
}
