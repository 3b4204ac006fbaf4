import MeniscusGeometry

/// The edges that count in each cell of a grid, found from large blocks down.
struct EdgeCells: Sendable {
  /// So few edges are not worth being divided further.
  private static let fewEdges = 40

  /// The lists of all cells.
  private(set) var rows: [Int32] = []
  /// Where the list of the edges that may be the nearest of a point lies; cells may share one.
  private(set) var nearest: [Range<Int32>]
  /// The same of the edges within ``BlendedWays``'s reach of a point inside.
  private(set) var around: [Range<Int32>]
  /// The distances from edges to cells that were worked out.
  private(set) var distances = 0

  /// Finds the edges of all cells.
  init(
    _ edges: [PolygonEdge], _ origin: Point2D, bounds: Rect2D, side: Double, columns: Int,
    rows count: Int
  ) {
    nearest = [Range<Int32>](repeating: 0..<0, count: columns * count)
    around = nearest
    // Blocks of blocks, from one around everything down: each looks at what the larger one kept.
    var cells = 2
    while cells < max(columns, count) { cells *= 2 }
    let all = edges.indices.map { Int32(truncatingIfNeeded: $0) }
    edges.withUnsafeBufferPointer { edges in
      let search = Search(
        edges: edges, origin: origin, bounds: bounds, side: side, columns: columns, rows: count)
      divide(all, search, column: 0, row: 0, cells)
    }
  }

  /// Looks at the four parts of a block, of the edges that count in it.
  private mutating func divide(
    _ candidates: [Int32], _ search: Search, column: Int, row: Int, _ cells: Int
  ) {
    let part = cells / 2
    let (squares, least) = search.squaredDistances(candidates, column: column, row: row, part)
    for lane in 0..<4 {
      let (place, line) = (column + (lane & 1) * part, row + (lane >> 1) * part)
      guard place < search.columns, line < search.rows else { continue }
      distances += candidates.count
      let limits = search.limits(least[lane], column: place, row: line, part)
      let kept = Self.kept(candidates, squares, lane, limits.around)
      if part > 1, kept.count > Self.fewEdges {
        divide(kept, search, column: place, row: line, part)
      } else {
        let near =
          part == 1 && limits.around > limits.nearest
          ? Self.kept(candidates, squares, lane, limits.nearest) : kept
        keep(near, kept, search, column: place, row: line, part)
      }
    }
  }

  private static func kept(
    _ candidates: [Int32], _ squares: [FourPoints], _ lane: Int, _ limit: Double
  ) -> [Int32] {
    let square = limit * limit
    return candidates.withUnsafeBufferPointer { candidates in
      squares.withUnsafeBufferPointer { squares in
        [Int32](unsafeUninitializedCapacity: candidates.count) { kept, count in
          for place in candidates.indices {
            kept[count] = candidates[place]
            count &+= squares[place][lane] <= square ? 1 : 0
          }
        }
      }
    }
  }

  /// Gives the cells of a square their lists.
  private mutating func keep(
    _ near: [Int32], _ beyond: [Int32], _ search: Search, column: Int, row: Int, _ cells: Int
  ) {
    let nearest = append(near)
    let around = near.count == beyond.count ? nearest : append(beyond)
    for line in row..<min(row + cells, search.rows) {
      for place in column..<min(column + cells, search.columns) {
        self.nearest[line * search.columns + place] = nearest
        self.around[line * search.columns + place] = around
      }
    }
  }

  private mutating func append(_ list: [Int32]) -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: rows.count)
    rows += list
    return first..<Int32(truncatingIfNeeded: rows.count)
  }
}

/// What cells are looked for in.
private struct Search {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let origin: Point2D
  let bounds: Rect2D
  /// The side of a cell.
  let side: Double
  let columns: Int
  let rows: Int

  /// The middle of a square of cells.
  private func middle(column: Int, row: Int, _ cells: Int) -> Point2D {
    let half = side * Double(cells) / 2
    return Point2D(
      x: origin.x + Double(column) * side + half, y: origin.y + Double(row) * side + half)
  }

  /// The squares of the distances of candidates from the middles of the four squares of a block, rows
  /// first, and the least of each.
  func squaredDistances(
    _ candidates: [Int32], column: Int, row: Int, _ cells: Int
  ) -> (squares: [FourPoints], least: FourPoints) {
    let first = middle(column: column, row: row, cells)
    let last = middle(column: column + cells, row: row + cells, cells)
    let x = FourPoints(first.x, last.x, first.x, last.x)
    let y = FourPoints(first.y, first.y, last.y, last.y)
    var least = FourPoints(repeating: .infinity)
    let squares = [FourPoints](unsafeUninitializedCapacity: candidates.count) { squares, count in
      for place in candidates.indices {
        let square = edges[Int(candidates[place])].squaredDistances(to: x, y: y)
        squares.initializeElement(at: place, to: square)
        least.replace(with: square, where: square .< least)
      }
      count = candidates.count
    }
    return (squares, least)
  }

  /// How far edges lie at most from a square's middle that can be the nearest of one of its points, or
  /// push at it.
  ///
  /// - Parameter least: the square of the distance of the nearest edge.
  func limits(
    _ least: Double, column: Int, row: Int, _ cells: Int
  ) -> (nearest: Double, around: Double) {
    let square = Square(
      center: middle(column: column, row: row, cells), side: side * Double(cells))
    let least = least.squareRoot()
    // A point of the square is no farther than half the diagonal from its middle; a little more
    // takes up rounding.
    let half = square.radius + 1e-6
    let nearest = least + 2 * half
    let point = Rect2D(origin: square.center, size: Size2D(width: 0, height: 0))
    guard point.distance(to: bounds) <= half, least - half < BlendedWays.mostDepth else {
      return (nearest, nearest)
    }
    return (nearest, BlendedWays.reach * (least + half) + half)
  }
}

extension PolygonEdge {
  /// The squares of the distances to points.
  @inline(__always)
  fileprivate func squaredDistances(to x: FourPoints, y: FourPoints) -> FourPoints {
    let dx: FourPoints = x - start.x
    let dy: FourPoints = y - start.y
    var place: FourPoints = (dx * along.x + dy * along.y) / squaredLength
    place.replace(with: FourPoints(repeating: 0), where: place .<= 0)
    place.replace(with: FourPoints(repeating: 1), where: place .> 1)
    let gapX: FourPoints = dx - along.x * place
    let gapY: FourPoints = dy - along.y * place
    return gapX * gapX + gapY * gapY
  }
}
