import MeniscusGeometry

/// The way outwards at a point inside of a region, blended from all that is near of its boundary.
///
/// The way to the nearest edge jumps on the medial axis, and at every joint of the chords of a curve:
/// a lens that followed it would show seams and facets. So the boundary pushes inwards from all
/// sides: each of its points q, from no farther than twice the depth, by 1 ÷ r⁵ − 1 ÷ R⁵ along the way
/// from q, with r its distance and R twice the depth. The sum changes gradually, is across a straight
/// edge where no other one is near, and is the true way at the edge itself. Over a straight edge the
/// integral has a closed form in square roots.
struct BlendedWay {
  /// The depths between which a lens bends and shades, in points: at the very edge all ways are
  /// alike.
  static let leastDepth = 1e-4
  static let mostDepth = 24.0
  /// How far edges count, in depths.
  static let reach = 2.0

  private let x: Double
  private let y: Double
  /// One over the depth: all lengths are taken in depths.
  private let unit: Double
  private var sum = Point2D.zero
  /// What the edges' own pushes are long together.
  private var length = 0.0

  init(x: Double, y: Double, depth: Double) {
    (self.x, self.y) = (x, y)
    unit = 1 / depth
  }

  /// Adds what an edge does.
  @inline(__always)
  mutating func add(_ edge: PolygonEdge) {
    let (alongX, alongY) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let extent = (alongX * alongX + alongY * alongY).squareRoot()
    guard extent > 0 else { return }
    let (ux, uy) = (alongX / extent, alongY / extent)
    let (fromX, fromY) = ((edge.start.x - x) * unit, (edge.start.y - y) * unit)
    // Along the edge's line from the foot of the point; and from the line to the point.
    let start = fromX * ux + fromY * uy
    let (wayX, wayY) = (start * ux - fromX, start * uy - fromY)
    let height = wayX * wayX + wayY * wayY
    let room = Self.reach * Self.reach - height
    guard room > 0 else { return }
    let half = room.squareRoot()
    let (s0, s1) = (max(start, -half), min(start + extent * unit, half))
    guard s0 < s1 else { return }
    let (r0, r1) = (height + s0 * s0, height + s1 * s1)
    let (d0, d1) = (r0.squareRoot(), r1.squareRoot())
    let across: Double
    if height > 0.0025 {
      let (t0, t1) = (s0 / d0, s1 / d1)
      across = ((t1 - t0) - (t1 * t1 * t1 - t0 * t0 * t0) / 3) / (height * height)
    } else {
      // In line with the edge the closed form loses its digits.
      across = abs(0.25 / (s0 * s0 * s0 * s0) - 0.25 / (s1 * s1 * s1 * s1))
    }
    let along = (1 / (r0 * d0) - 1 / (r1 * d1)) / 3 - (s1 * s1 - s0 * s0) / 64
    let push = across - (s1 - s0) / 32
    let own = Point2D(x: wayX * push - ux * along, y: wayY * push - uy * along)
    sum = sum + own
    length += (own.x * own.x + own.y * own.y).squareRoot()
  }

  /// The way outwards, 1 long where all edges agree and 0 where they cancel each other; nil where none
  /// was near.
  var way: Point2D? {
    length > 0 ? Point2D(x: -sum.x / length, y: -sum.y / length) : nil
  }
}
