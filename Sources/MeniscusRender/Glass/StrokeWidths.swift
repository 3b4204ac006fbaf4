import MeniscusDisplay
import MeniscusGeometry

/// How wide the strokes of outlines are, each worked out once.
///
/// A stroke of width w and length l has the area A = w · l and the perimeter P = 2 (w + l), whatever
/// way it goes: so w = (P ÷ 2 − √(P² ÷ 4 − 4 A)) ÷ 2. What is rounder than a square has no such w; it
/// is 4 A ÷ P wide, as squares and circles are.
struct StrokeWidths: Sendable {
  /// By the outline's hash.
  private var widths: [UInt64: Double] = [:]
  private var isUsed: [UInt64] = []

  /// How far chords may lie from curves, as a share of the outline's short side.
  private static let tolerance = 0.002

  /// The width of an outline's strokes, in its own points; no larger than its short side.
  ///
  /// Complexity: linear in the outline's elements, the first time.
  mutating func width(of resource: DisplayResources.OutlineResource) -> Double {
    isUsed.append(resource.hash)
    if let known = widths[resource.hash] { return known }
    let side = resource.bounds.size.shortSide
    let width = min(Self.width(of: resource.outline, side), side)
    widths[resource.hash] = width
    return width
  }

  /// Forgets what was not asked for since the last time.
  mutating func forgetUnused() {
    var kept: [UInt64: Double] = [:]
    for hash in isUsed { kept[hash] = widths[hash] }
    (widths, isUsed) = (kept, [])
  }

  private static func width(of outline: Path2D, _ side: Double) -> Double {
    guard side > 0, side.isFinite else { return 0 }
    var (perimeter, area) = (0.0, 0.0)
    outline.forEachEdge(tolerance: side * tolerance, transform: .identity) { start, end in
      let way = end - start
      perimeter += (way.x * way.x + way.y * way.y).squareRoot()
      area += (start.x * end.y - end.x * start.y) / 2
    }
    area = abs(area)
    guard perimeter > 0, area > 0, perimeter.isFinite, area.isFinite else { return side }
    let rest = perimeter * perimeter / 4 - 4 * area
    return rest < 0 ? 4 * area / perimeter : (perimeter / 2 - rest.squareRoot()) / 2
  }
}
