import MeniscusDisplay
import MeniscusGeometry

/// What the pixels of a fill are made of, ready for the frame's pixel grid.
enum PaintSource: Sendable {
  /// Nothing is drawn.
  case nothing
  /// One colour: an opaque pixel and the opacity it is laid with.
  case solid(UInt32, alpha: UInt32)
  case linear(LinearShader)
  case radial(RadialShader)
  case angular(AngularShader)
  case picture(PictureShader)

  /// Whether a fully covered pixel loses what was there.
  var isOpaque: Bool {
    switch self {
    case .nothing: false
    case .solid(_, let alpha): alpha == 255
    case .linear(let shader): shader.isOpaque
    case .radial(let shader): shader.isOpaque
    case .angular(let shader): shader.isOpaque
    case .picture(let shader): shader.isOpaque
    }
  }
}

extension PaintSource {
  /// Makes the source of a paint whose space is mapped to device pixels by `transform`.
  ///
  /// A paint with a number that is not finite, without stops, or of a collapsed space draws nothing.
  init(
    _ paint: Paint, _ transform: Affine2D, _ pictures: [UInt64: PreparedPicture]
  ) {
    switch paint {
    case .color(let color):
      let alpha = color.alphaByte
      self = alpha == 0 ? .nothing : .solid(color.opaquePixel, alpha: alpha)
    case .gradient(let gradient):
      guard let ramp = Ramp(gradient.stops), let inverse = transform.inverse,
        inverse.isFinite, gradient.geometry.isFinite
      else {
        self = .nothing
        return
      }
      self = Self.gradient(
        gradient.geometry, ramp, inverse: inverse, anchor: PixelAnchor(transform))
    case .picture(let paint):
      guard let picture = pictures[paint.picture.hash],
        let shader = PictureShader(picture, paint, transform)
      else {
        self = .nothing
        return
      }
      self = .picture(shader)
    }
  }

  private static func gradient(
    _ geometry: GradientPaint.Geometry, _ ramp: Ramp, inverse: Affine2D, anchor: PixelAnchor
  ) -> PaintSource {
    switch geometry {
    case .linear(let start, let end):
      return .linear(LinearShader(ramp, from: start, to: end, inverse: inverse, anchor: anchor))
    case .radial(let center, let startRadius, let endRadius):
      return .radial(
        RadialShader(
          ramp, center: center, radii: Size2D(width: 1, height: 1), from: startRadius,
          to: endRadius, inverse: inverse, anchor: anchor))
    case .elliptical(let center, let radii, let startFraction, let endFraction):
      guard radii.width > 0, radii.height > 0 else { return .nothing }
      return .radial(
        RadialShader(
          ramp, center: center, radii: radii, from: startFraction, to: endFraction,
          inverse: inverse, anchor: anchor))
    case .angular(let center, let startAngle, let endAngle):
      return .angular(
        AngularShader(
          ramp, center: center, from: startAngle, to: endAngle, inverse: inverse, anchor: anchor))
    }
  }
}

extension LinearShader {
  /// A gradient whose ramp runs from `start` to `end`; where they are one point, all is its end.
  init(
    _ ramp: Ramp, from start: Point2D, to end: Point2D, inverse: Affine2D, anchor: PixelAnchor
  ) {
    dither = Dither(from: anchor)
    let along = end - start
    let square = along.x * along.x + along.y * along.y
    guard square > 0, square.isFinite else {
      self.ramp = ramp
      position = PlaneFunction(across: 0, down: 0, origin: 1, from: anchor)
      return
    }
    position = PlaneFunction(
      across: (inverse.a * along.x + inverse.b * along.y) / square,
      down: (inverse.c * along.x + inverse.d * along.y) / square,
      origin: ((inverse.tx - start.x) * along.x + (inverse.ty - start.y) * along.y) / square,
      from: anchor)
    self.ramp = ramp.dithered(rate: position.steepness)
  }
}

extension RadialShader {
  /// A gradient by distance from `center` in units of `radii`.
  init(
    _ ramp: Ramp, center: Point2D, radii: Size2D, from start: Double, to end: Double,
    inverse: Affine2D, anchor: PixelAnchor
  ) {
    dither = Dither(from: anchor)
    horizontal = PlaneFunction(
      across: inverse.a / radii.width, down: inverse.c / radii.width,
      origin: (inverse.tx - center.x) / radii.width, from: anchor)
    vertical = PlaneFunction(
      across: inverse.b / radii.height, down: inverse.d / radii.height,
      origin: (inverse.ty - center.y) / radii.height, from: anchor)
    // A ramp of no length is a step.
    let rate = end == start ? 1e15 : min(max(1 / (end - start), -1e15), 1e15)
    factor = Float(rate)
    offset = Float(min(max(-start * rate, -1e30), 1e30))
    self.ramp = ramp.dithered(
      rate: abs(factor) * max(horizontal.steepness, vertical.steepness))
  }
}

extension AngularShader {
  /// A gradient from `start` to `end`, angles in radians, clockwise where `end` is the greater.
  ///
  /// Less than a turn leaves a gap: the end's colour holds in its first half, the start's in its
  /// second. Of more than a turn the last whole turn is drawn.
  init(
    _ ramp: Ramp, center: Point2D, from startAngle: Double, to endAngle: Double,
    inverse: Affine2D, anchor: PixelAnchor
  ) {
    self.ramp = ramp
    horizontal = PlaneFunction(
      across: inverse.a, down: inverse.c, origin: inverse.tx - center.x, from: anchor)
    vertical = PlaneFunction(
      across: inverse.b, down: inverse.d, origin: inverse.ty - center.y, from: anchor)
    let turnsPerRadian = 0.159_154_943_091_895_35
    let span = (endAngle - startAngle) * turnsPerRadian
    isReversed = span < 0
    let length = abs(span)
    var first = startAngle * turnsPerRadian
    if length > 1 { first += span < 0 ? span + 1 : span - 1 }
    start = Float(first - first.rounded(.down))
    factor = length > 0 ? Float(min(1 / length, 1e15)) : 0
    offset = length > 1 ? Float((length - 1) / length) : length > 0 ? 0 : 1
    gap = length >= 1 ? 1 : Float((1 + length) * 0.5)
  }
}
