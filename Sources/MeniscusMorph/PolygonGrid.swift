import MeniscusGeometry

/// Which edges of a polygon can be the nearest, cell by cell.
///
/// It changes no value: a cell keeps every edge that may be the nearest of one of its points, in
/// order.
struct PolygonGrid: Sendable {
  /// The side of a cell, in points, and the cells on a side of a block of them.
  private static let side = 4.0
  private static let blockSide = 4
  /// How far the grid reaches around the polygon: as far as glass throws its shadow.
  private static let margin = 48.0
  /// The fewest edges that are worth a grid, and the most cells of one.
  private static let fewestEdges = 24
  private static let mostCells = 1 << 16

  private let origin: Point2D
  private let columns: Int
  private let rows: Int
  /// Where the edges of each cell begin in `nearest`; one more than there are cells.
  private let cellStarts: [Int32]
  private let nearest: [Int32]
  /// Where the edges that pass a row of cells begin in `passing`; one more than there are rows.
  private let rowStarts: [Int32]
  private let passing: [Int32]

  /// Makes the grid of edges, or nil where looking at all of them is as quick.
  init?(_ edges: ArraySlice<PolygonEdge>, bounds: Rect2D) {
    guard edges.count >= Self.fewestEdges else { return nil }
    let area = bounds.inset(by: Insets2D(all: -Self.margin))
    let across = (area.width / Self.side).rounded(.up)
    let down = (area.height / Self.side).rounded(.up)
    guard across * down <= Double(Self.mostCells) else { return nil }
    origin = area.origin
    (columns, rows) = (Int(across), Int(down))
    let list = Array(edges)
    (cellStarts, nearest) = Self.cells(list, origin, columns: columns, rows: rows)
    var starts: [Int32] = [0]
    var passing: [Int32] = []
    for row in 0..<rows {
      let (top, bottom) = (
        origin.y + Double(row) * Self.side, origin.y + Double(row + 1) * Self.side
      )
      for (index, edge) in list.enumerated()
      where max(edge.start.y, edge.end.y) >= top && min(edge.start.y, edge.end.y) <= bottom {
        passing.append(Int32(truncatingIfNeeded: index))
      }
      starts.append(Int32(truncatingIfNeeded: passing.count))
    }
    (rowStarts, self.passing) = (starts, passing)
    checkInvariants(edges: list.count)
  }

  private func checkInvariants(edges: Int) {
    assert(
      CellLists(starts: cellStarts, rows: nearest, cells: columns * rows, limit: edges)
        .keepsInvariants)
    assert(CellLists(starts: rowStarts, rows: passing, cells: rows, limit: edges).keepsInvariants)
  }

  private static func cells(
    _ edges: [PolygonEdge], _ origin: Point2D, columns: Int, rows: Int
  ) -> (starts: [Int32], nearest: [Int32]) {
    let all = edges.indices.map { Int32(truncatingIfNeeded: $0) }
    var distances = [Double](repeating: 0, count: edges.count)
    func filter(_ candidates: [Int32], x: Double, y: Double, side: Double, into kept: inout [Int32])
    {
      let center = Point2D(x: origin.x + x + side / 2, y: origin.y + y + side / 2)
      var least = Double.infinity
      for place in 0..<candidates.count {
        let distance = edges[Int(candidates[place])].squaredDistance(to: center).squareRoot()
        distances[place] = distance
        least = min(least, distance)
      }
      // A point of the cell is no farther than half the diagonal from its middle; a little more
      // takes up rounding.
      let limit = least + side * 1.4143 + 1e-6
      for place in 0..<candidates.count where distances[place] <= limit {
        kept.append(candidates[place])
      }
    }
    let acrossBlocks = (columns + blockSide - 1) / blockSide
    var blocks: [[Int32]] = []
    for row in 0..<(rows + blockSide - 1) / blockSide {
      for column in 0..<acrossBlocks {
        let side = Self.side * Double(blockSide)
        var kept: [Int32] = []
        filter(all, x: Double(column) * side, y: Double(row) * side, side: side, into: &kept)
        blocks.append(kept)
      }
    }
    var (starts, nearest): ([Int32], [Int32]) = ([0], [])
    for row in 0..<rows {
      for column in 0..<columns {
        let block = blocks[row / blockSide * acrossBlocks + column / blockSide]
        filter(
          block, x: Double(column) * Self.side, y: Double(row) * Self.side, side: Self.side,
          into: &nearest)
        starts.append(Int32(truncatingIfNeeded: nearest.count))
      }
    }
    return (starts, nearest)
  }

  /// The rows of the edges that may be the nearest of a point and of those that its row may pass;
  /// nil outside of the grid.
  @inline(__always)
  func candidates(
    _ x: Double, _ y: Double,
    _ use: (_ nearest: UnsafeBufferPointer<Int32>, _ passing: UnsafeBufferPointer<Int32>) -> Void
  ) -> Bool {
    let (across, down) = ((x - origin.x) / Self.side, (y - origin.y) / Self.side)
    guard across >= 0, down >= 0, across < Double(columns), down < Double(rows) else {
      return false
    }
    let (column, row) = (Int(across), Int(down))
    let cell = row * columns + column
    let near = Int(cellStarts[cell])..<Int(cellStarts[cell + 1])
    let pass = Int(rowStarts[row])..<Int(rowStarts[row + 1])
    nearest.withUnsafeBufferPointer { nearest in
      passing.withUnsafeBufferPointer { passing in
        use(
          UnsafeBufferPointer(rebasing: nearest[near]),
          UnsafeBufferPointer(rebasing: passing[pass]))
      }
    }
    return true
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
