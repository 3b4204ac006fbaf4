import MeniscusImage

/// A row's unbroken stretch of pixels that differ between two pictures.
struct DifferingRun: Equatable {
  /// The row.
  var row: Int
  /// The first column.
  var start: Int
  /// The column after the last.
  var end: Int
  /// The place of the first pixel's first sample in either picture.
  var firstSample: Int

  /// How far two samples lie apart.
  static func distance(_ a: UInt8, _ b: UInt8) -> Int {
    abs(Int(a) - Int(b))
  }

  /// Calls `body` with every run, row by row from the top, from left to right.
  ///
  /// Complexity: linear in the samples; equal pixels are passed over sixteen at a time.
  ///
  /// - Precondition: the pictures have the same extents.
  static func forEach(expected: Bitmap, actual: Bitmap, _ body: (DifferingRun) -> Void) {
    _ = PixelPair.reading(expected, actual) { pair in
      for row in 0..<pair.height { forEach(in: row, pair, body) }
    }
  }

  private static func forEach(in row: Int, _ pair: PixelPair, _ body: (DifferingRun) -> Void) {
    let (first, last) = (row * pair.width, (row + 1) * pair.width)
    var index = pair.nextDifference(from: first, before: last)
    while index < last {
      let start = index
      while index < last, pair.first[index] != pair.second[index] { index &+= 1 }
      body(
        DifferingRun(
          row: row, start: start - first, end: index - first, firstSample: start * 4))
      index = pair.nextDifference(from: index, before: last)
    }
  }
}
