import MeniscusDisplay
import MeniscusGeometry

/// Which elements decide the distance to a fused shape, cell by cell.
///
/// A fold gives back what is there where the next element lies `spacing` or more further away, and
/// forgets what is there where it lies `spacing` or more nearer. So an element that lies twice the
/// spacing further away than the nearest one has no influence, unless three or more between them
/// hand on a trace of it, under a thousandth of the spacing. Such elements are not listed, nor are
/// those of which bounds prove that they have none; a crowd costs what is near.
struct FusedShapeGrid: Sendable {
  private let origin: Point2D
  /// The side of a cell, in points.
  private let side: Double
  private let columns: Int
  private let rows: Int
  /// Where the list of each cell lies in `near`; neighbours may share one.
  private var lists: [Range<Int32>]
  private var near: [Int32] = []
  /// The bounds of elements' distances that were worked out for it.
  private(set) var bounds = 0

  /// The side of a cell where the grid is not too large, in points.
  private static let leastSide = 8.0
  /// How far around the fused shape the grid reaches, in points: as far as shadows.
  private static let margin = 64.0
  /// The cells of a grid at most; beyond, they grow.
  private static let cellLimit = 32_768.0

  /// Makes the grid of elements in document order, or nil where there is one alone.
  ///
  /// Complexity: linear in the cells times the elements near each.
  init?(_ fields: [ElementField], edges: [PolygonEdge], spacing: Double, bounds: Rect2D) {
    let region = bounds.inset(by: Insets2D(all: -Self.margin))
    guard fields.count > 1, region.isFinite, region.width.isFinite, region.height.isFinite else {
      return nil
    }
    var side = Self.leastSide
    func count(_ length: Double) -> Double { (length / side).rounded(.down) + 1 }
    while count(region.width) * count(region.height) > Self.cellLimit { side *= 2 }
    (columns, rows) = (Int(count(region.width)), Int(count(region.height)))
    origin = region.origin
    self.side = side
    lists = Array(repeating: 0..<0, count: columns * rows)
    var cells = 1
    while cells < max(columns, rows) { cells *= 2 }
    let folds = Folds(fields: fields, spacing: spacing)
    divide(
      fields.indices.map { Int32(truncatingIfNeeded: $0) }, folds, column: 0, row: 0, cells)
    checkInvariants(elements: fields.count)
  }

  private func checkInvariants(elements: Int) {
    assert(
      CellLists(
        bounds: lists.map { ($0.lowerBound, $0.upperBound) }, rows: near, cells: columns * rows,
        limit: elements
      ).keepsInvariants)
  }

  /// Finds the lists of a square of cells, of those that count in a larger one.
  private mutating func divide(
    _ elements: [Int32], _ folds: Folds, column: Int, row: Int, _ cells: Int
  ) {
    guard column < columns, row < rows else { return }
    let length = side * Double(cells)
    bounds += elements.count
    let kept = folds.kept(
      elements,
      over: Square(
        center: Point2D(
          x: origin.x + Double(column) * side + length * 0.5,
          y: origin.y + Double(row) * side + length * 0.5),
        side: length))
    if cells > 1, kept.count > 1 {
      let half = cells / 2
      divide(kept, folds, column: column, row: row, half)
      divide(kept, folds, column: column + half, row: row, half)
      divide(kept, folds, column: column, row: row + half, half)
      divide(kept, folds, column: column + half, row: row + half, half)
      return
    }
    let first = Int32(truncatingIfNeeded: near.count)
    near += kept
    let list = first..<Int32(truncatingIfNeeded: near.count)
    for line in row..<min(row + cells, rows) {
      for place in column..<min(column + cells, columns) { lists[line * columns + place] = list }
    }
  }

  /// Where the list of a point lies, or nil outside of the grid.
  @inline(__always)
  func list(_ x: Double, _ y: Double) -> Range<Int32>? {
    let (across, down) = ((x - origin.x) / side, (y - origin.y) / side)
    guard across >= 0, down >= 0, across < Double(columns), down < Double(rows) else { return nil }
    return lists[Int(down) * columns + Int(across)]
  }

  /// Calls `body` with the elements of a list, rising.
  @inline(__always)
  func withElements(_ list: Range<Int32>, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    let range = Int(list.lowerBound)..<Int(list.upperBound)
    near.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

/// A square of the plane.
struct Square {
  let center: Point2D
  let side: Double

  /// How far the corners lie from the centre.
  var radius: Double { side * 0.707_106_781_186_547_6 }
}

/// The elements of a fused shape, to be left out where they are without effect.
private struct Folds {
  let fields: [ElementField]
  let spacing: Double

  /// Those of `elements` that count in a square.
  ///
  /// What has been folded so far is bounded by `low` and `high`. A fold of distances that differ by
  /// δ lowers the lesser by (k − δ)² ÷ 4k at most, where k is the spacing; all folds together lower
  /// the least by k.
  func kept(_ elements: [Int32], over square: Square) -> [Int32] {
    var kept: [Int32] = []
    kept.reserveCapacity(elements.count)
    let distances = elements.map { fields[Int($0)].distances(over: square) }
    let reach = distances.reduce(Double.infinity) { min($0, $1.high) } + 2 * spacing
    var (low, high, least) = (Double.infinity, Double.infinity, Double.infinity)
    for (element, own) in zip(elements, distances) where !(own.low >= reach) {
      if own.low - high >= spacing, !kept.isEmpty { continue }
      if own.high - low <= -spacing {
        kept.removeAll(keepingCapacity: true)
        (low, high, least) = (own.low, own.high, own.low)
      } else {
        let overlap = spacing - max(max(own.low - high, low - own.high), 0)
        let lowered = spacing > 0 ? overlap * overlap / (4 * spacing) : 0
        least = min(least, own.low)
        low = max(min(low, own.low) - lowered, least - spacing)
        high = min(high, own.high)
      }
      kept.append(element)
    }
    return kept
  }
}

extension ElementField {
  /// More than rounding and the ellipse's iteration change of a distance, in points.
  private static let margin = 0.1
  /// No field grows faster than this along any line; smoothed corners, which are the steepest, stay
  /// under 1.5.
  private var steepness: Double {
    switch shape {
    case .box(let field): field.isCircular ? 1 : 2
    case .corneredBox(let field): field.isCircular ? 1 : 2
    case .ellipse, .polygon: 1
    }
  }

  /// Bounds of the distances in a square, in points.
  func distances(over square: Square) -> (low: Double, high: Double) {
    let bounds = distancesWithoutMargin(over: square)
    return (bounds.low - Self.margin, bounds.high + Self.margin)
  }

  private func distancesWithoutMargin(over square: Square) -> (low: Double, high: Double) {
    let center = toShape?.apply(square.center) ?? square.center
    let own: Double
    switch shape {
    case .box(let field): own = field.sample(center.x, center.y).distance
    case .corneredBox(let field): own = field.sample(center.x, center.y).distance
    case .ellipse(let field): own = field.sample(center.x, center.y).distance
    case .polygon: return polygonDistances(over: square)
    }
    let stretch = toShape?.stretch ?? (least: 1, most: 1)
    let change = square.radius * stretch.most * steepness
    // A carried field is divided by the stretch along its gradient, which may be any between these.
    let (low, high) = (own - change, own + change)
    return (
      low / (low > 0 ? stretch.most : stretch.least),
      high / (high > 0 ? stretch.least : stretch.most)
    )
  }

  /// Bounds that do not look at the edges of an outline: they may be many.
  private func polygonDistances(over square: Square) -> (low: Double, high: Double) {
    let point = Rect2D(origin: square.center, size: Size2D(width: 0, height: 0))
    let gap = point.distance(to: bounds)
    let low = gap > 0 ? gap : -0.5 * bounds.size.shortSide
    // An edge touches each side of the bounds: none is further than the far end of the nearest one.
    let (x, y) = (abs(square.center.x - bounds.midX), abs(square.center.y - bounds.midY))
    let (halfX, halfY) = (bounds.width * 0.5, bounds.height * 0.5)
    let side = Point2D(x: abs(x - halfX), y: y + halfY).distance(to: .zero)
    let end = Point2D(x: x + halfX, y: abs(y - halfY)).distance(to: .zero)
    return (low - square.radius, min(side, end) + square.radius)
  }
}

extension Affine2D {
  /// The least and the greatest length of what unit vectors become.
  fileprivate var stretch: (least: Double, most: Double) {
    let sum = a * a + b * b + c * c + d * d
    let product = 2 * abs(determinant)
    let root = max(sum * sum - product * product, 0).squareRoot()
    let most = ((sum + root) * 0.5).squareRoot()
    return (most > 0 ? product * 0.5 / most : 0, most)
  }
}
