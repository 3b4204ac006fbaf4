import Dispatch
import MeniscusGeometry

extension ParallelFor {
  /// Spreads work over threads, in whatever order they take it.
  package static func threads(_ count: Int) -> ParallelFor {
    ParallelFor(workers: count) { pieces, work in
      DispatchQueue.concurrentPerform(iterations: min(count, pieces)) { worker in
        for piece in stride(from: worker, to: pieces, by: count) { work(piece, worker) }
      }
    }
  }

  /// Runs pieces one after the other, the last first.
  package static var backwards: ParallelFor {
    ParallelFor(workers: 3) { pieces, work in
      for piece in (0..<pieces).reversed() { work(piece, piece % 3) }
    }
  }
}
