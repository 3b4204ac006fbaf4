import MeniscusGeometry
import MeniscusImage

/// What comes of comparing two pictures by ꟻLIP under a tolerance.
public struct FlipComparison: Equatable, Sendable {
  /// The map.
  public let map: FlipMap
  /// The map in a few numbers.
  public let summary: FlipSummary
  /// The window of 32 by 32 pixels whose mean is the highest; the upper, then the left one of equal
  /// ones.
  public let worstWindow: Window
  /// The largest region of touching pixels above the threshold; nil where no pixel is above it.
  public let worstRegion: Region?
  /// The tolerance.
  public let tolerance: FlipTolerance

  /// A part of the picture with its mean.
  public struct Window: Equatable, Sendable {
    /// The pixels; less than 32 by 32 at the right and lower edge.
    public var pixels: PixelRect
    /// The mean of their values.
    public var mean: Double
  }

  /// Pixels above the threshold that touch each other.
  public struct Region: Equatable, Sendable {
    /// The smallest rectangle around them.
    public var pixels: PixelRect
    /// Their number.
    public var count: Int
  }

  /// Whether the highest mean of a window is more than the tolerance allows.
  public var exceedsMean: Bool { worstWindow.mean > tolerance.mean }
  /// Whether more pixels above the threshold touch than the tolerance allows.
  public var exceedsArea: Bool { (worstRegion?.count ?? 0) > tolerance.area }
  /// Whether the pictures are the same under the tolerance.
  public var isWithinTolerance: Bool { !exceedsMean && !exceedsArea }

  /// Compares two pictures.
  ///
  /// Complexity: that of the map, and linear in the pixels.
  ///
  /// - Parameter parallel: spreads the map over threads.
  public init(
    expected: Bitmap, actual: Bitmap, tolerance: FlipTolerance = .usual,
    parallel: ParallelFor = .serial
  ) throws(DiffError) {
    map = try FlipMap(
      expected: expected, actual: actual, pixelsPerDegree: tolerance.pixelsPerDegree,
      parallel: parallel)
    summary = FlipSummary(of: map)
    worstWindow = map.worstWindow()
    worstRegion = map.worstRegion(above: tolerance.threshold)
    self.tolerance = tolerance
  }
}

extension FlipMap {
  /// Half the side of a window: windows begin every so many pixels.
  private static let cell = 16

  /// The window with the highest mean.
  func worstWindow() -> FlipComparison.Window {
    let columns = (width + Self.cell - 1) / Self.cell
    let rows = (height + Self.cell - 1) / Self.cell
    let sums = cellSums(columns: columns, rows: rows)
    var worst = FlipComparison.Window(
      pixels: .empty, mean: 0)
    for row in 0..<max(rows - 1, min(rows, 1)) {
      for column in 0..<max(columns - 1, min(columns, 1)) {
        let (right, below) = (min(column + 1, columns - 1), min(row + 1, rows - 1))
        var sum = sums[row * columns + column]
        if right > column { sum += sums[row * columns + right] }
        if below > row { sum += sums[below * columns + column] }
        if right > column, below > row { sum += sums[below * columns + right] }
        let (x, y) = (column * Self.cell, row * Self.cell)
        let pixels = PixelRect(
          x: x, y: y, width: min(2 * Self.cell, width - x), height: min(2 * Self.cell, height - y))
        let mean = sum / Double(pixels.width * pixels.height)
        if mean > worst.mean || worst.pixels.width == 0 {
          worst = FlipComparison.Window(pixels: pixels, mean: mean)
        }
      }
    }
    return worst
  }

  /// The sums of the values of all cells, row by row.
  private func cellSums(columns: Int, rows: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: columns * rows)
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for row in 0..<height {
        for column in 0..<columns {
          let start = base + (row * width + column * Self.cell)
          let count = min(Self.cell, width - column * Self.cell)
          guard Self.isAnyPositive(start, count) else { continue }
          var sum = 0.0
          for index in 0..<count { sum += Double(start[index]) }
          sums[row / Self.cell * columns + column] += sum
        }
      }
    }
    return sums
  }

  /// The largest region of touching pixels above a threshold.
  func worstRegion(above threshold: Double) -> FlipComparison.Region? {
    var clusters = StrandClusters(reach: 1)
    let threshold = Float(threshold)
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      for row in 0..<height {
        let (first, last) = (row * width, (row + 1) * width)
        var index = Self.nextAbove(threshold, base, from: first, before: last)
        while index < last {
          let start = index
          while index < last, base[index] > threshold { index += 1 }
          clusters.add(
            DifferingRun(row: row, start: start - first, end: index - first, firstSample: 0))
          index = Self.nextAbove(threshold, base, from: index, before: last)
        }
      }
    }
    let worst = clusters.finish().max {
      $0.count == $1.count ? $0.order > $1.order : $0.count < $1.count
    }
    return worst.map { FlipComparison.Region(pixels: $0.bounds, count: $0.count) }
  }

  /// The next value above a threshold; `end` where none is before it.
  private static func nextAbove(
    _ threshold: Float, _ values: UnsafePointer<Float>, from start: Int, before end: Int
  ) -> Int {
    var index = start
    while index &+ cell <= end {
      var isAny: UInt32 = 0
      var step = 0
      while step < cell {
        isAny |= values[index &+ step] > threshold ? 1 : 0
        step &+= 1
      }
      if isAny != 0 { break }
      index &+= cell
    }
    while index < end, !(values[index] > threshold) { index &+= 1 }
    return index
  }
}
