import Foundation

extension TimelineViewDefaultContext {
  /// The seconds since the scene's start.
  var sceneSeconds: Double { date.timeIntervalSinceReferenceDate }

  /// The date that the scene's clock shows: it starts with Foundation's reference date.
  var clockDate: Date { Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
}

extension PeriodicTimelineSchedule {
  /// Updates at whole multiples of an interval in seconds.
  static func ticks(of interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: SceneDate(timeIntervalSinceReferenceDate: 0), by: interval)
  }
}
