import MeniscusDisplay
import MeniscusGeometry

extension GraphicsContext {
  /// How a gradient is drawn.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins again beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back and forth beyond its ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Its colours are mixed in proportion to light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GradientPaint {
  /// The most turns that are drawn of a gradient that begins again, a number of ours.
  private static let turns = 1024.0
  /// How many turns away it is drawn at most; whole numbers are exact so far.
  private static let farthest = 1e9

  /// The gradient, going on beyond its ends as far as a rectangle reaches where options say so.
  func repeated(
    _ options: GraphicsContext.GradientOptions, over bounds: Rect2D
  ) -> GradientPaint {
    let isMirrored = options.contains(.mirror)
    guard isMirrored || options.contains(.repeat), let first = stops.first, let last = stops.last,
      let reach = reach(over: bounds), reach.upper - reach.lower <= Self.turns,
      max(abs(reach.lower), abs(reach.upper)) < Self.farthest, reach.upper > reach.lower
    else { return self }
    let (lower, upper) = (Int(reach.lower), Int(reach.upper))
    let turn =
      [GradientStop(color: first.color, location: 0)] + stops
      + [GradientStop(color: last.color, location: 1)]
    let back = turn.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    let repeated = (lower..<upper).flatMap { number in
      (isMirrored && number % 2 != 0 ? back : turn).map { stop in
        GradientStop(
          color: stop.color,
          location: (Double(number - lower) + stop.location) / Double(upper - lower))
      }
    }
    return GradientPaint(stops: repeated, geometry: stretched(from: reach.lower, to: reach.upper))
  }

  /// The first and the last whole turn of the ramp in a rectangle; nil where it has no length, or
  /// goes once around.
  private func reach(over bounds: Rect2D) -> (lower: Double, upper: Double)? {
    let places: [Double]
    switch geometry {
    case .linear(let start, let end):
      let along = end - start
      let square = along.x * along.x + along.y * along.y
      places = bounds.corners.map { corner in
        ((corner.x - start.x) * along.x + (corner.y - start.y) * along.y) / square
      }
    case .radial(let center, let startRadius, let endRadius):
      let nearest = Point2D(
        x: min(max(center.x, bounds.minX), bounds.maxX),
        y: min(max(center.y, bounds.minY), bounds.maxY))
      places = ([nearest] + bounds.corners).map { point in
        (point.distance(to: center) - startRadius) / (endRadius - startRadius)
      }
    case .elliptical, .angular: return nil
    }
    guard places.allSatisfy(\.isFinite), let lower = places.min(), let upper = places.max() else {
      return nil
    }
    // One turn at least: the rectangle may lie on an end.
    return (lower.rounded(.down), max(upper.rounded(.up), lower.rounded(.down) + 1))
  }

  /// Where the ramp lies whose ends are at two places of this one's.
  private func stretched(from lower: Double, to upper: Double) -> Geometry {
    switch geometry {
    case .linear(let start, let end):
      return .linear(start: start + (end - start) * lower, end: start + (end - start) * upper)
    case .radial(let center, let startRadius, let endRadius):
      let length = endRadius - startRadius
      return .radial(
        center: center, startRadius: startRadius + length * lower,
        endRadius: startRadius + length * upper)
    case .elliptical, .angular: return geometry
    }
  }
}

extension Rect2D {
  fileprivate var corners: [Point2D] {
    [
      Point2D(x: minX, y: minY), Point2D(x: maxX, y: minY), Point2D(x: minX, y: maxY),
      Point2D(x: maxX, y: maxY),
    ]
  }
}
