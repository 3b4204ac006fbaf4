import Foundation

/// Clocks that only run forwards, in nanoseconds.
public enum MonotonicClock {
  /// Nanoseconds since a moment that is fixed while the machine runs; it stops while it sleeps.
  public static var now: UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

  /// Nanoseconds that the processors have spent on the calling thread.
  ///
  /// Neighbours on the machine lengthen it far less than ``now``.
  public static var threadProcessorTime: UInt64 { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds that the processors have spent on all threads of the process.
  public static var processorTime: UInt64 { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    let status = clock_gettime(clock, &time)
    precondition(status == 0, "The system has clocks of time, of processes and of threads.")
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
