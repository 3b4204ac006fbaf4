extension Path2D {
  /// A path of the same region without overlaps: its contours neither cross themselves nor each
  /// other, and what they enclose is the same by either rule.
  ///
  /// It is for those who ask where the edge of the region is: parts of a boundary that lie inside
  /// the region are left out. Curves stay curves; where two cross they are cut, up to `tolerance`
  /// beside the place. A path that has no overlaps comes back as it is.
  ///
  /// - Parameters:
  ///   - rule: what is inside.
  ///   - tolerance: how far curves may be off where they cross, above zero, in the path's units.
  ///
  /// Complexity: quadratic in the chords that `flatten` makes with the tolerance.
  public func normalized(rule: FillRule = .nonZero, tolerance: Double) -> Path2D {
    precondition(tolerance > 0, "The tolerance of a region's edge is above zero.")
    let isInside = { (winding: PathArrangement.Winding) in
      rule == .nonZero ? winding.first != 0 : winding.first & 1 != 0
    }
    let arrangement = PathArrangement([self], tolerance: tolerance)
    let edge = arrangement.edge(isInside)
    if arrangement.isWhole(edge) { return self }
    return arrangement.path(along: edge)
      ?? Self.edge(of: [self], tolerance: tolerance * Self.refinement, isInside) ?? self
  }

  /// How much finer the chords become where an edge does not close.
  private static let refinement = 0.61

  /// The edge of what a rule says is inside.
  static func edge(
    of paths: [Path2D], tolerance: Double, _ isInside: (PathArrangement.Winding) -> Bool
  ) -> Path2D? {
    // Where chords just miss each other the edge does not close; finer ones meet elsewhere.
    var fineness = tolerance
    for _ in 0..<3 {
      let arrangement = PathArrangement(paths, tolerance: fineness)
      if let path = arrangement.path(along: arrangement.edge(isInside)) { return path }
      fineness *= refinement
    }
    let arrangement = PathArrangement(paths, tolerance: fineness)
    return arrangement.path(along: arrangement.edge(isInside), reach: 4 * tolerance)
  }
}

/// A straight part of a path's boundary, with its place on the segment that it stands for.
struct PathChord: Equatable {
  var start: Point2D
  var end: Point2D
  /// The row of the segment.
  var segment: Int
  /// The parameters of the segment at both ends; they fall where the chord was turned around.
  var from: Double
  var to: Double

  var reversed: PathChord {
    PathChord(start: end, end: start, segment: segment, from: to, to: from)
  }

  /// Whether `next` goes on where this one ends, along the same segment.
  func continues(in next: PathChord) -> Bool {
    segment == next.segment && to == next.from && (from < to) == (next.from < next.to)
  }
}

/// The boundaries of one or two paths, cut wherever they meet themselves and each other.
struct PathArrangement {
  /// How often each path turns around a place.
  typealias Winding = (first: Int, second: Int)

  /// The first row of a segment of the second path.
  private var secondPath = 0
  private var segments: [Path2D.Segment] = []
  /// The boundary as it was drawn.
  private var drawn: [PathChord] = []
  /// The boundary between the places where it meets itself.
  private var pieces: [PathChord] = []
  private var vertices: VertexTable

  /// Cuts one or two paths.
  ///
  /// - Parameter isLine: whether the first path is a line, which nothing closes but itself.
  init(_ paths: [Path2D], tolerance: Double, isLine: Bool = false) {
    var extent = 0.0
    var segments: [Path2D.Segment] = []
    for path in paths {
      let bounds = path.controlBounds
      extent = max(extent, bounds.width, bounds.height)
      secondPath = segments.count
      if isLine && segments.isEmpty {
        segments = path.contours.flatMap { $0.segments }
      } else {
        path.forEachBoundarySegment { segments.append($0) }
      }
    }
    if paths.count == 1 { secondPath = segments.count }
    // Places that are nearer than a ten-millionth of the extent are one.
    vertices = VertexTable(reach: extent * 1e-7)
    self.segments = segments
    for (row, segment) in segments.enumerated() {
      addChords(of: segment, row: row, tolerance: tolerance)
    }
    cut()
  }

  private mutating func addChords(of segment: Path2D.Segment, row: Int, tolerance: Double) {
    var count = 1
    if case .curve(let curve) = segment { count = curve.chordCount(tolerance: tolerance) }
    var start = vertices.vertex(at: segment.start)
    for index in 1...count {
      let (from, to) = (Double(index - 1) / Double(count), Double(index) / Double(count))
      let end = vertices.vertex(at: index == count ? segment.end : segment.point(at: to))
      if start != end {
        drawn.append(PathChord(start: start, end: end, segment: row, from: from, to: to))
      }
      start = end
    }
  }

  /// Cuts the chords where they meet.
  private mutating func cut() {
    var cuts = [[ChordCut]](repeating: [], count: drawn.count)
    for first in drawn.indices {
      for second in drawn.indices.dropFirst(first + 1) {
        for place in drawn[first].meetings(with: drawn[second], reach: vertices.reach) {
          let vertex = vertices.vertex(at: place)
          drawn[first].addCut(at: vertex, to: &cuts[first])
          drawn[second].addCut(at: vertex, to: &cuts[second])
        }
      }
    }
    for (chord, own) in zip(drawn, cuts) {
      var rest = chord
      for cut in own.sorted(by: { $0.share < $1.share }) where cut.vertex != rest.start {
        let place = chord.from + (chord.to - chord.from) * cut.share
        pieces.append(
          PathChord(
            start: rest.start, end: cut.vertex, segment: chord.segment, from: rest.from, to: place))
        (rest.start, rest.from) = (cut.vertex, place)
      }
      if rest.start != rest.end { pieces.append(rest) }
    }
  }
}

extension PathArrangement {
  /// The edge of the region that a rule says is inside: pieces with the inside to their left hand,
  /// on a y axis that points up.
  func edge(_ rule: (Winding) -> Bool) -> [PathChord] {
    var edge: [PathChord] = []
    for piece in pieces {
      let isKnown = edge.contains {
        ($0.start == piece.start && $0.end == piece.end)
          || ($0.start == piece.end && $0.end == piece.start)
      }
      guard !isKnown, let turned = turned(piece, rule) else { continue }
      edge.append(turned)
    }
    return edge
  }

  /// Whether an edge is the path as it was drawn: nothing was cut and nothing left out, and every
  /// hole is turned against what is around it.
  func isWhole(_ edge: [PathChord]) -> Bool {
    guard pieces.count == drawn.count, edge.count == pieces.count else { return false }
    let turns = zip(edge, pieces).count { $0 != $1 }
    return turns == 0 || turns == edge.count
  }

  /// A piece with the inside to its left hand; nil where both sides are inside or outside.
  private func turned(_ piece: PathChord, _ rule: (Winding) -> Bool) -> PathChord? {
    let way = piece.end - piece.start
    let aside = way.normalized.quarterTurned * (vertices.reach * 10)
    let middle = piece.start + way * 0.5
    let (left, right) = (
      rule(winding(around: middle + aside)), rule(winding(around: middle - aside))
    )
    return left == right ? nil : left ? piece : piece.reversed
  }

  private func winding(around point: Point2D) -> Winding {
    var winding = (first: 0, second: 0)
    for chord in drawn where (chord.start.y <= point.y) != (chord.end.y <= point.y) {
      let side = (chord.end - chord.start).cross(point - chord.start)
      let isDown = chord.end.y > chord.start.y
      guard isDown ? side > 0 : side < 0 else { continue }
      if chord.segment < secondPath {
        winding.first += isDown ? 1 : -1
      } else {
        winding.second += isDown ? 1 : -1
      }
    }
    return winding
  }

  /// Joins pieces to contours; nil where one does not close.
  ///
  /// Where `reach` is above zero a contour goes on from the next end within it, or else is closed
  /// by a straight line.
  func path(along edge: [PathChord], reach: Double = 0) -> Path2D? {
    var path = Path2D()
    var isUsed = [Bool](repeating: false, count: edge.count)
    for first in edge.indices where !isUsed[first] {
      var contour = [edge[first]]
      isUsed[first] = true
      var end = edge[first].end
      while end != edge[first].start {
        let exact = edge.indices.first { !isUsed[$0] && edge[$0].start == end }
        let near = exact == nil && reach > 0 ? nearest(to: end, in: edge, isUsed, reach) : nil
        guard let next = exact ?? near else {
          if reach > 0 { break }
          return nil
        }
        isUsed[next] = true
        contour.append(edge[next])
        end = edge[next].end
      }
      append(contour, to: &path)
    }
    return path
  }

  /// The unused piece that begins nearest to a point, within a distance.
  private func nearest(
    to point: Point2D, in edge: [PathChord], _ isUsed: [Bool], _ reach: Double
  ) -> Int? {
    let free = edge.indices.filter { !isUsed[$0] && edge[$0].start.distance(to: point) <= reach }
    return free.min { edge[$0].start.distance(to: point) < edge[$1].start.distance(to: point) }
  }

  /// The pieces of the first path that a rule keeps, as open lines in the order in which they were
  /// drawn.
  func line(_ rule: (Winding) -> Bool) -> Path2D {
    var path = Path2D()
    var run: PathChord?
    var end: Point2D?
    func finish() {
      guard let run else { return }
      if end != run.start { path.move(to: run.start) }
      path.elements.append(segments[run.segment].element(along: run))
      end = run.end
    }
    for piece in pieces where piece.segment < secondPath {
      guard rule(winding(around: (piece.start + piece.end) * 0.5)) else { continue }
      if var longer = run, longer.continues(in: piece) {
        (longer.end, longer.to) = (piece.end, piece.to)
        run = longer
      } else {
        finish()
        run = piece
      }
    }
    finish()
    return path
  }

  /// Adds a contour; neighbouring pieces of one segment are joined.
  private func append(_ contour: [PathChord], to path: inout Path2D) {
    // It begins where a segment does, so that none is left cut.
    let last = contour.count - 1
    let begin =
      contour.indices.first { !contour[$0 == 0 ? last : $0 - 1].continues(in: contour[$0]) } ?? 0
    var run = contour[begin]
    path.move(to: run.start)
    for offset in 1..<max(contour.count, 1) {
      let piece = contour[(begin + offset) % contour.count]
      if run.continues(in: piece) {
        (run.end, run.to) = (piece.end, piece.to)
      } else {
        path.elements.append(segments[run.segment].element(along: run))
        run = piece
      }
    }
    path.elements.append(segments[run.segment].element(along: run))
    path.close()
  }
}
