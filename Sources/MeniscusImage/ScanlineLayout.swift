/// How the rows of a PNG picture lie in the expanded data: the whole picture, or seven passes.
struct ScanlineLayout {
  /// A part of the picture that is stored row by row, each row behind its filter byte.
  struct Pass: Equatable {
    /// The first column and row, and the steps to the next.
    let column, row, columnStep, rowStep: Int
    /// The number of columns and rows; neither is zero.
    let width, height: Int
    /// The bytes of a row without its filter byte.
    let rowLength: Int
  }

  /// The passes that hold a pixel, in the order in which they are stored.
  let passes: [Pass]
  /// The bytes of all passes.
  let byteCount: Int

  /// First column, first row and the steps of the seven passes of Adam7.
  private static let adam7: [(Int, Int, Int, Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// Lays out a picture of at most `limit` samples, four a pixel.
  init(_ header: PNG.Header, limit: Int) throws(ImageError) {
    let tooLarge = ImageError.tooLarge(
      byte: 16, width: header.width, height: header.height, limit: limit)
    // Extents are below 2³¹, so the product is below 2⁶²; the cap keeps all sums below 2⁶³.
    let pixels = Int64(header.width) * Int64(header.height)
    guard pixels <= min(Int64(limit), 1 << 56) / 4, pixels <= Int64(Int.max) / 4 else {
      throw tooLarge
    }

    var passes: [Pass] = []
    var total: Int64 = 0
    for (column, row, columnStep, rowStep) in header.isInterlaced ? Self.adam7 : [(0, 0, 1, 1)] {
      guard column < header.width && row < header.height else { continue }
      let width = (header.width - column - 1) / columnStep + 1
      let height = (header.height - row - 1) / rowStep + 1
      let rowLength = header.rowLength(width)
      total += Int64(height) * (rowLength + 1)
      guard total <= Int64(Int.max) - 64 else { throw tooLarge }
      passes.append(
        Pass(
          column: column, row: row, columnStep: columnStep, rowStep: rowStep, width: width,
          height: height, rowLength: Int(rowLength)))
    }
    self.passes = passes
    byteCount = Int(total)
  }
}
