/// The radii of a rectangle's four corners, in points, not negative.
@frozen
public struct CornerRadii2D: Equatable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Makes radii corner by corner.
  @inlinable
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  @inlinable
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// How a rounded corner bends.
@frozen
public enum CornerCurve: UInt8, Equatable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature grows and falls gradually, as on Apple's devices.
  case continuous
}
