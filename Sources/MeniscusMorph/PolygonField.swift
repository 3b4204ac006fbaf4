import MeniscusGeometry

/// The distance to a region bounded by straight edges.
///
/// Its edges and its grid are in tables that are handed in.
struct PolygonField {
  let edges: Range<Int>
  let rule: FillRule
  /// The row of the grid that says which edges count where; nil where all do.
  let grid: Int?

  /// Calls `body` with the field and its edges at hand.
  ///
  /// - Parameter tally: where the edges that samples consider are counted.
  @inline(__always)
  func bound(
    to tables: OutlineTables, counting tally: UnsafeMutablePointer<Int>,
    _ body: (BoundPolygonField) -> Void
  ) {
    let edges = UnsafeBufferPointer(rebasing: tables.edges[edges])
    guard let grid else {
      return body(BoundPolygonField(edges: edges, rule: rule, grid: .none, tally: tally))
    }
    tables.grids[grid].bound {
      body(BoundPolygonField(edges: edges, rule: rule, grid: $0, tally: tally))
    }
  }
}

/// The edges of all outlines of a shape, and their grids.
struct OutlineTables {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let grids: UnsafeBufferPointer<PolygonGrid>
}

/// A polygon's field with its edges at hand.
struct BoundPolygonField {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let rule: FillRule
  /// Which edges count where; it has no cells where all do.
  let grid: BoundPolygonGrid
  /// Where the edges that samples consider are counted.
  let tally: UnsafeMutablePointer<Int>

  /// The points of a row at most whose winding numbers the stack takes without asking for memory.
  static let rowLength = 255

  /// Calls `use` with the samples of the points of a row, in order.
  ///
  /// Complexity: linear in the points times the edges that the grid leaves near each, or all of
  /// them; and in the edges that pass.
  ///
  /// - Parameters:
  ///   - isRising: whether each point lies to the right of the one before.
  ///   - place: the points' horizontal places.
  @inline(__always)
  func forEachSample(
    y: Double, count: Int, isRising: Bool, place: (Int) -> Double,
    _ use: (Int, SignedDistance) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count + 1) { windings in
      fill(windings, y: y, count: count, isRising: isRising, place)
      var (first, seed) = (0, 0)
      while first < count {
        let x = place(first)
        let cell = grid.cell(x, y)
        var points = FourPoints(repeating: x)
        var length = 1
        while length < 4, first + length < count {
          let next = place(first + length)
          guard grid.cell(next, y) == cell else { break }
          for lane in length..<4 { points[lane] = next }
          length += 1
        }
        let group = PointGroup(x: points, y: y, count: length)
        let nearest = nearest(to: group, cell, &seed)
        sample(group, nearest, cell, windings: windings, first: first, use)
        first += length
      }
    }
  }

  /// Makes the samples of points that lie in one cell of what is nearest to them.
  @inline(__always)
  private func sample(
    _ group: PointGroup, _ nearest: NearestEdges, _ cell: Int?,
    windings: UnsafeMutableBufferPointer<Int32>, first: Int, _ use: (Int, SignedDistance) -> Void
  ) {
    let distances = nearest.squaredDistance.squareRoot()
    var depths = FourPoints(repeating: 0)
    for lane in 0..<group.count where isInside(windings[first + lane]) {
      depths[lane] = distances[lane]
    }
    let blended = blendedWays(group, depths: depths, cell)
    for lane in 0..<group.count {
      let distance = distances[lane]
      let way = Point2D(x: nearest.wayX[lane], y: nearest.wayY[lane])
      let sample: SignedDistance
      if !(distance > 0) {
        sample = SignedDistance(distance: 0, gradient: .zero)
      } else if isInside(windings[first + lane]) {
        sample = SignedDistance(
          distance: -distance, gradient: blended?.way(lane) ?? way * (-1 / distance))
      } else {
        sample = SignedDistance(distance: distance, gradient: way * (1 / distance))
      }
      use(first + lane, sample)
    }
  }

  @inline(__always)
  private func isInside(_ winding: Int32) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// The edges that are nearest to points.
  ///
  /// - Parameter seed: an edge that is probably near; afterwards the one that is nearest to the last
  ///   point.
  @inline(__always)
  private func nearest(to group: PointGroup, _ cell: Int?, _ seed: inout Int) -> NearestEdges {
    var nearest = NearestEdges(seed: seed)
    if let cell {
      let reach = edges[seed].reach(to: group)
      grid.forEachNearest(cell, within: reach, of: group.middle, group.y) {
        nearest.consider($0, edges[$0], group)
      }
    } else {
      for row in edges.indices { nearest.consider(row, edges[row], group) }
    }
    seed = nearest.seed
    tally.pointee &+= group.count &* nearest.count
    return nearest
  }

  /// The ways outwards at points inside, blended from all edges near them; nil where no point is deep
  /// enough inside, or too deep.
  @inline(__always)
  private func blendedWays(
    _ group: PointGroup, depths: FourPoints, _ cell: Int?
  ) -> BlendedWays? {
    guard var blended = BlendedWays(group, depths: depths) else { return nil }
    var count = 0
    func add(_ row: Int) {
      count &+= 1
      blended.add(edges[row])
    }
    if let cell {
      grid.forEachAround(cell, within: blended.radius, of: group.middle, group.y, add)
    } else {
      for row in edges.indices { add(row) }
    }
    tally.pointee &+= group.count &* count
    return blended
  }
}

extension BoundPolygonField {
  /// How far from an edge's ends a point is surely to one side of it, in points: rounding is less.
  private static let clearance = 0.001

  /// Fills in the winding numbers of the points of a row, by crossings of the ray to the right.
  ///
  /// - Parameter windings: one longer than there are points.
  @inline(__always)
  private func fill(
    _ windings: UnsafeMutableBufferPointer<Int32>, y: Double, count: Int, isRising: Bool,
    _ place: (Int) -> Double
  ) {
    windings.initialize(repeating: 0)
    guard isRising else {
      forEachEdge(passing: y) { edge in
        let share = edge.share(y)
        for point in 0..<count where share != 0 && edge.isRight(ofX: place(point), y) {
          windings[point] &+= share
        }
      }
      return
    }
    // By how much a number differs from the one before it.
    let (left, right) = (place(0), place(count - 1))
    forEachEdge(passing: y) { edge in
      let share = edge.share(y)
      guard share != 0, max(edge.start.x, edge.end.x) > left else { return }
      windings[0] &+= share
      if min(edge.start.x, edge.end.x) > right + Self.clearance { return }
      // The points to the left of an edge come first: the rule that says so of a point alone does
      // nothing to x but what keeps an order.
      var (start, end) = (0, count)
      while start < end {
        let middle = (start + end) / 2
        if edge.isRight(ofX: place(middle), y) { start = middle + 1 } else { end = middle }
      }
      windings[start] &-= share
    }
    for index in 1..<max(count, 1) { windings[index] &+= windings[index - 1] }
  }

  @inline(__always)
  private func forEachEdge(passing y: Double, _ use: (PolygonEdge) -> Void) {
    if let rows = grid.passing(y) {
      tally.pointee &+= rows.count
      for row in rows { use(edges[Int(row)]) }
    } else {
      tally.pointee &+= edges.count
      for edge in edges { use(edge) }
    }
  }
}

/// Up to four neighbouring points of a row.
struct PointGroup {
  /// Their places, the last one's repeated.
  let x: FourPoints
  let y: Double
  let count: Int

  /// The middle between the first and the last.
  var middle: Double { (x[0] + x[3]) * 0.5 }
  /// How far the points lie from there at most.
  var radius: Double { abs(x[3] - middle) }
}

extension PolygonEdge {
  /// How far from the middle of points an edge comes at most that may be nearer to one of them than
  /// this.
  @inline(__always)
  fileprivate func reach(to points: PointGroup) -> Double {
    let (x, y) = ways(to: points.x, y: points.y)
    let distance: FourPoints = x * x + y * y
    let most = max(max(distance[0], distance[1]), max(distance[2], distance[3]))
    // An edge without a length has no distance.
    return most < .infinity ? most.squareRoot() + points.radius : .infinity
  }
}

/// The edges that are nearest to points, of those that were considered.
private struct NearestEdges {
  var squaredDistance = FourPoints(repeating: .infinity)
  /// From the edges to the points.
  var wayX = FourPoints(repeating: 0)
  var wayY = FourPoints(repeating: 0)
  /// The edge that is nearest to the last point.
  private(set) var seed: Int
  /// How many edges were considered.
  private(set) var count = 0

  @inline(__always)
  init(seed: Int) { self.seed = seed }

  @inline(__always)
  mutating func consider(_ row: Int, _ edge: PolygonEdge, _ points: PointGroup) {
    count &+= 1
    let (x, y) = edge.ways(to: points.x, y: points.y)
    let distance: FourPoints = x * x + y * y
    if distance[3] < squaredDistance[3] { seed = row }
    let isNearer = distance .< squaredDistance
    squaredDistance.replace(with: distance, where: isNearer)
    wayX.replace(with: x, where: isNearer)
    wayY.replace(with: y, where: isNearer)
  }
}
