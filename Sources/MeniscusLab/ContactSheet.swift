import MeniscusImage
import MeniscusUI

/// Frames of a replay side by side in one picture, row by row, each with a label below it.
package struct ContactSheet: Equatable, Sendable {
  /// The pixels between two frames and around all.
  package static let gutter = 2
  /// The most pixels that a sheet may have.
  package static let limit = 1 << 26

  /// The extents of a sheet, and of its cells.
  package struct Grid: Equatable, Sendable {
    /// The frames in a row.
    package let columns: Int
    /// The rows.
    package let rows: Int
    /// The pixels of a cell, of the widest frame.
    package let cellWidth: Int
    /// The pixels of a cell without its label, of the highest frame.
    package let cellHeight: Int
    /// The pixels of a dot of the labels, in either direction.
    package let dot: Int

    /// Makes a grid for so many frames; about as wide as high unless columns are given.
    ///
    /// - Precondition: there is a frame, and columns and the dot are at least 1.
    package init(count: Int, columns: Int?, cellWidth: Int, cellHeight: Int, dot: Int = 1) {
      precondition(count > 0 && columns ?? 1 > 0, "A sheet has a frame and a column.")
      precondition(dot > 0, "A dot has a pixel.")
      func rows(_ columns: Int) -> Int { (count + columns - 1) / columns }
      let height = cellHeight + Self.labelHeight(dot)
      var wide = 1
      while wide < count, wide * cellWidth < rows(wide) * height { wide += 1 }
      self.columns = min(columns ?? wide, count)
      self.rows = rows(self.columns)
      self.cellWidth = cellWidth
      self.cellHeight = cellHeight
      self.dot = dot
    }

    /// The pixels of a label, with the space above and below its letters.
    package var labelHeight: Int { Self.labelHeight(dot) }

    private static func labelHeight(_ dot: Int) -> Int { (DotLetters.height + 4) * dot }

    /// The columns of pixels.
    package var width: Int { columns * (cellWidth + gutter) + gutter }
    /// The rows of pixels.
    package var height: Int { rows * (cellHeight + labelHeight + gutter) + gutter }
    /// Whether the sheet has no more pixels than it may.
    package var isPossible: Bool {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      return !overflow && pixels <= limit
    }
  }

  private let grid: Grid
  private var count = 0
  /// The sheet, with the frames that were added so far on a grey ground.
  package private(set) var bitmap: Bitmap

  /// Makes a sheet without frames.
  ///
  /// - Precondition: the grid is possible.
  package init(_ grid: Grid) {
    precondition(grid.isPossible, "A sheet has no more pixels than it may.")
    self.grid = grid
    // Dark enough for white letters, light enough beside a black frame.
    let grey: [UInt8] = [88, 88, 88, 255]
    let size = grid.width * grid.height * 4
    bitmap = Bitmap(
      width: grid.width, height: grid.height,
      samples: [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = size
        for index in 0..<size { buffer[index] = grey[index & 3] }
      })
  }

  /// Adds a frame at the next place.
  ///
  /// A label that is wider than its cell is cut off.
  ///
  /// - Precondition: the grid has room, and the frame is no larger than a cell.
  package mutating func add(_ frame: Bitmap, label: String) {
    precondition(count < grid.columns * grid.rows, "The grid has room for all frames.")
    precondition(
      frame.width <= grid.cellWidth && frame.height <= grid.cellHeight,
      "No frame is larger than a cell.")
    let left = count % grid.columns * (grid.cellWidth + Self.gutter) + Self.gutter
    let top =
      count / grid.columns * (grid.cellHeight + grid.labelHeight + Self.gutter) + Self.gutter
    count += 1
    for row in 0..<frame.height {
      let source = row * frame.width * 4
      let target = ((top + row) * grid.width + left) * 4
      bitmap.samples.replaceSubrange(
        target..<target + frame.width * 4, with: frame.samples[source..<source + frame.width * 4])
    }
    draw(label, left: left, top: top + grid.cellHeight + 2 * grid.dot)
  }

  /// Draws white letters.
  private mutating func draw(_ label: String, left: Int, top: Int) {
    for (column, y) in DotLetters.dots(of: label) where (column + 2) * grid.dot <= grid.cellWidth {
      // A dot of space keeps the first letter off the gutter.
      let x = column + 1
      for row in 0..<grid.dot {
        let first = ((top + y * grid.dot + row) * grid.width + left + x * grid.dot) * 4
        for index in first..<first + grid.dot * 4 { bitmap.samples[index] = 255 }
      }
    }
  }
}
