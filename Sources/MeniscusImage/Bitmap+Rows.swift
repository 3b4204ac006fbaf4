extension Bitmap {
  /// The bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// Calls `body` with the samples of a row, four a pixel, red first.
  ///
  /// - Precondition: `row` is a row of the picture.
  public func withRow<Result, Failure: Error>(
    _ row: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(row >= 0 && row < height, "A row is counted from 0 up to the picture's height.")
    let range = (row * bytesPerRow)..<((row + 1) * bytesPerRow)
    return try samples.withUnsafeBufferPointer { (samples) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: samples[range]))
    }
  }

  /// Calls `body` with the samples of a row, four a pixel, red first, which it may change.
  ///
  /// - Precondition: `row` is a row of the picture.
  public mutating func withMutableRow<Result, Failure: Error>(
    _ row: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(row >= 0 && row < height, "A row is counted from 0 up to the picture's height.")
    let range = (row * bytesPerRow)..<((row + 1) * bytesPerRow)
    return try samples.withUnsafeMutableBufferPointer { (samples) throws(Failure) in
      try body(UnsafeMutableBufferPointer(rebasing: samples[range]))
    }
  }

  /// The part of the picture from `column` and `row` on, `width` by `height` pixels.
  ///
  /// - Precondition: the part lies in the picture; it may be empty.
  public func cropped(column: Int, row: Int, width: Int, height: Int) -> Bitmap {
    precondition(
      column >= 0 && width >= 0 && width <= self.width - column && row >= 0 && height >= 0
        && height <= self.height - row,
      "A part lies in its picture.")
    var part: [UInt8] = []
    part.reserveCapacity(width * height * 4)
    for y in row..<(row + height) {
      let start = y * bytesPerRow + column * 4
      part.append(contentsOf: samples[start..<(start + width * 4)])
    }
    return Bitmap(width: width, height: height, samples: part)
  }
}
