import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

/// The display lists that drawing is measured on.
struct RenderLists: Sendable {
  /// Pixels per point.
  let scale: Double

  /// What lies over the landscape.
  enum Cover {
    case nothing
    /// Materials: what lies behind is captured, blurred and washed.
    case sheets
    /// Glass: it is bent, lit and shaded besides.
    case glass
  }

  private static let extent = Size2D(width: 390, height: 844)
  /// 268 by 50 points: 482,400 pixels of four are those of the capsules that others measured.
  private static let capsule = Size2D(width: 268, height: 50)

  /// The pixels inside the four capsules.
  var glassPixels: Int {
    let capsule = Self.capsule
    let radius = capsule.height / 2
    let area =
      (capsule.width - capsule.height) * capsule.height + 3.141_592_653_59 * radius * radius
    return Int(4 * area * scale * scale)
  }

  /// Four capsules over a landscape that is moved by `shift` points, at three pixels a point.
  func capsules(_ cover: Cover, shift: Double) -> DisplayList {
    var list = landscape(shift: shift)
    guard cover != .nothing else { return list }
    for index in 0..<4 {
      let origin = Point2D(x: 61, y: 90 + Double(index) * 190)
      list.add(
        capsule: Rect2D(origin: origin, size: Self.capsule), container: index, spacing: 0,
        GlassMaterial(kind: cover == .glass ? .regular : .sheet))
    }
    return list
  }

  /// Ten discs in ten containers, the first of them moved by some points.
  func ten(moved: Double) -> DisplayList {
    var list = landscape(shift: 0)
    for index in 0..<10 {
      let place = Point2D(
        x: 60 + Double(index % 2) * 200 + (index == 0 ? moved : 0),
        y: 60 + Double(index / 2) * 150)
      list.add(
        capsule: Rect2D(origin: place, size: Size2D(width: 64, height: 64)), container: index,
        spacing: 0, GlassMaterial())
    }
    return list
  }

  /// Discs in rows of ten in one container, near enough to fuse.
  func crowd(of count: Int) -> DisplayList {
    var list = landscape(shift: 0)
    for index in 0..<count {
      let place = Point2D(
        x: 10 + Double(index % 10) * 37, y: 10 + Double(index / 10) * 41)
      list.add(
        capsule: Rect2D(origin: place, size: Size2D(width: 30, height: 30)), container: 0,
        spacing: 12, GlassMaterial())
    }
    return list
  }

  /// The paths whose filling others have measured, drawn at an opacity of 0.78.
  static let paths: [(name: String, list: @Sendable (Self) -> DisplayList)] = [
    ("paths-small", { $0.outlines(count: 2_000, points: 45, radii: 8...22) }),
    ("paths-large", { $0.outlines(count: 3, points: 45, radii: 300...420) }),
  ]
}

extension RenderLists {
  private func landscape(shift: Double) -> DisplayList {
    var list = DisplayList(size: Self.extent, scale: scale, background: .white)
    let stops = [
      GradientStop(color: RGBA(red: 0.18, green: 0.48, blue: 0.85, opacity: 1), location: 0),
      GradientStop(color: RGBA(red: 0.96, green: 0.89, blue: 0.77, opacity: 1), location: 1),
    ]
    let sky = GradientPaint(
      stops: stops,
      geometry: .linear(start: Point2D(x: 0, y: 0), end: Point2D(x: 0, y: Self.extent.height * 0.6))
    )
    list.fill(.rectangle(Rect2D(origin: .zero, size: Self.extent)), .gradient(sky))
    list.fill(
      .ellipse(Rect2D(x: 230 + shift * 0.3, y: 110, width: 90, height: 90)),
      .color(RGBA(red: 1, green: 0.96, blue: 0.84, opacity: 1)))
    for index in 0..<5 {
      let light = 0.55 - Double(index) * 0.09
      list.fill(
        .outline(list.resources.row(of: ridge(index, shift: shift)), .nonZero),
        .color(RGBA(red: light * 0.7, green: light, blue: light * 0.95, opacity: 1)))
    }
    return list
  }

  private func ridge(_ index: Int, shift: Double) -> Path2D {
    let base = 300 + Double(index) * 110
    let left = -60 + shift * Double(index + 1) * 0.4
    var elements: [Path2D.Element] = [
      .move(Point2D(x: left, y: Self.extent.height)), .line(Point2D(x: left, y: base)),
    ]
    for hill in 0..<5 {
      let x = left + Double(hill) * 120
      elements.append(
        .cubic(
          Point2D(x: x + 40, y: base - 90), Point2D(x: x + 80, y: base + 60),
          Point2D(x: x + 120, y: base - Double(hill % 2) * 30)))
    }
    elements += [.line(Point2D(x: left + 600, y: Self.extent.height)), .close]
    return Path2D(elements: elements)
  }

  fileprivate func outlines(
    count: Int, points: Int, radii: ClosedRange<Double>
  ) -> DisplayList {
    var list = DisplayList(
      size: Size2D(width: 1170, height: 2532), scale: scale / 3, background: .white)
    var random = BenchmarkRandom()
    for _ in 0..<count {
      let radius = random.number(in: radii)
      let center = Point2D(x: random.number(in: 0...1170), y: random.number(in: 0...2532))
      var elements: [Path2D.Element] = []
      for point in 0..<points {
        let turn = Double(point) / Double(points) * 2 * 3.141_592_653_589_793
        let reach = radius * random.number(in: 0.6...1)
        let place = Point2D(
          x: center.x + reach * Exact.cosine(turn), y: center.y + reach * Exact.sine(turn))
        elements.append(point == 0 ? .move(place) : .line(place))
      }
      elements.append(.close)
      let color = RGBA(
        red: random.number(in: 0...1), green: random.number(in: 0...1),
        blue: random.number(in: 0...1), opacity: 0.78)
      list.fill(
        .outline(list.resources.row(of: Path2D(elements: elements)), .nonZero), .color(color))
    }
    return list
  }
}

/// A generator with a seed of its own, so that all runs draw the same.
private struct BenchmarkRandom {
  private var state: UInt64 = 1

  mutating func number(in range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(state >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}

extension DisplayList {
  fileprivate mutating func fill(_ silhouette: Silhouette, _ paint: Paint) {
    operations.append(
      DisplayOperation(action: .fill(silhouette, paint), transform: .identity, view: .none))
  }

  mutating func add(
    capsule rect: Rect2D, container: Int, spacing: Double, _ material: GlassMaterial
  ) {
    glass.append(
      GlassElement(
        silhouette: .roundedRectangle(
          rect, CornerRadii2D(all: rect.size.shortSide / 2), .continuous),
        transform: .identity, container: container, spacing: spacing, material: material,
        view: .none))
    operations.append(
      DisplayOperation(
        action: .glass(element: glass.count - 1), transform: .identity, view: .none))
  }
}
