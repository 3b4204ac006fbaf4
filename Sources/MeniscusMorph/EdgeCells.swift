import MeniscusGeometry

/// The edges that count in each cell of a grid, found from large blocks down.
struct EdgeCells {
  /// The cells on a side of a block of them, and the blocks on that of a larger one.
  private static let blockSide = 4

  /// Where the edges of each cell begin in `nearest`; one more than there are cells.
  private(set) var nearestStarts: [Int32] = [0]
  /// The edges that may be the nearest of a point.
  private(set) var nearest: [Int32] = []
  private(set) var aroundStarts: [Int32] = [0]
  /// The edges within ``BlendedWay``'s reach of a point inside.
  private(set) var around: [Int32] = []

  /// The distance of each candidate, while a block is looked at.
  private var distances: [Double] = []
  private var count = 0

  /// Finds the edges of all cells.
  ///
  /// - Returns: the distances from edges to cells that were worked out.
  mutating func fill(
    _ edges: [PolygonEdge], _ origin: Point2D, bounds: Rect2D, side cellSide: Double, columns: Int,
    rows: Int
  ) -> Int {
    distances = [Double](repeating: 0, count: edges.count)
    // Blocks of blocks, from one around everything down: each looks at what the larger one kept.
    var side = cellSide
    while side < cellSide * Double(max(columns, rows)) { side *= Double(Self.blockSide) }
    var (across, blocks) = (1, [edges.indices.map { Int32(truncatingIfNeeded: $0) }])
    while side > cellSide * Double(Self.blockSide) {
      side /= Double(Self.blockSide)
      let cells = Int(side / cellSide)
      let (formerAcross, former) = (across, blocks)
      across = (columns + cells - 1) / cells
      blocks = []
      for row in 0..<(rows + cells - 1) / cells {
        for column in 0..<across {
          let square = Square(origin, side: side, column: column, row: row)
          let candidates =
            former[row / Self.blockSide * formerAcross + column / Self.blockSide]
          let limit = look(at: candidates, of: edges, square, within: bounds)
          blocks.append(kept(candidates, limit.around))
        }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let square = Square(origin, side: cellSide, column: column, row: row)
        let candidates = blocks[row / Self.blockSide * across + column / Self.blockSide]
        let limit = look(at: candidates, of: edges, square, within: bounds)
        nearest += kept(candidates, limit.nearest)
        if limit.around > limit.nearest { around += kept(candidates, limit.around) }
        nearestStarts.append(Int32(truncatingIfNeeded: nearest.count))
        aroundStarts.append(Int32(truncatingIfNeeded: around.count))
      }
    }
    return count
  }

  /// Works out the distances of candidates from a square's middle, and how far those lie at most that
  /// can be the nearest of one of its points, or push at it.
  private mutating func look(
    at candidates: [Int32], of edges: [PolygonEdge], _ square: Square, within bounds: Rect2D
  ) -> (nearest: Double, around: Double) {
    var least = Double.infinity
    count += candidates.count
    for place in 0..<candidates.count {
      let distance = edges[Int(candidates[place])].squaredDistance(to: square.center).squareRoot()
      distances[place] = distance
      least = min(least, distance)
    }
    // A point of the square is no farther than half the diagonal from its middle; a little more
    // takes up rounding.
    let half = square.radius + 5e-7
    let nearest = least + 2 * half
    let point = Rect2D(origin: square.center, size: Size2D(width: 0, height: 0))
    guard point.distance(to: bounds) <= half, least - half < BlendedWay.mostDepth else {
      return (nearest, nearest)
    }
    return (nearest, BlendedWay.reach * (least + half) + half)
  }

  private func kept(_ candidates: [Int32], _ limit: Double) -> [Int32] {
    var kept: [Int32] = []
    for place in 0..<candidates.count where distances[place] <= limit {
      kept.append(candidates[place])
    }
    return kept
  }
}

extension Square {
  fileprivate init(_ origin: Point2D, side: Double, column: Int, row: Int) {
    self.init(
      center: Point2D(
        x: origin.x + Double(column) * side + side / 2,
        y: origin.y + Double(row) * side + side / 2),
      side: side)
  }
}

extension PolygonEdge {
  /// The square of the distance to a point.
  fileprivate func squaredDistance(to point: Point2D) -> Double {
    let (along, to) = (end - start, point - start)
    let length = along.x * along.x + along.y * along.y
    let place = min(max((to.x * along.x + to.y * along.y) / length, 0), 1)
    let gap = to - along * place
    return gap.x * gap.x + gap.y * gap.y
  }
}
