import MeniscusDisplay

/// A ramp of colours.
public struct Gradient: Equatable, Sendable {
  /// A colour at a position of the ramp.
  public struct Stop: Equatable, Sendable {
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
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    var previous = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      previous = max(previous, location.isNaN ? previous : min(max(location, 0), 1))
      return GradientStop(color: stop.color.rgba(in: environment), location: previous)
    }
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

/// A gradient by distance from a point in units of the region's extents.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Makes a gradient from its ramp, its centre and two fractions of the region's extents.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Makes a gradient from colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

/// A gradient by angle around a point.
nonisolated public struct AngularGradient: ShapeStyle, View, Equatable {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle
  let end: Angle

  /// Makes a gradient from its ramp, its centre and the angles where it begins and ends.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// Makes a gradient that goes once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of colours at equal angles that goes once around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
