import MeniscusGeometry

/// Estimates a pointer's velocity from its last three places.
///
/// Of the two latest pairs the older counts three quarters; an estimate decays by 0.998 a
/// millisecond while nothing is heard. Source: OpenSwiftUI `VelocitySampler`.
struct VelocityTracker {
  private var samples: [(point: Point2D, time: Double)] = []

  mutating func add(_ point: Point2D, at time: Double) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// The velocity in points a second, as of `time`.
  func velocity(at time: Double) -> Point2D {
    lastVelocity * Exact.power(0.998, silence(at: time) * 1000)
  }

  /// The velocity in points a second when something was last heard.
  var lastVelocity: Point2D {
    guard samples.count >= 2 else { return .zero }
    let newer = velocity(from: samples.count - 2)
    let older = samples.count >= 3 ? velocity(from: samples.count - 3) : newer
    return older * 0.75 + newer * 0.25
  }

  /// The seconds for which nothing has been heard.
  func silence(at time: Double) -> Double {
    samples.last.map { max(time - $0.time, 0) } ?? 0
  }

  private func velocity(from index: Int) -> Point2D {
    let first = samples[index]
    let second = samples[index + 1]
    return (second.point - first.point) * (1 / (second.time - first.time))
  }
}
