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
  /// The same of the edges that ``BlendedWay`` adds up.
  private let aroundStarts: [Int32]
  private let around: [Int32]
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
    var cells = EdgeCells()
    distances = cells.fill(list, origin, bounds: bounds, side: side, columns: columns, rows: rows)
    (cellStarts, nearest) = (cells.nearestStarts, cells.nearest)
    (aroundStarts, around) = (cells.aroundStarts, cells.around)
    (rowStarts, passing) = Self.passing(list, origin, side: side, rows: rows)
    checkInvariants(edges: list.count)
  }

  private func checkInvariants(edges: Int) {
    assert(
      CellLists(starts: cellStarts, rows: nearest, cells: columns * rows, limit: edges)
        .keepsInvariants)
    assert(CellLists(starts: rowStarts, rows: passing, cells: rows, limit: edges).keepsInvariants)
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

  /// The rows of the edges that push at a point inside; false outside of the grid.
  @inline(__always)
  func around(
    _ x: Double, _ y: Double, _ use: (UnsafeBufferPointer<Int32>) -> Void
  ) -> Bool {
    let (across, down) = ((x - origin.x) / side, (y - origin.y) / side)
    guard across >= 0, down >= 0, across < Double(columns), down < Double(rows) else {
      return false
    }
    let cell = Int(down) * columns + Int(across)
    let range = Int(aroundStarts[cell])..<Int(aroundStarts[cell + 1])
    around.withUnsafeBufferPointer { use(UnsafeBufferPointer(rebasing: $0[range])) }
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
