import MeniscusGeometry

/// Which edges of a polygon can be the nearest, cell by cell.
///
/// It changes no value: a cell keeps every edge that may be the nearest of one of its points, in
/// order.
struct PolygonGrid: Sendable {
  /// The side of a cell, in points.
  fileprivate static let side = 2.0
  /// How far the grid reaches around the polygon: as far as glass throws its shadow.
  private static let margin = 48.0
  /// The fewest edges that are worth a grid, and the most cells of one.
  private static let fewestEdges = 24
  private static let mostCells = 1 << 18

  /// The distances from edges to cells that were worked out for it.
  let distances: Int
  fileprivate let origin: Point2D
  fileprivate let columns: Int
  fileprivate let rows: Int
  private let cells: EdgeCells
  /// A circle around each edge, its middle counted from the grid's origin.
  private let circles: [EdgeCircle]
  /// More than rounding changes of the distance to a circle, in points.
  fileprivate let slack: Float
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
    cells = EdgeCells(
      list, origin, bounds: bounds, side: Self.side, columns: columns, rows: rows)
    distances = cells.distances
    circles = list.map { [origin] in EdgeCircle($0, origin) }
    slack = Float(0.01 + (area.width + area.height) * 1e-6)
    (rowStarts, passing) = Self.passing(list, origin, side: Self.side, rows: rows)
    checkInvariants(edges: list.count)
  }

  private func checkInvariants(edges: Int) {
    assert(
      CellLists(
        bounds: cells.nearest.map { ($0.lowerBound, $0.upperBound) }, rows: cells.rows,
        cells: columns * rows, limit: edges
      ).keepsInvariants)
    assert(
      CellLists(
        bounds: cells.around.map { ($0.lowerBound, $0.upperBound) }, rows: cells.rows,
        cells: columns * rows, limit: edges
      ).keepsInvariants)
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

  /// Calls `body` with the grid and its lists at hand.
  @inline(__always)
  func bound(_ body: (BoundPolygonGrid) -> Void) {
    cells.rows.withUnsafeBufferPointer { rows in
      cells.nearest.withUnsafeBufferPointer { nearest in
        cells.around.withUnsafeBufferPointer { around in
          rowStarts.withUnsafeBufferPointer { rowStarts in
            passing.withUnsafeBufferPointer { passing in
              circles.withUnsafeBufferPointer { circles in
                body(
                  BoundPolygonGrid(
                    self, lists: rows, nearest: nearest, around: around, rowStarts: rowStarts,
                    passing: passing, circles: circles))
              }
            }
          }
        }
      }
    }
  }
}

/// A polygon's grid with its lists at hand.
struct BoundPolygonGrid {
  private let originX: Double
  private let originY: Double
  /// One over the side of a cell; as good as dividing, for the side is a power of two.
  private let share = 1 / PolygonGrid.side
  private let columns: Int
  private let rows: Int
  private let lists: UnsafeBufferPointer<Int32>
  private let nearest: UnsafeBufferPointer<Range<Int32>>
  private let around: UnsafeBufferPointer<Range<Int32>>
  private let rowStarts: UnsafeBufferPointer<Int32>
  private let passing: UnsafeBufferPointer<Int32>
  private let circles: UnsafeBufferPointer<EdgeCircle>
  private let slack: Float

  /// A grid without a cell.
  static var none: Self { Self() }

  private init() {
    (originX, originY, columns, rows, slack) = (0, 0, 0, 0, 0)
    lists = UnsafeBufferPointer(start: nil, count: 0)
    nearest = UnsafeBufferPointer(start: nil, count: 0)
    around = nearest
    (rowStarts, passing) = (lists, lists)
    circles = UnsafeBufferPointer(start: nil, count: 0)
  }

  @inline(__always)
  fileprivate init(
    _ grid: PolygonGrid, lists: UnsafeBufferPointer<Int32>,
    nearest: UnsafeBufferPointer<Range<Int32>>, around: UnsafeBufferPointer<Range<Int32>>,
    rowStarts: UnsafeBufferPointer<Int32>, passing: UnsafeBufferPointer<Int32>,
    circles: UnsafeBufferPointer<EdgeCircle>
  ) {
    (originX, originY) = (grid.origin.x, grid.origin.y)
    (columns, rows) = (grid.columns, grid.rows)
    self.lists = lists
    self.nearest = nearest
    self.around = around
    self.rowStarts = rowStarts
    self.passing = passing
    self.circles = circles
    slack = grid.slack
  }

  /// The cell of a point; nil outside of the grid.
  @inline(__always)
  func cell(_ x: Double, _ y: Double) -> Int? {
    let (across, down) = ((x - originX) * share, (y - originY) * share)
    guard across >= 0, down >= 0, across < Double(columns), down < Double(rows) else {
      return nil
    }
    return Int(down) &* columns &+ Int(across)
  }

  /// Calls `use` with the rows of the edges that may be the nearest of a point of a cell, where they
  /// come within a distance of a point.
  @inline(__always)
  func forEachNearest(
    _ cell: Int, within reach: Double, of x: Double, _ y: Double, _ use: (Int) -> Void
  ) {
    forEach(list(nearest[cell]), within: reach, of: x, y, use)
  }

  /// Calls `use` with the rows of the edges that may push at a point of a cell, where they come within
  /// a distance of a point.
  @inline(__always)
  func forEachAround(
    _ cell: Int, within reach: Double, of x: Double, _ y: Double, _ use: (Int) -> Void
  ) {
    forEach(list(around[cell]), within: reach, of: x, y, use)
  }

  @inline(__always)
  private func forEach(
    _ list: UnsafeBufferPointer<Int32>, within reach: Double, of x: Double, _ y: Double,
    _ use: (Int) -> Void
  ) {
    let (x, y, reach) = (Float(x - originX), Float(y - originY), Float(reach) + slack)
    for row in list where circles[Int(row)].comes(within: reach, of: x, y) { use(Int(row)) }
  }

  @inline(__always)
  private func list(_ range: Range<Int32>) -> UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(rebasing: lists[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  /// The rows of the edges that a horizontal line may meet; nil above and below the grid.
  @inline(__always)
  func passing(_ y: Double) -> UnsafeBufferPointer<Int32>? {
    let down = (y - originY) * share
    guard down >= 0, down < Double(rows) else { return nil }
    let range = Int(rowStarts[Int(down)])..<Int(rowStarts[Int(down) + 1])
    return UnsafeBufferPointer(rebasing: passing[range])
  }
}

/// A circle around an edge.
private struct EdgeCircle: Sendable {
  private let x: Float
  private let y: Float
  private let radius: Float

  init(_ edge: PolygonEdge, _ origin: Point2D) {
    x = Float(edge.middle.x - origin.x)
    y = Float(edge.middle.y - origin.y)
    radius = Float(edge.length * 0.5)
  }

  @inline(__always)
  func comes(within reach: Float, of x: Float, _ y: Float) -> Bool {
    let (across, down, limit) = (self.x - x, self.y - y, reach + radius)
    return across * across + down * down <= limit * limit
  }
}
