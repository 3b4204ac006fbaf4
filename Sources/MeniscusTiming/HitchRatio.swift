/// How much of a run was spent waiting for late frames, in milliseconds per second.
///
/// With V the refresh interval and d the time that a frame's work took, the frame misses
/// max(1, ⌈d ÷ V − ε⌉) − 1 refreshes. Hitch time is Σ missed · V and the run lasts
/// Σ (missed + 1) · V. The pipeline is serial: a frame's work begins at a refresh and nothing
/// overlaps it. Ratios at different refresh rates are not comparable.
///
/// The definition follows Apple's public description; it is not MetricKit's number, which is
/// adjusted in ways that are not published.
public struct HitchRatio: Equatable, Sendable {
  /// The number of frames.
  public let frameCount: Int
  /// The refresh interval, in milliseconds.
  public let interval: Double
  /// The refreshes that each frame missed.
  public let missed: [Int]
  /// The number of frames that missed a refresh.
  public let lateFrameCount: Int
  /// The number of late frames in the longest unbroken row of them.
  public let longestStreak: Int
  /// The time that the latest frame was late, in whole refreshes, in milliseconds.
  public let longestHitch: Double
  /// The time that frames were late, in whole refreshes, in milliseconds.
  public let hitchTime: Double
  /// The time that the run took on a display, in milliseconds.
  public let duration: Double
  /// The time by which work overran its interval, not rounded to refreshes, in milliseconds.
  public let rawHitchTime: Double
  /// The sum of max(d, V), in milliseconds.
  public let rawDuration: Double

  /// Milliseconds late per second of the run; the number that gates.
  public var ratio: Double { 1000 * hitchTime / duration }
  /// The ratio without rounding to refreshes; for information.
  public var rawRatio: Double { 1000 * rawHitchTime / rawDuration }

  /// Keeps timestamp noise at exactly one interval from counting as a missed refresh.
  private static let tolerance = 1e-9

  /// Measures a run, or gives nil where it has no frames.
  ///
  /// - Parameters:
  ///   - workTimes: what each frame's work took, in milliseconds, finite and not negative.
  ///   - refreshRate: the refreshes of a second, more than 0.
  public init?(workTimes: [Double], refreshRate: Double) {
    precondition(refreshRate > 0 && refreshRate.isFinite, "A display refreshes.")
    precondition(
      workTimes.allSatisfy { $0 >= 0 && $0.isFinite }, "Work takes a finite time.")
    guard !workTimes.isEmpty else { return nil }
    let interval = 1000 / refreshRate
    let missed = workTimes.map { time in
      max(1, Int((time / interval - Self.tolerance).rounded(.up))) - 1
    }
    self.interval = interval
    self.missed = missed
    frameCount = workTimes.count
    lateFrameCount = missed.count { $0 > 0 }
    longestStreak = Self.longestStreak(of: missed)
    longestHitch = Double(missed.max() ?? 0) * interval
    hitchTime = Double(missed.reduce(0, +)) * interval
    duration = Double(missed.reduce(workTimes.count, +)) * interval
    rawHitchTime = workTimes.reduce(0) { $0 + max(0, $1 - interval) }
    rawDuration = workTimes.reduce(0) { $0 + max($1, interval) }
  }

  private static func longestStreak(of missed: [Int]) -> Int {
    var longest = 0
    var current = 0
    for count in missed {
      current = count > 0 ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
