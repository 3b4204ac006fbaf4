import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusMorph
import MeniscusRender

/// Draws frames a second time, moved by whole pixels in a larger frame, and sets the two side by
/// side.
///
/// The distances are multiples of the grids that belong to the frame and of no tile: so the same
/// content meets other tiles, another row of memory and other coordinates, and may not change.
package struct TranslatedDrawing {
  private var renderer: Renderer

  /// Makes what draws frames a second time.
  package init(tileSize: Int) {
    renderer = Renderer(tileSize: tileSize)
  }

  /// How far to the right and down frames are moved, in pixels: 48 and 96 at scales of 1, 2 and 3.
  ///
  /// What lies behind glass is blurred in cells of up to 16 pixels; its shadow is known at nodes of 4
  /// points, rounded to pixels.
  package static func distances(scale: Double) -> (columns: Int, rows: Int) {
    let step = max(Int((4 * scale).rounded()), 1)
    var columns = step
    while columns % 16 != 0 || columns < 48 { columns += step }
    return (columns, 2 * columns)
  }

  /// The hash of a frame's pixels if the moved ones are the same, and another if they are not.
  ///
  /// Glass that reaches the left or upper edge is left out: there is more behind it now. So are
  /// frames that would be beyond ``DisplayList/pixelLimit``.
  package mutating func hash(
    of list: DisplayList, fusedShapes: FusedShapes, bitmap: Bitmap, plain: UInt64,
    parallel: ParallelFor
  ) -> UInt64 {
    let (columns, rows) = Self.distances(scale: list.scale)
    let limit = DisplayList.pixelLimit
    guard bitmap.width + columns <= limit, bitmap.height + rows <= limit else { return plain }
    _ = renderer.render(list.moved(x: columns, y: rows), parallel: parallel)
    let moved = renderer.frame.bitmap
    guard moved.width == bitmap.width + columns, moved.height == bitmap.height + rows else {
      return ~plain
    }
    let parts = fusedShapes.partsAtEdges(of: list)
    var hasher = StableHasher()
    var isSame = true
    for y in 0..<bitmap.height {
      for run in Self.runs(outside: parts, in: bitmap.width, row: y) {
        let own = bitmap.samples[bitmap.range(run, row: y)]
        let x = run.lowerBound + columns..<run.upperBound + columns
        let other = moved.samples[moved.range(x, row: y + rows)]
        if own == other { continue }
        isSame = false
        hasher.combine(y)
        hasher.combine(StableHash.hash(Array(other)))
      }
    }
    return isSame ? plain : hasher.finish()
  }

  /// The columns of a row that lie in none of the parts.
  private static func runs(outside parts: [Rect2D], in width: Int, row: Int) -> [Range<Int>] {
    let y = Double(row)
    let hidden = parts.filter { ($0.minY..<$0.maxY).contains(y) }
      .map { Int($0.minX)..<Int($0.maxX) }.sorted { $0.lowerBound < $1.lowerBound }
    var runs: [Range<Int>] = []
    var next = 0
    for range in hidden {
      if range.lowerBound > next { runs.append(next..<range.lowerBound) }
      next = max(next, range.upperBound)
    }
    if next < width { runs.append(next..<width) }
    return runs
  }
}

extension Bitmap {
  /// Where the samples of a part of a row are.
  fileprivate func range(_ columns: Range<Int>, row: Int) -> Range<Int> {
    (row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4
  }
}

extension DisplayList {
  /// The list in a frame that is larger by some pixels at its left and upper edge.
  func moved(x: Int, y: Int) -> DisplayList {
    let distance = Point2D(x: Double(x) / scale, y: Double(y) / scale)
    let move = Affine2D.translation(x: distance.x, y: distance.y)
    var list = self
    // Half a pixel less, so that rounding up to pixels gives the very number.
    list.size = Size2D(
      width: (Double(pixelWidth + x) - 0.5) / scale, height: (Double(pixelHeight + y) - 0.5) / scale
    )
    for index in operations.indices {
      list.operations[index].transform = operations[index].transform.then(move)
    }
    for row in glass.indices { list.glass[row].transform = glass[row].transform.then(move) }
    return list
  }
}
