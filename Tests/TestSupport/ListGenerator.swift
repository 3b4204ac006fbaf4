import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage

/// Makes lists of everything that a list can hold, faults included.
package struct ListGenerator {
  private var random: SeededGenerator
  private var list = DisplayList(
    size: Size2D(width: 320, height: 240.5), scale: 3, background: .white)

  /// Makes a generator; equal seeds give equal lists.
  package init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
  }

  /// Makes the next list.
  package mutating func makeList() -> DisplayList {
    list.views = ["", "a", "a/b[1].frame#x", "é\u{1F600} # y", "  # \n\\\u{7f}"]
      .map { ViewRecord(path: $0) }
    for _ in 0..<4 { _ = list.resources.row(of: outline()) }
    list.glass = (0..<5).map { _ in element() }
    for _ in 0..<24 {
      let action = action()
      list.operations.append(DisplayOperation(action: action, transform: map(), view: view()))
    }
    return list
  }

  private mutating func action() -> DisplayOperation.Action {
    switch random.integer(below: 8) {
    case 0, 1: .fill(silhouette(), paint())
    case 2:
      .glyphs(
        GlyphRun(
          size: number(),
          glyphs: (0..<random.integer(below: 4)).map { _ in
            GlyphRun.Placement(outline: random.integer(below: 5), origin: point())
          }),
        paint())
    case 3: .beginGroup(opacity: number())
    case 4: .beginLayer(effect())
    case 5: .beginClip(silhouette())
    case 6: .end
    default: .glass(element: random.integer(below: 7) - 1)
    }
  }

  private mutating func silhouette() -> Silhouette {
    switch random.integer(below: 4) {
    case 0: .rectangle(rect())
    case 1:
      .roundedRectangle(
        rect(),
        CornerRadii2D(
          topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number()),
        chance() ? .circular : .continuous)
    case 2: .ellipse(rect())
    default: .outline(random.integer(below: 5), chance() ? .nonZero : .evenOdd)
    }
  }

  private mutating func paint() -> Paint {
    switch random.integer(below: 3) {
    case 0: return .color(color())
    case 1:
      let stops = (0..<random.integer(below: 4)).map { _ in
        GradientStop(color: color(), location: number())
      }
      return .gradient(GradientPaint(stops: stops, geometry: geometry()))
    default:
      let side = 1 + random.integer(below: 3)
      let kinds = PicturePaint.Interpolation.allCases
      return .picture(
        PicturePaint(
          picture: Picture(Bitmap(width: side, height: 2)), frame: rect(), isTiled: chance(),
          interpolation: kinds[random.integer(below: kinds.count)],
          opacity: chance() ? 1 : number()))
    }
  }

  private mutating func geometry() -> GradientPaint.Geometry {
    switch random.integer(below: 4) {
    case 0: .linear(start: point(), end: point())
    case 1: .radial(center: point(), startRadius: number(), endRadius: number())
    case 2:
      .elliptical(
        center: point(), radii: Size2D(width: number(), height: number()),
        startFraction: number(), endFraction: number())
    default: .angular(center: point(), startAngle: number(), endAngle: number())
    }
  }

  private mutating func effect() -> LayerEffect {
    let modes = LayerBlendMode.allCases
    return switch random.integer(below: 5) {
    case 0: .blur(radius: number(), isOpaque: chance())
    case 1: .colors(ColorMap((0..<20).map { _ in number() }))
    case 2: .blend(modes[random.integer(below: modes.count)])
    case 3: .shadow(DropShadow(color: color(), radius: number(), offset: point()))
    default:
      .edgeBlur(
        EdgeBlur(upper: ramp(), lower: ramp(), left: number(), right: number()))
    }
  }

  private mutating func ramp() -> EdgeBlur.Ramp {
    EdgeBlur.Ramp(radius: number(), whole: number(), end: number())
  }

  private mutating func element() -> GlassElement {
    let kinds = GlassMaterial.Kind.allCases
    let material = GlassMaterial(
      kind: kinds[random.integer(below: kinds.count)], tint: chance() ? color() : nil,
      darkness: number(), presence: number(), shadow: number(), density: chance() ? 0 : number(),
      clarity: chance() ? 0 : number(), lightInk: chance() ? 0 : number(),
      darkInk: chance() ? 0 : number())
    return GlassElement(
      silhouette: silhouette(), transform: map(), container: random.integer(below: 9) - 1,
      spacing: number(), material: material,
      glow: chance() ? GlassGlow(center: point(), radius: number(), strength: number()) : nil,
      view: view())
  }

  private mutating func outline() -> Path2D {
    Path2D(
      elements: (0..<random.integer(below: 6)).map { _ in
        switch random.integer(below: 5) {
        case 0: .move(point())
        case 1: .line(point())
        case 2: .quadratic(point(), point())
        case 3: .cubic(point(), point(), point())
        default: .close
        }
      })
  }

  private mutating func map() -> Affine2D {
    switch random.integer(below: 3) {
    case 0: .identity
    case 1: .translation(x: number(), y: number())
    default: Affine2D(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: 0)
    }
  }

  private mutating func view() -> ViewIndex { ViewIndex(row: Int32(random.integer(below: 7)) - 1) }
  private mutating func chance() -> Bool { random.integer(below: 2) == 0 }
  private mutating func point() -> Point2D { Point2D(x: number(), y: number()) }

  private mutating func rect() -> Rect2D {
    Rect2D(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func color() -> RGBA {
    RGBA(red: number(), green: number(), blue: number(), opacity: number())
  }

  /// Whole numbers, fractions of all digits, very small and large ones.
  private mutating func number() -> Double {
    switch random.integer(below: 12) {
    case 0: 0
    case 1: -0.0
    case 2: 1
    case 3: 1e-300 * random.unitDouble()
    case 4: -1e21 * random.unitDouble()
    case 5: .greatestFiniteMagnitude
    case 6, 7: Double(random.integer(below: 1000))
    default: (random.unitDouble() - 0.5) * 500
    }
  }
}
