import MeniscusGeometry

/// The ways outwards at points inside of a region, blended from all that is near of its boundary.
///
/// The way to the nearest edge jumps on the medial axis, and at every joint of the chords of a curve:
/// a lens that followed it would show seams and facets. So the boundary pushes inwards from all
/// sides: each of its points q, from no farther than twice the depth, by 1 ÷ r⁵ − 1 ÷ R⁵ along the way
/// from q, with r its distance and R twice the depth. The sum changes gradually, is across a straight
/// edge where no other one is near, and is the true way at the edge itself. Over a straight edge the
/// integral has a closed form in square roots.
struct BlendedWays {
  /// The depths between which a lens bends and shades, in points: at the very edge all ways are
  /// alike.
  static let leastDepth = 1e-4
  static let mostDepth = 24.0
  /// How far edges count, in depths.
  static let reach = 2.0
  private let points: PointGroup
  /// Which points are deep enough, and not too deep.
  private let isUsed: SIMDMask<SIMD4<Int64>>
  /// One over the depths: all lengths are taken in depths.
  private let unit: FourPoints
  /// How far from the middle of the points edges count at most: others may be added, and change
  /// nothing.
  let radius: Double
  private var sumX = FourPoints(repeating: 0)
  private var sumY = FourPoints(repeating: 0)
  /// What the edges' own pushes are long together.
  private var length = FourPoints(repeating: 0)

  /// Makes ways at points of which none has been added up yet; nil where there is none to add.
  ///
  /// - Parameter depths: how deep inside the points lie; 0 for those outside.
  @inline(__always)
  init?(_ points: PointGroup, depths: FourPoints) {
    var (most, used) = (0.0, FourPoints(repeating: 1))
    for lane in 0..<4 where depths[lane] > Self.leastDepth && depths[lane] < Self.mostDepth {
      used[lane] = depths[lane]
      most = max(most, depths[lane])
    }
    guard most > 0 else { return nil }
    // Points that are left out are added up as if they lay a point deep: nobody asks for those.
    isUsed = used .== depths
    self.points = points
    unit = 1 / used
    radius = most * Self.reach + points.radius
  }

  /// Adds what an edge does.
  @inline(__always)
  mutating func add(_ edge: PolygonEdge) {
    guard edge.length > 0 else { return }
    let (ux, uy) = (edge.unit.x, edge.unit.y)
    let fromX: FourPoints = (edge.start.x - points.x) * unit
    let fromY: FourPoints = (edge.start.y - points.y) * unit
    // Along the edge's line from the foot of the point; and from the line to the point.
    let start: FourPoints = fromX * ux + fromY * uy
    let wayX: FourPoints = start * ux - fromX
    let wayY: FourPoints = start * uy - fromY
    let height: FourPoints = wayX * wayX + wayY * wayY
    var room: FourPoints = Self.reach * Self.reach - height
    room.replace(with: FourPoints(repeating: 0), where: room .< 0)
    let half: FourPoints = room.squareRoot()
    var s0: FourPoints = start
    var s1: FourPoints = start + edge.length * unit
    s0.replace(with: -half, where: -half .>= s0)
    s1.replace(with: half, where: half .< s1)
    let counts = (s0 .< s1) .& (room .> 0) .& isUsed
    guard any(counts) else { return }
    let q0: FourPoints = s0 * s0
    let q1: FourPoints = s1 * s1
    let r0: FourPoints = height + q0
    let r1: FourPoints = height + q1
    let d0: FourPoints = r0.squareRoot()
    let d1: FourPoints = r1.squareRoot()
    let across = Self.across(s0, s1, d0, d1, height: height)
    let along: FourPoints = (1 / (r0 * d0) - 1 / (r1 * d1)) / 3
    let pull: FourPoints = along - (q1 - q0) / 64
    let push: FourPoints = across - (s1 - s0) / 32
    let ownX: FourPoints = wayX * push - ux * pull
    let ownY: FourPoints = wayY * push - uy * pull
    let own: FourPoints = (ownX * ownX + ownY * ownY).squareRoot()
    let none = FourPoints(repeating: 0)
    sumX += none.replacing(with: ownX, where: counts)
    sumY += none.replacing(with: ownY, where: counts)
    length += none.replacing(with: own, where: counts)
  }

  /// How much a stretch of a line pushes across it.
  @inline(__always)
  private static func across(
    _ s0: FourPoints, _ s1: FourPoints, _ d0: FourPoints, _ d1: FourPoints, height: FourPoints
  ) -> FourPoints {
    let t0: FourPoints = s0 / d0
    let t1: FourPoints = s1 / d1
    let cubes: FourPoints = t1 * t1 * t1 - t0 * t0 * t0
    var across: FourPoints = ((t1 - t0) - cubes / 3) / (height * height)
    let isInLine = height .<= 0.0025
    if any(isInLine) {
      // In line with the edge the closed form loses its digits.
      let first: FourPoints = 0.25 / (s0 * s0 * s0 * s0)
      let last: FourPoints = 0.25 / (s1 * s1 * s1 * s1)
      let far: FourPoints = first - last
      across.replace(with: far.replacing(with: -far, where: far .< 0), where: isInLine)
    }
    return across
  }

  /// The way outwards at a point, 1 long where all edges agree and 0 where they cancel each other; nil
  /// where none was near.
  @inline(__always)
  func way(_ lane: Int) -> Point2D? {
    guard length[lane] > 0 else { return nil }
    return Point2D(x: -sumX[lane] / length[lane], y: -sumY[lane] / length[lane])
  }
}
