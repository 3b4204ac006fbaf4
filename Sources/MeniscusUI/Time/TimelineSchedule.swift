/// The points in time at which a timeline view is updated.
public protocol TimelineSchedule {
  /// How often a timeline may be updated.
  typealias Mode = TimelineScheduleMode
  /// The points in time, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The points in time from `startDate` on; the first may be before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, to save energy; scenes are never in this mode.
  case lowFrequency
}

/// Updates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The points in time; without end where the interval is above 0.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    var step: Double?

    /// The next point in time.
    public mutating func next() -> Date? {
      guard let step else { return nil }
      self.step = interval > 0 && interval.isFinite ? step + 1 : nil
      // Not added up, so that no error does.
      return start + step * interval
    }
  }

  private let start: Date
  private let interval: Double

  /// Makes a schedule of the points in time that are whole multiples of `interval` seconds after
  /// `startDate`.
  public init(from startDate: Date, by interval: Double) {
    start = startDate
    self.interval = interval
  }

  /// The points in time from the last one at or before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // The machine's `Date.now` lies after every date of a scene: such a schedule begins at once.
    let start = min(start, startDate)
    guard interval > 0, interval.isFinite else {
      return Entries(start: start, interval: 0, step: 0)
    }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, step: steps.isFinite ? max(steps, 0) : 0)
  }
}

/// Updates at the start of every minute of the scene.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The minutes from the one of `startDate` on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(sceneTime: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Updates at given points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of points in time that are given in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The points in time.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates with every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The least number of seconds between updates; nil for every frame.
  let minimumInterval: Double?
  /// Whether nothing is updated.
  let isPaused: Bool

  /// Makes a schedule of all frames that are at least `minimumInterval` seconds apart.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The start; further updates come with the frames.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [startDate]
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Updates every `interval` seconds, counted from `startDate`.
  public static func periodic(
    from startDate: Date, by interval: Double
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Updates at the start of every minute of the scene.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Updates with every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Updates with every frame that is at least `minimumInterval` seconds after the last update.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Updates at given points in time, in order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
