import Dispatch
import MeniscusGeometry

extension ParallelFor {
  /// Spreads work over threads of the system.
  ///
  /// - Parameter threads: how many pieces run at once at most, at least one.
  package static func dispatch(threads: Int) -> ParallelFor {
    if threads == 1 { return .serial }
    return ParallelFor(workers: threads) { count, work in
      let workers = min(threads, count)
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for index in stride(from: worker, to: count, by: workers) { work(index) }
      }
    }
  }
}
