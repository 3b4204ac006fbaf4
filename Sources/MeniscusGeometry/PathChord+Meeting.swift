/// A place at which a chord is cut.
struct ChordCut {
  /// How far along the chord, 0 to 1.
  var share: Double
  var vertex: Point2D
}

extension PathChord {
  /// Where two chords meet, within `reach`: nowhere, at a place, or at the ends of a stretch that
  /// they share.
  func meetings(with other: PathChord, reach: Double) -> [Point2D] {
    guard max(start.x, end.x) + reach >= min(other.start.x, other.end.x),
      max(other.start.x, other.end.x) + reach >= min(start.x, end.x),
      max(start.y, end.y) + reach >= min(other.start.y, other.end.y),
      max(other.start.y, other.end.y) + reach >= min(start.y, end.y)
    else { return [] }
    var places: [Point2D] = []
    for point in [other.start, other.end] where contains(point, reach: reach) {
      places.append(point)
    }
    for point in [start, end] where other.contains(point, reach: reach) { places.append(point) }
    if places.isEmpty, let crossing = crossing(with: other) { places.append(crossing) }
    return places
  }

  /// Whether a point is no farther than `reach` from the chord.
  private func contains(_ point: Point2D, reach: Double) -> Bool {
    let (way, to) = (end - start, point - start)
    let share = min(max(to.dot(way) / way.dot(way), 0), 1)
    return (to - way * share).squaredLength <= reach * reach
  }

  /// Where both chords cross, both inside of their ends.
  private func crossing(with other: PathChord) -> Point2D? {
    let (way, across) = (end - start, other.end - other.start)
    let turn = way.cross(across)
    let gap = other.start - start
    let (own, others) = (gap.cross(across) / turn, gap.cross(way) / turn)
    guard own > 0, own < 1, others > 0, others < 1 else { return nil }
    return start + way * own
  }

  /// Adds a cut, unless it is at an end.
  func addCut(at vertex: Point2D, to cuts: inout [ChordCut]) {
    guard vertex != start, vertex != end else { return }
    let (way, to) = (end - start, vertex - start)
    cuts.append(ChordCut(share: min(max(to.dot(way) / way.dot(way), 0), 1), vertex: vertex))
  }
}

/// Points, of which those that are nearer than a reach are one.
struct VertexTable {
  let reach: Double
  private var points: [Point2D] = []

  init(reach: Double) {
    self.reach = reach
  }

  /// The point that stands for a place.
  ///
  /// Complexity: linear in the points.
  mutating func vertex(at place: Point2D) -> Point2D {
    for point in points where (point - place).squaredLength <= reach * reach { return point }
    points.append(place)
    return place
  }
}

extension Point2D {
  fileprivate var squaredLength: Double { x * x + y * y }
}

extension Cubic2D {
  /// The number of chords that stay within `tolerance` of the curve; see `Path2D.flatten`.
  func chordCount(tolerance: Double) -> Int {
    Path2D().chordCount(
      0.75, (start - control1) - (control1 - control2), (control1 - control2) - (control2 - end),
      tolerance)
  }
}

extension Path2D.Segment {
  /// The point at parameter `t`, 0 to 1.
  func point(at t: Double) -> Point2D {
    switch self {
    case .line(let start, let end): start + (end - start) * t
    case .curve(let curve): curve.point(at: t)
    }
  }

  /// The step of the pen along a part of the segment, which begins and ends at the part's ends.
  func element(along part: PathChord) -> Path2D.Element {
    guard case .curve(let curve) = self else { return .line(part.end) }
    let isForward = part.from < part.to
    let whole = curve.part(from: min(part.from, part.to), to: max(part.from, part.to))
    let piece = isForward ? whole : whole.reversed
    // Handles go along with the ends, which may have moved within the tolerance.
    return .cubic(
      piece.control1 + (part.start - piece.start), piece.control2 + (part.end - piece.end),
      part.end)
  }
}
