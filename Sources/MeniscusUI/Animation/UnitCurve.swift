import MeniscusGeometry

/// How progress follows from time, both 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let curve: TimingCurve

  /// Progress as time.
  public static let linear = UnitCurve(curve: .linear)
  /// Slow at first.
  public static let easeIn = UnitCurve(curve: .easeIn)
  /// Slow at last.
  public static let easeOut = UnitCurve(curve: .easeOut)
  /// Slow at first and at last.
  public static let easeInOut = UnitCurve(curve: .easeInOut)
  /// The lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(curve: .circularEaseIn)
  /// The upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(curve: .circularEaseOut)
  /// Both quarters of a circle at half size, one after the other.
  public static let circularEaseInOut = UnitCurve(curve: .circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1); the control points' x is limited to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      curve: .bezier(
        x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
        x2: Double(endControlPoint.x), y2: Double(endControlPoint.y)))
  }

  /// The progress at a time; before 0 and after 1 it is that of the ends.
  public func value(at progress: Double) -> Double {
    curve.value(at: progress)
  }

  /// The change of progress with time; before 0 and after 1 it is that of the ends.
  public func velocity(at progress: Double) -> Double {
    curve.velocity(at: progress)
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve { UnitCurve(curve: curve.inverse) }
}
