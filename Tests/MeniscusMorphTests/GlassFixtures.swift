import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

/// A number from a small generator with a fixed seed, so that a failing case can be made again.
struct Seeded {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  /// A number between two bounds.
  mutating func next(_ range: ClosedRange<Double>) -> Double {
    // Knuth's MMIX constants; the high bits are the good ones.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * unit
  }
}

extension GlassElement {
  init(
    _ silhouette: Silhouette, _ transform: Affine2D = .identity, container: Int = 0,
    spacing: Double = 20, view: Int32 = 0
  ) {
    self.init(
      silhouette: silhouette, transform: transform, container: container, spacing: spacing,
      view: ViewIndex(row: view))
  }

  /// A circle of 44 points, the size of a button, by its centre.
  static func button(
    _ x: Double, _ y: Double = 0, container: Int = 0, spacing: Double = 20
  ) -> GlassElement {
    let rect = Rect2D(x: x - 22, y: y - 22, width: 44, height: 44)
    return GlassElement(
      .roundedRectangle(rect, CornerRadii2D(all: 22), .circular), container: container,
      spacing: spacing)
  }
}

extension FusedShapes {
  static func of(
    _ elements: [GlassElement], outlines: [Path2D] = []
  ) -> FusedShapes {
    var list = DisplayList(size: Size2D(width: 400, height: 400), scale: 2, background: .white)
    list.glass = elements
    for outline in outlines { _ = list.resources.row(of: outline) }
    return resolve(list)
  }
}

extension FusedShape {
  /// The fused shape of a single element; nil where it has no area.
  static func of(
    _ silhouette: Silhouette, _ transform: Affine2D = .identity, outlines: [Path2D] = []
  ) -> FusedShape? {
    FusedShapes.of([GlassElement(silhouette, transform)], outlines: outlines).shapes.first
  }

  func distance(_ x: Double, _ y: Double) -> Double {
    sample(at: Point2D(x: x, y: y)).distance
  }

  /// How the distance really changes at a point, by central differences; nil on a seam, where two
  /// step sizes disagree.
  func derivative(_ point: Point2D) -> Point2D? {
    func difference(_ step: Double) -> Point2D {
      Point2D(
        x: distance(point.x + step, point.y) - distance(point.x - step, point.y),
        y: distance(point.x, point.y + step) - distance(point.x, point.y - step))
        * (0.5 / step)
    }
    let (coarse, fine) = (difference(0.02), difference(0.005))
    return coarse.distance(to: fine) < 1e-3 ? fine : nil
  }
}
