extension PeriodicTimelineSchedule {
  /// Updates at whole multiples of an interval in seconds.
  static func ticks(of interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: Date(sceneTime: 0), by: interval)
  }
}
