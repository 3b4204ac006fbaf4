import MeniscusGeometry

/// Which edges of a polygon can be the nearest, cell by cell.
///
/// It changes no value: a cell keeps every edge that may be the nearest of one of its points, in
/// order.
struct PolygonGrid: Sendable {
  /// The side of a cell, in points: that of few edges, and that of many, which stand close.
  private static let sides = (few: 4.0, many: 2.0)
  /// The edges that are many.
  private static let manyEdges = 4_096
  /// The cells on a side of a block of them, and the blocks on that of a larger one.
  private static let blockSide = 4
  /// How far the grid reaches around the polygon: as far as glass throws its shadow.
  private static let margin = 48.0
  /// The fewest edges that are worth a grid, and the most cells of one.
  private static let fewestEdges = 24
  private static let mostCells = 1 << 16

  /// The distances from edges to cells that were worked out for it.
  let distances: Int
  private let side: Double
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
    side = edges.count < Self.manyEdges ? Self.sides.few : Self.sides.many
    let across = (area.width / side).rounded(.up)
    let down = (area.height / side).rounded(.up)
    guard across * down <= Double(Self.mostCells) else { return nil }
    origin = area.origin
    (columns, rows) = (Int(across), Int(down))
    let list = Array(edges)
    (cellStarts, nearest, distances) = Self.cells(
      list, origin, side: side, columns: columns, rows: rows)
    (rowStarts, passing) = Self.passing(list, origin, side: side, rows: rows)
    checkInvariants(edges: list.count)
  }

  private func checkInvariants(edges: Int) {
    assert(
      CellLists(starts: cellStarts, rows: nearest, cells: columns * rows, limit: edges)
        .keepsInvariants)
    assert(CellLists(starts: rowStarts, rows: passing, cells: rows, limit: edges).keepsInvariants)
  }

  private static func cells(
    _ edges: [PolygonEdge], _ origin: Point2D, side cellSide: Double, columns: Int, rows: Int
  ) -> (starts: [Int32], nearest: [Int32], distances: Int) {
    var count = 0
    let all = edges.indices.map { Int32(truncatingIfNeeded: $0) }
    var distances = [Double](repeating: 0, count: edges.count)
    func filter(_ candidates: [Int32], x: Double, y: Double, side: Double, into kept: inout [Int32])
    {
      let center = Point2D(x: origin.x + x + side / 2, y: origin.y + y + side / 2)
      var least = Double.infinity
      count += candidates.count
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
    // Blocks of blocks, from one around everything down: each looks at what the larger one kept.
    var side = cellSide
    while side < cellSide * Double(max(columns, rows)) { side *= Double(blockSide) }
    var (across, blocks) = (1, [all])
    while side > cellSide * Double(blockSide) {
      side /= Double(blockSide)
      let cells = Int(side / cellSide)
      let (formerAcross, former) = (across, blocks)
      across = (columns + cells - 1) / cells
      blocks = []
      for row in 0..<(rows + cells - 1) / cells {
        for column in 0..<across {
          var kept: [Int32] = []
          filter(
            former[row / blockSide * formerAcross + column / blockSide], x: Double(column) * side,
            y: Double(row) * side, side: side, into: &kept)
          blocks.append(kept)
        }
      }
    }
    var (starts, nearest): ([Int32], [Int32]) = ([0], [])
    for row in 0..<rows {
      for column in 0..<columns {
        filter(
          blocks[row / blockSide * across + column / blockSide], x: Double(column) * cellSide,
          y: Double(row) * cellSide, side: cellSide, into: &nearest)
        starts.append(Int32(truncatingIfNeeded: nearest.count))
      }
    }
    return (starts, nearest, count)
  }

  /// The edges that pass each row of cells.
  private static func passing(
    _ edges: [PolygonEdge], _ origin: Point2D, side: Double, rows: Int
  ) -> (starts: [Int32], passing: [Int32]) {
    var lists = [[Int32]](repeating: [], count: rows)
    for (index, edge) in edges.enumerated() {
      let top = min(edge.start.y, edge.end.y) - origin.y
      let bottom = max(edge.start.y, edge.end.y) - origin.y
      // A row more on either side takes up rounding.
      let first = max(Int((top / side).rounded(.down)) - 1, 0)
      let last = min(Int((bottom / side).rounded(.down)) + 1, rows - 1)
      guard first <= last else { continue }
      for row in first...last
      where bottom >= Double(row) * side && top <= Double(row + 1) * side {
        lists[row].append(Int32(truncatingIfNeeded: index))
      }
    }
    var (starts, passing): ([Int32], [Int32]) = ([0], [])
    for list in lists {
      passing += list
      starts.append(Int32(truncatingIfNeeded: passing.count))
    }
    return (starts, passing)
  }

  /// The rows of the edges that may be the nearest of a point; false outside of the grid.
  @inline(__always)
  func nearest(
    _ x: Double, _ y: Double, _ use: (UnsafeBufferPointer<Int32>) -> Void
  ) -> Bool {
    let (across, down) = ((x - origin.x) / side, (y - origin.y) / side)
    guard across >= 0, down >= 0, across < Double(columns), down < Double(rows) else {
      return false
    }
    let cell = Int(down) * columns + Int(across)
    let range = Int(cellStarts[cell])..<Int(cellStarts[cell + 1])
    nearest.withUnsafeBufferPointer { use(UnsafeBufferPointer(rebasing: $0[range])) }
    return true
  }

  /// The rows of the edges that a horizontal line may meet; false above and below the grid.
  @inline(__always)
  func passing(_ y: Double, _ use: (UnsafeBufferPointer<Int32>) -> Void) -> Bool {
    let down = (y - origin.y) / side
    guard down >= 0, down < Double(rows) else { return false }
    let range = Int(rowStarts[Int(down)])..<Int(rowStarts[Int(down) + 1])
    passing.withUnsafeBufferPointer { use(UnsafeBufferPointer(rebasing: $0[range])) }
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
