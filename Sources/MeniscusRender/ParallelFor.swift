/// Runs a numbered piece of work for every index, possibly on several threads at once.
///
/// The core has no threads of its own: whoever renders hands in how to spread work. Every index is
/// run once and all are done when the call returns; their order never shows in the result.
public struct ParallelFor: Sendable {
  /// How many pieces run at once at most; work is cut to suit it.
  public let workers: Int
  private let body: @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  /// Makes a parallel-for.
  ///
  /// - Parameters:
  ///   - workers: how many pieces run at once at most, at least one.
  ///   - body: calls `work` once for each index below `count` and returns when all have returned.
  public init(
    workers: Int,
    _ body: @escaping @Sendable (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    precondition(workers > 0, "A parallel-for has at least one worker.")
    self.workers = workers
    self.body = body
  }

  /// One index after the other.
  public static var serial: ParallelFor {
    ParallelFor(workers: 1) { count, work in
      for index in 0..<count { work(index) }
    }
  }

  /// Calls `work` once for each index below `count`.
  public func callAsFunction(_ count: Int, _ work: @Sendable (Int) -> Void) {
    if count == 1 { return work(0) }
    if count > 1 { body(count, work) }
  }

  /// Cuts `count` items into runs of neighbours and calls `work` with each run.
  func runs(of count: Int, _ work: @Sendable (Range<Int>) -> Void) {
    let pieces = workers == 1 ? min(count, 1) : min(count, workers * 4)
    self(pieces) { piece in
      work(count * piece / pieces..<count * (piece + 1) / pieces)
    }
  }
}

/// Memory whose elements are written by several pieces of work, each element by one of them.
struct SharedElements<Element>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>

  init(_ base: UnsafeMutablePointer<Element>) {
    self.base = base
  }

  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}
