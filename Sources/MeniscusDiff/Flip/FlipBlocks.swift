import MeniscusImage

/// Where the map of two pictures can be other than 0: columns in blocks, rows in stretches.
///
/// What the filters of a pixel see lies at most their radius away. Where all of it is equal in both
/// pictures, so are all filtered values, bit for bit, and the difference is exactly 0.
struct FlipBlocks {
  /// The columns of a block; rows of so many doubles stay in the nearest cache.
  static let width = 128

  /// For each block the rows with something to do, from the top.
  private(set) var rows: [[Range<Int>]]

  /// Finds the blocks of two pictures of the same extents.
  init(expected: Bitmap, actual: Bitmap, radius: Int) {
    let (width, height) = (expected.width, expected.height)
    var rows = [[Range<Int>]](repeating: [], count: (width + Self.width - 1) / Self.width)
    DifferingRun.forEach(expected: expected, actual: actual) { run in
      let first = max(run.start - radius, 0) / Self.width
      let last = min(run.end - 1 + radius, width - 1) / Self.width
      let (top, bottom) = (max(run.row - radius, 0), min(run.row + radius + 1, height))
      for block in first...last {
        if let index = rows[block].indices.last, rows[block][index].upperBound >= top {
          rows[block][index] = rows[block][index].lowerBound..<bottom
        } else {
          rows[block].append(top..<bottom)
        }
      }
    }
    self.rows = rows
  }
}
