/// The virtual clock in whole numbers.
///
/// Frame n is at n ÷ rate seconds.
/// An event belongs to the first frame at or after its time. Recorders write frame n as
/// ⌊10⁶ · n ÷ rate⌋ microseconds, which belongs to frame n again.
package struct FrameClock: Equatable, Sendable {
  /// Frames a second.
  package let rate: Int

  /// Makes a clock.
  ///
  /// - Precondition: `rate` is within ``TraceLimit/rate``.
  package init(rate: Int) {
    precondition(TraceLimit.rate.contains(rate), "A clock has 1 to 1000 frames a second.")
    self.rate = rate
  }

  /// The frame that something at `microseconds` belongs to: ⌈microseconds · rate ÷ 10⁶⌉.
  ///
  /// - Precondition: `microseconds` is not negative and at most twice ``TraceLimit/time``.
  package func frame(at microseconds: Int) -> Int {
    precondition(
      (0...2 * TraceLimit.time).contains(microseconds), "A time lies within the first days.")
    return (microseconds * rate + 999_999) / 1_000_000
  }

  /// The time of a frame in whole microseconds: ⌊10⁶ · frame ÷ rate⌋.
  ///
  /// - Precondition: `frame` is not negative and within two days.
  package func microseconds(of frame: Int) -> Int {
    precondition(
      frame >= 0 && frame <= 2 * TraceLimit.time, "A frame is counted from 0, within days.")
    return frame * 1_000_000 / rate
  }
}
