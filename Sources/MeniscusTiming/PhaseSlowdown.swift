import Synchronization

/// Makes a phase take longer on purpose, so that it can be seen whether that is found.
///
/// As the phase ends, the processor is kept busy for a share of the time that it took.
public final class PhaseSlowdown: Sendable {
  private let phase: Int
  private let share: Double
  private let clock: @Sendable () -> UInt64
  private let starts = Mutex<[UInt64]>([])

  /// Makes a slowdown.
  ///
  /// - Parameters:
  ///   - phase: the phase, by its number.
  ///   - share: the part of its time that is added, 0.1 for a tenth.
  ///   - clock: nanoseconds that never run backwards.
  public init(phase: Int, share: Double, clock: @escaping @Sendable () -> UInt64) {
    precondition(share >= 0 && share <= 100, "A slowdown adds at most a hundred times the time.")
    self.phase = phase
    self.share = share
    self.clock = clock
  }

  /// To be called as a phase begins, on one thread at a time.
  public func begin(_ phase: Int) {
    guard phase == self.phase else { return }
    let now = clock()
    starts.withLock { $0.append(now) }
  }

  /// To be called as a phase ends, before its time is taken.
  public func end(_ phase: Int) {
    guard phase == self.phase, let start = starts.withLock({ $0.popLast() }) else { return }
    let now = clock()
    let until = now + UInt64(Double(now - start) * share)
    while clock() < until {}
  }
}
