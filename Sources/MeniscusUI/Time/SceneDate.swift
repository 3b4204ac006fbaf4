/// A point in the time of a scene: the seconds since its frame 0.
///
/// It stands where `Date` stands beside a real clock: it is the same in every run.
public struct SceneDate: Comparable, Hashable, Sendable {
  /// The seconds since the scene's start.
  public var timeIntervalSinceReferenceDate: Double

  /// The seconds since the scene's start.
  public var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate }

  /// Makes a point in time from the seconds since the scene's start.
  public init(timeIntervalSinceReferenceDate seconds: Double) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// The time of the frame at hand.
  public init() {
    self = .now
  }

  /// The time of the frame at hand; the scene's start outside of a scene.
  public static var now: SceneDate {
    SceneDate(timeIntervalSinceReferenceDate: SceneExecutor.current?.now ?? 0)
  }

  /// A time before all others.
  public static let distantPast = SceneDate(
    timeIntervalSinceReferenceDate: -.greatestFiniteMagnitude)
  /// A time after all others.
  public static let distantFuture = SceneDate(
    timeIntervalSinceReferenceDate: .greatestFiniteMagnitude)

  /// The seconds from another point in time to this one.
  public func timeIntervalSince(_ other: SceneDate) -> Double {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  /// The point in time some seconds later.
  public func addingTimeInterval(_ seconds: Double) -> SceneDate {
    SceneDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
  }

  /// The earlier of two points in time is less.
  public static func < (left: SceneDate, right: SceneDate) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }

  /// The point in time some seconds later.
  public static func + (date: SceneDate, seconds: Double) -> SceneDate {
    date.addingTimeInterval(seconds)
  }

  /// The point in time some seconds earlier.
  public static func - (date: SceneDate, seconds: Double) -> SceneDate {
    date.addingTimeInterval(-seconds)
  }

  /// Moves the point in time some seconds later.
  public static func += (date: inout SceneDate, seconds: Double) {
    date = date + seconds
  }
}

extension SceneDate: InstantProtocol {
  /// The point in time a duration later.
  public func advanced(by duration: Duration) -> SceneDate {
    addingTimeInterval(duration.inSeconds)
  }

  /// The duration from this point in time to another.
  public func duration(to other: SceneDate) -> Duration {
    .seconds(other.timeIntervalSince(self))
  }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
