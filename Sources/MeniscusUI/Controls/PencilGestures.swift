/// How a pencil was tapped twice; here none is.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil was held over the view; nil where it was not near.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is held over a view, and how.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place below its tip, in points.
  public let location: CGPoint
  /// The same by fractions of the view's extents.
  public let anchor: UnitPoint
  /// How far it is away, 0 (on the screen) to 1.
  public let zDistance: CGFloat
  /// The angle from the screen.
  public let altitude: Angle
  /// Where it leans.
  public let azimuth: Angle
  /// How it is turned about itself.
  public let roll: Angle
}
