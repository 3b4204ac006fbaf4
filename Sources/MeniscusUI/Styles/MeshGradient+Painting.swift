import MeniscusDisplay
import MeniscusGeometry

extension MeshGradient: PrimitiveStyle {
  /// A picture of the net, a texel a point but for large regions, smoothly enlarged.
  func paint(in environment: EnvironmentValues, bounds: Rect2D) -> Paint {
    func texels(_ length: Double) -> Int { Int(min(max(length.rounded(.up), 1), 160)) }
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
    else { return .color(.clear) }
    var raster = MeshRaster(
      width: texels(bounds.width), height: texels(bounds.height),
      background: background.rgba(in: environment))
    if let net = MeshNet(self, in: environment) { raster.draw(net) }
    return .picture(
      PicturePaint(picture: Picture(raster.bitmap), frame: bounds, interpolation: .cubic))
  }
}

/// The net of a gradient: every quantity at every point with its slopes to both sides.
///
/// Between the points a quantity is a bicubic Hermite patch without twist. A place has the slopes
/// that its control points say, three times their distance, or half the way from one neighbour to
/// the other; at the end of a line, the way to the only neighbour. Colours have such slopes too where
/// they are to be smooth, else none are used.
struct MeshNet {
  /// A quantity of two or four numbers at a point.
  struct Knot {
    var value: SIMD4<Double>
    /// The slopes along the row, before and after the point.
    var across: (SIMD4<Double>, SIMD4<Double>)
    /// The slopes along the column, above and below the point.
    var down: (SIMD4<Double>, SIMD4<Double>)
  }

  let width: Int
  let height: Int
  let isSmooth: Bool
  private let colorSpace: Gradient.ColorSpace
  private var places: [Knot]
  private var colors: [Knot]

  /// Makes a net; nil where it has no patch, or numbers are missing or none.
  init?(_ gradient: MeshGradient, in environment: EnvironmentValues) {
    (width, height) = (gradient.width, gradient.height)
    guard width > 1, height > 1, width <= 64, height <= 64 else { return nil }
    isSmooth = gradient.smoothsColors
    colorSpace = gradient.colorSpace
    let count = width * height
    switch gradient.locations {
    case .points(let points):
      let values = points.map { SIMD4(Double($0.x), Double($0.y), 0, 0) }
      places = Self.knots(values, width: width, height: height)
    case .bezierPoints(let points):
      places = points.map(Knot.init)
    }
    let values = gradient.colors.stated.map {
      $0.rgba(in: environment).meshValue(in: gradient.colorSpace)
    }
    colors = Self.knots(values, width: width, height: height)
    guard places.count >= count, colors.count >= count else { return nil }
    for place in places where !(place.value.x.isFinite && place.value.y.isFinite) { return nil }
  }

  /// The knots of values that say nothing of their slopes; none where there are too few.
  private static func knots(_ values: [SIMD4<Double>], width: Int, height: Int) -> [Knot] {
    guard values.count >= width * height else { return [] }
    return (0..<width * height).map { index in
      let (row, column) = (index / width, index % width)
      func slope(_ place: Int, _ count: Int, _ stride: Int) -> SIMD4<Double> {
        let before = place > 0 ? index - stride : index
        let after = place < count - 1 ? index + stride : index
        let steps = Double((after - before) / stride)
        return (values[after] - values[before]) / steps
      }
      let across = slope(column, width, 1)
      let down = slope(row, height, width)
      return Knot(value: values[index], across: (across, across), down: (down, down))
    }
  }

  /// The place at a point of a patch, in units of the region; `x` and `y` from 0 to 1.
  func place(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> Point2D {
    let value = smooth(places, row, column, x, y)
    return Point2D(x: value.x, y: value.y)
  }

  /// The colour at a point of a patch.
  func color(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> RGBA {
    guard isSmooth else {
      let first = row * width + column
      let top = colors[first].value * (1 - x) + colors[first + 1].value * x
      let bottom = colors[first + width].value * (1 - x) + colors[first + width + 1].value * x
      return RGBA(meshValue: top * (1 - y) + bottom * y, in: colorSpace)
    }
    return RGBA(meshValue: smooth(colors, row, column, x, y), in: colorSpace)
  }

  private func smooth(
    _ knots: [Knot], _ row: Int, _ column: Int, _ x: Double, _ y: Double
  ) -> SIMD4<Double> {
    let first = row * width + column
    let (a, b) = (knots[first], knots[first + 1])
    let (c, d) = (knots[first + width], knots[first + width + 1])
    let top = Self.hermite(a.value, a.across.1, b.value, b.across.0, x)
    let bottom = Self.hermite(c.value, c.across.1, d.value, d.across.0, x)
    let slopes = (
      Self.hermite(a.down.1, .zero, b.down.1, .zero, x),
      Self.hermite(c.down.0, .zero, d.down.0, .zero, x)
    )
    return Self.hermite(top, slopes.0, bottom, slopes.1, y)
  }

  /// The cubic from one value and slope to another, at a share of the way.
  private static func hermite(
    _ from: SIMD4<Double>, _ leaving: SIMD4<Double>, _ to: SIMD4<Double>,
    _ arriving: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    let (t2, t3) = (t * t, t * t * t)
    let start = from * (2 * t3 - 3 * t2 + 1) + leaving * (t3 - 2 * t2 + t)
    return start + to * (3 * t2 - 2 * t3) + arriving * (t3 - t2)
  }
}

extension MeshNet.Knot {
  fileprivate init(_ point: MeshGradient.BezierPoint) {
    func wide(_ point: SIMD2<Float>) -> SIMD4<Double> {
      SIMD4(Double(point.x), Double(point.y), 0, 0)
    }
    let value = wide(point.position)
    self.init(
      value: value,
      across: (
        (value - wide(point.leadingControlPoint)) * 3,
        (wide(point.trailingControlPoint) - value) * 3
      ),
      down: (
        (value - wide(point.topControlPoint)) * 3, (wide(point.bottomControlPoint) - value) * 3
      ))
  }
}

extension RGBA {
  /// The colour as numbers that are mixed.
  fileprivate func meshValue(in space: Gradient.ColorSpace) -> SIMD4<Double> {
    switch space {
    case .device: SIMD4(red, green, blue, opacity)
    case .perceptual:
      Oklab(Color.Components(self)).numbers
    }
  }

  /// The colour of numbers that were mixed; cubics may go a little beyond their ends.
  fileprivate init(meshValue: SIMD4<Double>, in space: Gradient.ColorSpace) {
    let opacity = min(max(meshValue.w, 0), 1)
    switch space {
    case .device:
      let value = meshValue.clamped(lowerBound: .zero, upperBound: .one)
      self.init(red: value.x, green: value.y, blue: value.z, opacity: opacity)
    case .perceptual:
      let color = Oklab(numbers: meshValue).color
      self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
    }
  }
}
