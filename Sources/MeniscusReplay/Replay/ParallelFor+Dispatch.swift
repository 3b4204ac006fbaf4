import Dispatch
import MeniscusGeometry
import Synchronization

extension ParallelFor {
  /// Spreads work over threads of the system: each takes the next piece when it has done one.
  ///
  /// - Parameter threads: how many pieces run at once at most, at least one.
  package static func dispatch(threads: Int) -> ParallelFor {
    if threads == 1 { return .serial }
    return ParallelFor(workers: threads) { count, work in
      let next = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: min(threads, count)) { worker in
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          work(index, worker)
        }
      }
    }
  }
}
