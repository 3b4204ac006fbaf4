import MeniscusImage

/// Where the map of two pictures can be other than 0, in parts that are computed apart.
///
/// What the filters of a pixel see lies at most their radius away. Where all of it is equal in both
/// pictures, so are all filtered values, bit for bit, and the difference is exactly 0.
struct FlipBlocks {
  /// A rectangle of the map.
  struct Part {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// The columns of a block; rows of so many numbers stay in the nearest caches.
  static let width = 128
  /// The rows of a part at most, so that there is work for several threads.
  private static let height = 192

  /// The parts, which do not overlap.
  private(set) var parts: [Part] = []

  /// Finds the parts of two pictures of the same extents.
  init(expected: Bitmap, actual: Bitmap, radius: Int) {
    let (width, height) = (expected.width, expected.height)
    var blocks = [[Part]](repeating: [], count: (width + Self.width - 1) / Self.width)
    DifferingRun.forEach(expected: expected, actual: actual) { run in
      let columns = max(run.start - radius, 0)..<min(run.end + radius, width)
      let rows = max(run.row - radius, 0)..<min(run.row + radius + 1, height)
      var block = columns.lowerBound / Self.width
      while block * Self.width < columns.upperBound {
        let own = columns.clamped(to: block * Self.width..<(block + 1) * Self.width)
        Self.add(Part(rows: rows, columns: own), to: &blocks[block])
        block += 1
      }
    }
    for block in blocks {
      for part in block { split(part) }
    }
  }

  /// Adds a part; those of a block come from the top and reach ever lower.
  private static func add(_ part: Part, to block: inout [Part]) {
    guard let last = block.indices.last, block[last].rows.upperBound >= part.rows.lowerBound
    else { return block.append(part) }
    block[last].rows = block[last].rows.lowerBound..<part.rows.upperBound
    let columns = block[last].columns
    block[last].columns =
      min(
        columns.lowerBound, part.columns.lowerBound)..<max(
        columns.upperBound, part.columns.upperBound)
  }

  private mutating func split(_ part: Part) {
    let pieces = (part.rows.count + Self.height - 1) / Self.height
    for piece in 0..<pieces {
      let rows =
        part.rows.lowerBound + part.rows.count * piece / pieces..<part.rows.lowerBound + part.rows
        .count * (piece + 1) / pieces
      parts.append(Part(rows: rows, columns: part.columns))
    }
  }
}
