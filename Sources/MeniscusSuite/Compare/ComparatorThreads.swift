import MeniscusDiff
import MeniscusRender
import MeniscusReplay

/// Ways to spread the work of comparators.
package enum ComparatorThreads {
  /// Spreads work over threads of the system, as drawing is.
  ///
  /// - Parameter count: how many pieces run at once at most, at least one.
  package static func spread(over count: Int) -> ParallelWork {
    let parallel = ParallelFor.dispatch(threads: count)
    return { count, work in parallel(count, work) }
  }
}
