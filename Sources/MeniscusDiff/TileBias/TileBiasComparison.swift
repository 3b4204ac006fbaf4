import MeniscusGeometry
import MeniscusImage

/// Wide, faint drift between two pictures: tiles whose mean is brighter or darker than can be chance.
public struct TileBiasComparison: Equatable, Sendable {
  /// A group of drifting tiles that touch by their edges.
  public struct Drift: Equatable, Sendable {
    /// The number of tiles.
    public var tiles: Int
    /// The smallest rectangle around them.
    public var bounds: PixelRect
    /// The mean signed difference of red, green, blue and alpha in them, in levels of 255: positive
    /// where the second picture has more.
    public var means: [Double]
  }

  /// What was allowed.
  public let tolerance: TileBiasTolerance
  /// The number of tiles.
  public let tileCount: Int
  /// The number of tiles that drift.
  public let driftingTiles: Int
  /// The groups of them, the largest first; of equals the topmost, then the leftmost.
  public let drifts: [Drift]

  /// The side of a tile in pixels; those at the right and at the bottom take the rest with them.
  public static let side = 16

  /// Whether no group is as large as is a drift.
  public var isWithinTolerance: Bool {
    (drifts.first?.tiles ?? 0) < min(tolerance.tiles, (tileCount + 1) / 2) || drifts.isEmpty
  }

  /// Compares two pictures.
  ///
  /// Complexity: linear in the pixels.
  ///
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  public init(
    expected: Bitmap, actual: Bitmap, tolerance: TileBiasTolerance = .usual
  ) throws(DiffError) {
    try DiffError.checkSizes(expected, actual)
    self.tolerance = tolerance
    let grid = BiasGrid(width: expected.width, height: expected.height)
    let sums = grid.sums(expected, actual)
    let isDrifting = sums.map { $0.isDrifting(tolerance) }
    tileCount = sums.count
    driftingTiles = isDrifting.reduce(0) { $0 + ($1 ? 1 : 0) }
    drifts = grid.groups(of: isDrifting).map { grid.drift($0, sums) }.sorted {
      ($1.tiles, $0.bounds.minY, $0.bounds.minX) < ($0.tiles, $1.bounds.minY, $1.bounds.minX)
    }
  }
}

/// The differences of a tile, added up for each channel.
private struct BiasSums {
  var count = 0
  var sum = SIMD4<Int64>(repeating: 0)
  var squares = SIMD4<Int64>(repeating: 0)

  /// Whether the mean of some channel is too far from zero for chance.
  func isDrifting(_ tolerance: TileBiasTolerance) -> Bool {
    guard count > 0 else { return false }
    let count = Double(count)
    return (0..<4).contains { channel in
      let mean = Double(sum[channel]) / count
      guard abs(mean) > tolerance.levels else { return false }
      let variance = max(Double(squares[channel]) / count - mean * mean, 0)
      // No error is smaller than that of rounding to whole levels.
      let error = max(variance / count, 1 / (12 * count)).squareRoot()
      return abs(mean) > tolerance.standardErrors * error
    }
  }
}

/// The tiles of a picture.
private struct BiasGrid {
  let width: Int
  let height: Int
  let columns: Int
  let rows: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = width > 0 && height > 0 ? max(width / TileBiasComparison.side, 1) : 0
    rows = width > 0 && height > 0 ? max(height / TileBiasComparison.side, 1) : 0
  }

  func sums(_ expected: Bitmap, _ actual: Bitmap) -> [BiasSums] {
    var sums = [BiasSums](repeating: BiasSums(), count: columns * rows)
    for tile in sums.indices {
      let box = bounds(tile)
      sums[tile].count = box.width * box.height
    }
    DifferingRun.forEach(expected: expected, actual: actual) { run in
      let row = min(run.row / TileBiasComparison.side, rows - 1)
      for column in run.start..<run.end {
        let tile = row * columns + min(column / TileBiasComparison.side, columns - 1)
        let first = run.firstSample + (column - run.start) * 4
        for channel in 0..<4 {
          let difference =
            Int64(actual.samples[first + channel]) - Int64(expected.samples[first + channel])
          sums[tile].sum[channel] += difference
          sums[tile].squares[channel] += difference * difference
        }
      }
    }
    return sums
  }

  func bounds(_ tile: Int) -> PixelRect {
    let side = TileBiasComparison.side
    let (column, row) = (tile % columns, tile / columns)
    return PixelRect(
      x: column * side, y: row * side,
      width: column == columns - 1 ? width - column * side : side,
      height: row == rows - 1 ? height - row * side : side)
  }

  /// The marked tiles in groups that touch by their edges.
  func groups(of marks: [Bool]) -> [[Int]] {
    var isOpen = marks
    var groups: [[Int]] = []
    for start in marks.indices where isOpen[start] {
      isOpen[start] = false
      var group = [start]
      var next = 0
      while next < group.count {
        let tile = group[next]
        let (column, row) = (tile % columns, tile / columns)
        next += 1
        let neighbours = [
          column > 0 ? tile - 1 : nil, column < columns - 1 ? tile + 1 : nil,
          row > 0 ? tile - columns : nil, row < rows - 1 ? tile + columns : nil,
        ]
        for case let neighbour? in neighbours where isOpen[neighbour] {
          isOpen[neighbour] = false
          group.append(neighbour)
        }
      }
      groups.append(group)
    }
    return groups
  }

  func drift(_ group: [Int], _ sums: [BiasSums]) -> TileBiasComparison.Drift {
    var total = BiasSums()
    var box = bounds(group[0])
    for tile in group {
      total.count += sums[tile].count
      total.sum &+= sums[tile].sum
      box = box.union(bounds(tile))
    }
    return TileBiasComparison.Drift(
      tiles: group.count, bounds: box,
      means: (0..<4).map { Double(total.sum[$0]) / Double(total.count) })
  }
}
