import MeniscusDisplay
import MeniscusGeometry

extension LinearGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .gradient(
      GradientPaint(
        stops: gradient.resolved(in: environment),
        geometry: .linear(
          start: bounds.point(at: start.point), end: bounds.point(at: end.point))))
  }
}

extension RadialGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .gradient(
      GradientPaint(
        stops: gradient.resolved(in: environment),
        geometry: .radial(
          center: bounds.point(at: center.point), startRadius: Double(startRadius),
          endRadius: Double(endRadius))))
  }
}

extension EllipticalGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .gradient(
      GradientPaint(
        stops: gradient.resolved(in: environment),
        geometry: .elliptical(
          center: bounds.point(at: center.point), radii: bounds.size,
          startFraction: Double(startFraction), endFraction: Double(endFraction))))
  }
}

extension AngularGradient: PrimitiveStyle {
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    .gradient(
      GradientPaint(
        stops: gradient.resolved(in: environment),
        geometry: .angular(
          center: bounds.point(at: center.point), startAngle: start.radians,
          endAngle: end.radians)))
  }
}

extension Paint {
  /// The colours of the paint as numbers that can be animated.
  var components: NumberVector {
    switch self {
    case .color(let color):
      NumberVector(color.numbers)
    case .gradient(let gradient):
      NumberVector(gradient.stops.flatMap { $0.color.numbers + [$0.location] })
    case .picture(let paint):
      NumberVector([paint.opacity])
    }
  }

  /// The paint with other colours; numbers as `components` gives them.
  func replacing(components: NumberVector) -> Paint {
    switch self {
    case .color:
      return .color(RGBA(numbers: components.numbers[...]))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        let slice = components.numbers.dropFirst(index * 5)
        gradient.stops[index].color = RGBA(numbers: slice.prefix(4))
        gradient.stops[index].location = slice.dropFirst(4).first ?? 0
      }
      return .gradient(gradient)
    case .picture(var paint):
      paint.opacity = min(max(components.numbers.first ?? 0, 0), 1)
      return .picture(paint)
    }
  }

  /// Whether one paint can become the other gradually: of one kind, with as many stops.
  func isAnimatable(to other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let from), .gradient(let to)): from.stops.count == to.stops.count
    case (.picture(let from), .picture(let to)): from.picture == to.picture
    default: false
    }
  }
}

extension RGBA {
  fileprivate var numbers: [Double] { [red, green, blue, opacity] }

  /// Opacity stays within 0…1 where a spring overshoots.
  fileprivate init(numbers: ArraySlice<Double>) {
    let values = Array(numbers) + [0, 0, 0, 0]
    self.init(
      red: values[0], green: values[1], blue: values[2], opacity: min(max(values[3], 0), 1))
  }
}
