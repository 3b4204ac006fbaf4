extension VirtualClock {
  /// A point in the time of a scene.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The seconds since frame 0.
    public var seconds: Double

    /// Makes a point in time from the seconds since frame 0.
    public init(seconds: Double) {
      self.seconds = seconds
    }

    /// The point in time a duration later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(seconds: seconds + duration.inSeconds)
    }

    /// The duration from this point in time to another.
    public func duration(to other: Instant) -> Duration { .seconds(other.seconds - seconds) }

    /// The earlier of two points in time is less.
    public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension Date {
  /// The date of a time of the virtual clock, in seconds since frame 0.
  ///
  /// Frame 0 is at midnight on 1 January 2001, UTC, the date from which Foundation counts: scenes
  /// look the same on every day.
  init(sceneTime seconds: Double) {
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The seconds from frame 0 to the date.
  var sceneTime: Double { timeIntervalSinceReferenceDate }

  /// The date of the frame at hand; that of frame 0 outside of a scene.
  ///
  /// `Date.now` is the machine's, which no two runs have in common.
  public static var sceneNow: Date { Date(sceneTime: SceneExecutor.current?.now ?? 0) }
}
