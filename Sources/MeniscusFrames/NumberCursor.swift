import MeniscusDisplay
import MeniscusGeometry

/// Takes the numbers of an item in the order in which ``ItemNumbers`` has put them.
///
/// An item has as many numbers as its shape calls for, so there are always enough.
struct NumberCursor {
  private let values: [Double]
  private var next: Int

  init(_ values: [Double], from start: Int) {
    self.values = values
    next = start
  }

  mutating func number() -> Double {
    next += 1
    return values[next - 1]
  }

  mutating func point() -> Point2D {
    let x = number()
    return Point2D(x: x, y: number())
  }

  mutating func size() -> Size2D {
    let width = number()
    return Size2D(width: width, height: number())
  }

  mutating func rect() -> Rect2D {
    let origin = point()
    return Rect2D(origin: origin, size: size())
  }

  mutating func color() -> RGBA {
    let (red, green, blue) = (number(), number(), number())
    return RGBA(red: red, green: green, blue: blue, opacity: number())
  }

  mutating func map() -> Affine2D {
    let (a, b, c, d) = (number(), number(), number(), number())
    let tx = number()
    return Affine2D(a: a, b: b, c: c, d: d, tx: tx, ty: number())
  }

  mutating func silhouette(_ shape: SilhouetteShape) -> Silhouette {
    switch shape {
    case .rectangle: return .rectangle(rect())
    case .ellipse: return .ellipse(rect())
    case .rounded(let curve):
      let rect = rect()
      let (first, second, third) = (number(), number(), number())
      let radii = CornerRadii2D(
        topLeft: first, topRight: second, bottomRight: third, bottomLeft: number())
      return .roundedRectangle(rect, radii, curve)
    case .outline(let row, let rule): return .outline(row, rule)
    }
  }

  mutating func paint(_ shape: PaintShape, _ pictures: [Picture]) -> Paint {
    switch shape {
    case .color: return .color(color())
    case .gradient(let kind, let count):
      let geometry = geometry(kind)
      var stops: [GradientStop] = []
      for _ in 0..<count {
        let color = color()
        stops.append(GradientStop(color: color, location: number()))
      }
      return .gradient(GradientPaint(stops: stops, geometry: geometry))
    case .picture(let row, let isTiled, let interpolation):
      let frame = rect()
      return .picture(
        PicturePaint(
          picture: pictures[row], frame: frame, isTiled: isTiled, interpolation: interpolation,
          opacity: number()))
    }
  }

  private mutating func geometry(_ kind: Int) -> GradientPaint.Geometry {
    let first = point()
    if kind == 0 { return .linear(start: first, end: point()) }
    if kind == 2 {
      let radii = size()
      let start = number()
      return .elliptical(
        center: first, radii: radii, startFraction: start, endFraction: number())
    }
    let start = number()
    return kind == 1
      ? .radial(center: first, startRadius: start, endRadius: number())
      : .angular(center: first, startAngle: start, endAngle: number())
  }

  mutating func effect(_ shape: EffectShape) -> LayerEffect {
    switch shape {
    case .blur(let isOpaque): return .blur(radius: number(), isOpaque: isOpaque)
    case .colors:
      var values: [Double] = []
      for _ in 0..<20 { values.append(number()) }
      return .colors(ColorMap(values))
    case .blend(let mode): return .blend(mode)
    case .shadow:
      let color = color()
      let radius = number()
      return .shadow(DropShadow(color: color, radius: radius, offset: point()))
    case .edgeBlur:
      let upper = ramp()
      let lower = ramp()
      let left = number()
      return .edgeBlur(EdgeBlur(upper: upper, lower: lower, left: left, right: number()))
    }
  }

  private mutating func ramp() -> EdgeBlur.Ramp {
    let radius = number()
    let whole = number()
    return EdgeBlur.Ramp(radius: radius, whole: whole, end: number())
  }

  mutating func element(
    _ silhouette: SilhouetteShape, _ shape: ElementShape, view: ViewIndex
  ) -> GlassElement {
    let transform = map()
    let silhouette = self.silhouette(silhouette)
    let spacing = number()
    var material = GlassMaterial(kind: shape.kind)
    for amount in GlassMaterial.Amount.allCases { material[amount] = number() }
    if shape.isTinted { material.tint = color() }
    var glow: GlassGlow?
    if shape.glows {
      let center = point()
      let radius = number()
      glow = GlassGlow(center: center, radius: radius, strength: number())
    }
    return GlassElement(
      silhouette: silhouette, transform: transform, container: shape.container, spacing: spacing,
      material: material, glow: glow, view: view)
  }
}
