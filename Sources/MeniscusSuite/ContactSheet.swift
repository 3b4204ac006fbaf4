import MeniscusImage

/// Frames of a replay side by side in one picture, row by row.
package struct ContactSheet: Equatable, Sendable {
  /// The pixels between two frames and around all.
  package static let gutter = 2
  /// The most pixels that a sheet may have.
  package static let limit = 1 << 26

  /// The extents of a sheet, and of its cells.
  package struct Grid: Equatable, Sendable {
    /// The frames in a row.
    package var columns: Int
    /// The rows.
    package var rows: Int
    /// The pixels of a cell, of the widest frame.
    package var cellWidth: Int
    /// The pixels of a cell, of the highest frame.
    package var cellHeight: Int

    /// Makes a grid for so many frames; as wide as high unless columns are given.
    ///
    /// - Precondition: there is a frame, and columns are at least 1.
    package init(count: Int, columns: Int?, cellWidth: Int, cellHeight: Int) {
      precondition(count > 0 && columns ?? 1 > 0, "A sheet has a frame and a column.")
      var side = 1
      while side * side < count { side += 1 }
      self.columns = min(columns ?? side, count)
      rows = (count + self.columns - 1) / self.columns
      self.cellWidth = cellWidth
      self.cellHeight = cellHeight
    }

    /// The columns of pixels.
    package var width: Int { columns * (cellWidth + gutter) + gutter }
    /// The rows of pixels.
    package var height: Int { rows * (cellHeight + gutter) + gutter }
  }

  /// The frames on a grey ground, the first at the top left.
  ///
  /// - Precondition: no frame is larger than a cell, and the grid has room for all.
  /// - Complexity: linear in the pixels.
  package static func picture(of frames: [Bitmap], on grid: Grid) -> Bitmap {
    precondition(frames.count <= grid.columns * grid.rows, "The grid has room for all frames.")
    let grey: [UInt8] = [128, 128, 128, 255]
    var samples = [UInt8](unsafeUninitializedCapacity: grid.width * grid.height * 4) {
      buffer, count in
      count = grid.width * grid.height * 4
      for index in 0..<count { buffer[index] = grey[index & 3] }
    }
    for (index, frame) in frames.enumerated() {
      precondition(
        frame.width <= grid.cellWidth && frame.height <= grid.cellHeight,
        "No frame is larger than a cell.")
      let left = index % grid.columns * (grid.cellWidth + gutter) + gutter
      let top = index / grid.columns * (grid.cellHeight + gutter) + gutter
      for row in 0..<frame.height {
        let source = row * frame.width * 4
        let target = ((top + row) * grid.width + left) * 4
        samples.replaceSubrange(
          target..<target + frame.width * 4,
          with: frame.samples[source..<source + frame.width * 4])
      }
    }
    return Bitmap(width: grid.width, height: grid.height, samples: samples)
  }
}
