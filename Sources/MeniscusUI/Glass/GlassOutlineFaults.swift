import MeniscusDisplay
import MeniscusGeometry

extension Path2D {
  /// The largest distance between curves and the chords that are looked at, in points.
  private static var chordTolerance: Double { 0.05 }
  /// The distance within which a contour that is not closed ends where it began, in points.
  private static var closingTolerance: Double { 0.01 }
  /// The length of a chord that is nothing but rounding, in points: where a round end meets another.
  private static var roundingTolerance: Double { 1e-9 }
  /// The comparisons after which nothing more is looked for.
  private static var maximumComparisons: Int { 2_000_000 }

  /// What keeps the outline from being the edge of glass; nil where nothing does.
  ///
  /// Contours that overlap each other are one region and no fault. Complexity: n log n in the
  /// chords, and linear in the pairs whose ranges of x meet, up to a bound.
  var glassFault: GlassOutlineFault? {
    let contours = chordContours
    let areFinite = contours.allSatisfy { contour in
      contour.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    guard areFinite else { return nil }
    if contours.contains(where: { !$0.isClosed }) { return .isOpen }
    var left = Self.maximumComparisons
    return contours.contains { Self.crossesItself($0.points, &left) } ? .crossesItself : nil
  }

  /// The contours as polygons; those of a single point are left out.
  private var chordContours: [(points: [Point2D], isClosed: Bool)] {
    var contours: [(points: [Point2D], isClosed: Bool)] = []
    var points: [Point2D] = []
    func finish(isClosed: Bool) {
      if let first = points.first, let last = points.last, points.count > 1 {
        let away = last - first
        let isBack =
          abs(away.x) <= Self.closingTolerance && abs(away.y) <= Self.closingTolerance
        if isBack { points.removeLast() }
        contours.append((points, isClosed || isBack))
      }
      points = []
    }
    flatten(tolerance: Self.chordTolerance) { element in
      switch element {
      case .move(let point):
        finish(isClosed: false)
        points = [point]
      case .line(let point):
        let away = points.last.map { point - $0 }
        if away.map({ max(abs($0.x), abs($0.y)) > Self.roundingTolerance }) ?? true {
          points.append(point)
        }
      case .close:
        let start = points.first
        finish(isClosed: true)
        // What follows without a move begins where the contour did.
        points = start.map { [$0] } ?? []
      default: break
      }
    }
    finish(isClosed: false)
    return contours
  }

  /// Whether edges of a polygon that are no neighbours cross.
  private static func crossesItself(_ points: [Point2D], _ left: inout Int) -> Bool {
    let count = points.count
    guard count > 3 else { return false }
    let edges = points.indices.map { index in
      Chord(index: index, from: points[index], to: points[(index + 1) % count])
    }
    let sorted = edges.sorted { ($0.minX, $0.index) < ($1.minX, $1.index) }
    for (place, edge) in sorted.enumerated() {
      for other in sorted[(place + 1)...] {
        if other.minX > edge.maxX { break }
        left -= 1
        if left < 0 { return false }
        if !edge.isNeighbor(of: other, count: count), edge.crosses(other) { return true }
      }
    }
    return false
  }
}

/// An edge of a polygon.
private struct Chord {
  let index: Int
  let from: Point2D
  let to: Point2D

  var minX: Double { min(from.x, to.x) }
  var maxX: Double { max(from.x, to.x) }

  func isNeighbor(of other: Chord, count: Int) -> Bool {
    let distance = abs(index - other.index)
    return distance <= 1 || distance == count - 1
  }

  /// Whether each edge has the ends of the other strictly on both of its sides.
  func crosses(_ other: Chord) -> Bool {
    guard max(from.y, to.y) > min(other.from.y, other.to.y),
      min(from.y, to.y) < max(other.from.y, other.to.y)
    else { return false }
    return Self.areApart(side(of: other.from), side(of: other.to))
      && Self.areApart(other.side(of: from), other.side(of: to))
  }

  /// Twice the area of the triangle with a point: its sign says on which side the point is.
  private func side(of point: Point2D) -> Double {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  private static func areApart(_ one: Double, _ other: Double) -> Bool {
    one > 0 && other < 0 || one < 0 && other > 0
  }
}

/// The faults of the outlines of glass; what was in the last frame is not looked at again.
struct GlassOutlineFaults {
  private var known: [UInt64: GlassOutlineFault?] = [:]

  /// The rows of glass that have a fault, with the fault.
  mutating func faults(in list: DisplayList) -> [(row: Int, fault: GlassOutlineFault)] {
    var seen: [UInt64: GlassOutlineFault?] = [:]
    var found: [(row: Int, fault: GlassOutlineFault)] = []
    for (row, element) in list.glass.enumerated() {
      guard case .outline(let index, _) = element.silhouette,
        list.resources.outlines.indices.contains(index)
      else { continue }
      let resource = list.resources.outlines[index]
      let fault = seen[resource.hash] ?? known[resource.hash] ?? resource.outline.glassFault
      seen[resource.hash] = .some(fault)
      if let fault { found.append((row, fault)) }
    }
    known = seen
    return found
  }
}
