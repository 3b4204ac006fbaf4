import MeniscusTiming

extension ReplayOptions.TimingClock {
  /// What reads it, in nanoseconds.
  var now: @Sendable () -> UInt64 {
    switch self {
    case .monotonic: { MonotonicClock.now }
    case .threadProcessorTime: { MonotonicClock.threadProcessorTime }
    }
  }
}
