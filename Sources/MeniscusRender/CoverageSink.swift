/// Takes the coverage of a region's pixels, row by row, left to right, without gaps.
protocol CoverageSink {
  /// `count` pixels from `x` of row `y` share one coverage, 0…255.
  mutating func constant(y: Int, x: Int, count: Int, coverage: UInt32)
  /// `count` pixels from `x` of row `y` have a coverage each.
  mutating func varying(y: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
