extension Angle {
  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The angle turned the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The angle some times over.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// The angle some times over.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// A part of the angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }

  /// Takes an angle away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }

  /// Makes the angle some times as large.
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }

  /// Makes the angle a part of itself.
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
