import MeniscusDisplay

/// A ramp of colours.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position of the ramp.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// The position, 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in rising order of position.
  public var stops: [Stop]
  /// The space that colours between stops are mixed in.
  var space = ColorSpace.device

  /// Makes a ramp from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a ramp of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// The stops in rising order, positions clamped to 0…1 and never falling back.
  ///
  /// - Parameter mixesLight: whether colours are mixed in proportion to light, whatever the space.
  func resolved(
    in environment: EnvironmentValues, mixesLight: Bool = false
  ) -> [GradientStop] {
    var previous = 0.0
    let resolved = stops.map { stop in
      let location = Double(stop.location)
      previous = max(previous, location.isNaN ? previous : min(max(location, 0), 1))
      return GradientStop(color: stop.color.rgba(in: environment), location: previous)
    }
    if mixesLight { return Self.linear(resolved) }
    return space == .perceptual ? Self.perceptual(resolved) : resolved
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Equatable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Makes a gradient from its ramp and the points where it begins and ends.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient by distance from a point.
nonisolated public struct RadialGradient: ShapeStyle, View, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient from its ramp, its centre and two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
