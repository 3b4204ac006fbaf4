import MeniscusGeometry

/// What a region is filled with.
public enum Paint: Equatable, Sendable {
  /// One colour.
  case color(RGBA)
  /// Colours that change over the plane.
  case gradient(GradientPaint)
  /// The colours of a picture.
  case picture(PicturePaint)
}

/// A gradient: a ramp of colours and the geometry that says where each lies.
///
/// Points and lengths are in the operation's own space, before its transform.
public struct GradientPaint: Equatable, Sendable {
  /// Where position 0 and position 1 of the ramp lie.
  public enum Geometry: Equatable, Sendable {
    /// Along the line from `start` to `end`, constant across it.
    case linear(start: Point2D, end: Point2D)
    /// By distance from `center`: 0 at `startRadius`, 1 at `endRadius`.
    case radial(center: Point2D, startRadius: Double, endRadius: Double)
    /// By distance from `center` in units of `radii`: 0 at `startFraction`, 1 at `endFraction`.
    case elliptical(
      center: Point2D, radii: Size2D, startFraction: Double, endFraction: Double)
    /// By angle around `center`, in radians, clockwise from the positive x axis.
    case angular(center: Point2D, startAngle: Double, endAngle: Double)
  }

  /// The colours along the ramp.
  public var stops: [GradientStop]
  /// Where the ramp lies.
  public var geometry: Geometry

  /// Makes a gradient; `stops` are in rising order of location.
  public init(stops: [GradientStop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}

/// A colour at a position of a ramp.
@frozen
public struct GradientStop: Equatable, Sendable {
  /// The colour there.
  public var color: RGBA
  /// The position, 0 to 1.
  public var location: Double

  /// Makes a stop.
  @inlinable
  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}
