import MeniscusGeometry

/// Where the map of two pictures can be other than 0, in parts that are computed apart.
///
/// What the filters of a pixel see lies at most their radius away. Where all of it is equal in both
/// pictures, so are all filtered values, bit for bit, and the difference is exactly 0.
struct FlipBlocks: Sendable {
  /// A rectangle of the map.
  struct Part {
    var rows: Range<Int>
    var columns: Range<Int>
  }

  /// The rows of a part at most, so that there is work for several threads.
  private static let height = 384

  /// The parts, which do not overlap; none where the pictures are equal.
  private(set) var parts: [Part] = []
  /// Whether all pixels of both pictures are opaque.
  private(set) var isOpaque = true

  /// Finds the parts of two pictures.
  ///
  /// Complexity: that of a comparison of memory.
  ///
  /// - Parameter parallel: spreads the rows over threads.
  init(_ pair: PixelPair, radius: Int, parallel: ParallelFor) {
    let bands = parallel.mapRows(pair.height) { Band(pair, $0, radius: radius) }
    var blocks = bands.first?.blocks ?? []
    for band in bands { isOpaque = isOpaque && band.isOpaque }
    for band in bands.dropFirst() {
      for block in blocks.indices {
        for part in band.blocks[block] { Band.add(part, to: &blocks[block]) }
      }
    }
    for block in blocks {
      for part in block { split(part) }
    }
  }

  private mutating func split(_ part: Part) {
    let (first, count) = (part.rows.lowerBound, part.rows.count)
    let pieces = (count + Self.height - 1) / Self.height
    for piece in 0..<pieces {
      let rows = first + count * piece / pieces..<first + count * (piece + 1) / pieces
      parts.append(Part(rows: rows, columns: part.columns))
    }
  }

  /// What is found in some rows.
  private struct Band: Sendable {
    /// The parts of every block of columns, from the top.
    var blocks: [[Part]]
    var isOpaque = true

    init(_ pair: PixelPair, _ rows: Range<Int>, radius: Int) {
      // As many blocks as are needed, all of nearly the same width.
      let count = (pair.width + FlipRows.width - 1) / FlipRows.width
      let side = FlipRows.padded((pair.width + count - 1) / count)
      blocks = [[Part]](repeating: [], count: count)
      for row in rows {
        let (first, last) = (row * pair.width, (row + 1) * pair.width)
        isOpaque = isOpaque && pair.isOpaque(from: first, before: last)
        var start = pair.nextDifference(from: first, before: last)
        while start < last {
          // The outermost pixels of a block that differ tell all that counts of it.
          let end = min(first + ((start - first) / side + 1) * side, last)
          let stop = pair.endOfDifferences(from: start, before: end)
          add(row: row, columns: (start - first)..<(stop - first), pair, side, radius)
          start = pair.nextDifference(from: end, before: last)
        }
      }
    }

    /// Adds what is in reach of columns of a row.
    private mutating func add(
      row: Int, columns: Range<Int>, _ pair: PixelPair, _ side: Int, _ radius: Int
    ) {
      let rows = max(row - radius, 0)..<min(row + radius + 1, pair.height)
      let reached =
        max(columns.lowerBound - radius, 0)..<min(columns.upperBound + radius, pair.width)
      var block = reached.lowerBound / side
      while block * side < reached.upperBound {
        let own = reached.clamped(to: block * side..<(block + 1) * side)
        Self.add(Part(rows: rows, columns: own), to: &blocks[block])
        block += 1
      }
    }

    /// Adds a part; those of a block come from the top and reach ever lower.
    static func add(_ part: Part, to block: inout [Part]) {
      guard let last = block.indices.last, block[last].rows.upperBound >= part.rows.lowerBound
      else { return block.append(part) }
      let (rows, columns) = (block[last].rows, block[last].columns)
      block[last].rows = rows.lowerBound..<max(rows.upperBound, part.rows.upperBound)
      block[last].columns =
        min(
          columns.lowerBound, part.columns.lowerBound)..<max(
          columns.upperBound, part.columns.upperBound
        )
    }
  }
}
