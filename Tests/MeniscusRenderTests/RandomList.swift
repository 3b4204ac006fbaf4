import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// Makes lists of every kind of operation from a seed, and small edits of them.
struct RandomList {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + generator.unitDouble() * (high - low)
  }

  mutating func pick(_ count: Int) -> Int { generator.integer(below: count) }

  /// A list of some operations on a frame that is no whole number of tiles.
  mutating func canvas(operations: Int) -> Canvas {
    var canvas = Canvas(75.5, 50.25, scale: 2, background: RGBA(hex: 0xF0E0D0))
    var depth = 0
    for _ in 0..<operations {
      switch pick(14) {
      case 10: addGlass(to: &canvas)
      case 11: addGlyphs(to: &canvas)
      case 12,
        13 where depth < 4:
        canvas.add(.beginLayer(effect()), transform())
        depth += 1
      case 0 where depth < 4:
        canvas.add(.beginGroup(opacity: [0, 0.3, 0.75, 1][pick(4)]))
        depth += 1
      case 1 where depth < 4:
        canvas.add(.beginClip(silhouette(&canvas)), transform())
        depth += 1
      case 2, 3:
        if depth > 0 {
          canvas.add(.end)
          depth -= 1
        }
      case 4:
        let rect = Rect2D(x: number(-10, 60), y: number(-10, 40), width: 20, height: 15)
        let paint = PicturePaint(
          picture: Self.picture, frame: rect, isTiled: pick(2) == 0,
          interpolation: PicturePaint.Interpolation.allCases[pick(4)], opacity: number(0.3, 1.5))
        canvas.add(.fill(silhouette(&canvas), .picture(paint)), transform())
      default:
        canvas.add(.fill(silhouette(&canvas), paint()), transform())
      }
    }
    for _ in 0..<depth { canvas.add(.end) }
    return canvas
  }

  /// Changes, adds, removes or swaps one fill.
  mutating func edit(_ canvas: inout Canvas) {
    let index = pick(canvas.list.operations.count)
    switch (canvas.list.operations[index].action, pick(4)) {
    case (.fill, 0):
      canvas.list.operations[index].transform.tx += number(-8, 8)
    case (.fill(let silhouette, _), 1):
      canvas.list.operations[index].action = .fill(silhouette, paint())
    case (.fill, 2):
      canvas.list.operations.remove(at: index)
    case (.beginGroup, _):
      canvas.list.operations[index].action = .beginGroup(opacity: number(0, 1))
    case (.beginLayer, 0...2):
      canvas.list.operations[index].action = .beginLayer(effect())
    case (.beginClip, _):
      canvas.list.operations[index].transform.ty += number(-4, 4)
    default:
      canvas.list.operations.insert(
        DisplayOperation(
          action: .fill(silhouette(&canvas), paint()), transform: transform(), view: .none),
        at: index)
    }
  }

  /// Lays one or two glass elements of a container.
  private mutating func addGlass(to canvas: inout Canvas) {
    let container = canvas.list.glass.count
    for _ in 0..<(1 + pick(2)) {
      let material = GlassMaterial(
        kind: pick(2) == 0 ? .regular : .clear, tint: pick(2) == 0 ? nil : color(),
        darkness: number(0, 1), presence: pick(2) == 0 ? 1 : number(0, 1), shadow: number(0, 0.4))
      canvas.list.glass.append(
        GlassElement(
          silhouette: silhouette(&canvas), transform: transform(), container: container,
          spacing: number(0, 20), material: material, glow: pick(3) == 0 ? glow() : nil,
          view: .none))
      canvas.add(.glass(element: canvas.list.glass.count - 1))
    }
  }

  private mutating func glow() -> GlassGlow {
    GlassGlow(
      center: Point2D(x: number(-10, 80), y: number(-10, 60)), radius: number(1, 60),
      strength: number(0, 0.4))
  }

  private mutating func addGlyphs(to canvas: inout Canvas) {
    var glyphs: [GlyphRun.Placement] = []
    for _ in 0..<(1 + pick(4)) {
      let outline = polygon([(0, 0), (number(0.2, 1), 0), (0.5, number(-1, 0)), (0.1, -0.4)])
      glyphs.append(
        GlyphRun.Placement(
          outline: canvas.list.resources.row(of: outline),
          origin: Point2D(x: number(-5, 70), y: number(0, 50))))
    }
    // Beyond 128 pixels glyphs are drawn as outlines.
    let size = pick(4) == 0 ? number(60, 90) : number(4, 30)
    canvas.add(.glyphs(GlyphRun(size: size, glyphs: glyphs), paint()), transform())
  }

  private mutating func transform() -> Affine2D {
    switch pick(5) {
    case 0, 1: .identity
    case 2: .translation(x: number(-20, 20), y: number(-20, 20))
    case 3: Affine2D(a: -1, b: 0, c: 0, d: 1, tx: 75, ty: 0)
    default:
      Affine2D(
        a: number(0.3, 1), b: number(-0.5, 0.5), c: number(-0.5, 0.5), d: number(0.3, 1),
        tx: number(-10, 30), ty: number(-10, 30))
    }
  }

  private mutating func silhouette(_ canvas: inout Canvas) -> Silhouette {
    let whole = pick(4) == 0
    func snapped(_ value: Double) -> Double { whole ? value.rounded() : value }
    let rect = Rect2D(
      x: snapped(number(-10, 60)), y: snapped(number(-10, 40)), width: snapped(number(1, 70)),
      height: snapped(number(1, 50)))
    switch pick(5) {
    case 0, 1:
      return .rectangle(rect)
    case 2:
      return .roundedRectangle(
        rect,
        CornerRadii2D(
          topLeft: number(0, 20), topRight: number(0, 20), bottomRight: number(0, 20),
          bottomLeft: number(0, 20)), .circular)
    case 3:
      return .ellipse(rect)
    default:
      var points: [(Double, Double)] = []
      for _ in 0..<(3 + pick(6)) { points.append((number(-20, 90), number(-20, 70))) }
      let rule: FillRule = pick(2) == 0 ? .nonZero : .evenOdd
      return .outline(canvas.list.resources.row(of: polygon(points)), rule)
    }
  }

  /// An effect of any kind, some wide.
  mutating func effect() -> LayerEffect {
    switch pick(6) {
    case 0: .blur(radius: pick(3) == 0 ? number(0, 20) : number(0, 3), isOpaque: pick(3) == 0)
    case 1: .colors(ColorMap((0..<20).map { _ in number(-0.5, 1) }))
    case 2, 3: .blend(LayerBlendMode.allCases[pick(LayerBlendMode.allCases.count)])
    case 4:
      .edgeBlur(
        EdgeBlur(
          upper: ramp(0), lower: pick(2) == 0 ? .none : ramp(70), left: number(-9, 20),
          right: number(9, 90)))
    default:
      .shadow(
        DropShadow(
          color: color(), radius: pick(4) == 0 ? 0 : number(0, 8),
          offset: Point2D(x: number(-9, 9), y: number(-9, 9))))
    }
  }

  /// A ramp that is whole about a row.
  private mutating func ramp(_ edge: Double) -> EdgeBlur.Ramp {
    EdgeBlur.Ramp(radius: number(0, 8), whole: number(edge - 9, edge + 9), end: 35)
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      opacity: pick(2) == 0 ? 1 : number(0, 1))
  }

  private mutating func paint() -> Paint {
    if pick(2) == 0 { return .color(color()) }
    var stops: [GradientStop] = []
    for index in 0..<(1 + pick(4)) { stops.append(stop(color(), Double(index) * 0.33)) }
    let center = Point2D(x: number(0, 70), y: number(0, 50))
    let geometry: GradientPaint.Geometry =
      switch pick(6) {
      case 0: .linear(start: center, end: Point2D(x: number(0, 70), y: number(0, 50)))
      case 1: .linear(start: Point2D(x: 0, y: 3), end: Point2D(x: 0, y: 40))
      case 2: .linear(start: Point2D(x: 3, y: 0), end: Point2D(x: 60, y: 0))
      case 3: .radial(center: center, startRadius: number(0, 9), endRadius: number(10, 50))
      case 4:
        .elliptical(
          center: center, radii: Size2D(width: number(5, 40), height: number(5, 40)),
          startFraction: 0.1, endFraction: 1)
      default: .angular(center: center, startAngle: number(-7, 7), endAngle: number(-7, 7))
      }
    return .gradient(GradientPaint(stops: stops, geometry: geometry))
  }

  /// Five by four texels, some translucent.
  private static let picture: Picture = {
    var bitmap = Bitmap(width: 5, height: 4)
    for index in bitmap.samples.indices {
      bitmap.samples[index] = UInt8(truncatingIfNeeded: index &* 73 &+ 41)
    }
    return Picture(bitmap)
  }()
}
