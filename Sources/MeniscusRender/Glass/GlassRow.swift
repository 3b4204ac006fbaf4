/// The field of a fused shape along a row.
struct FieldRow {
  let distance: UnsafeMutablePointer<Float>
  let gradientX: UnsafeMutablePointer<Float>
  let gradientY: UnsafeMutablePointer<Float>
}

/// Buffers for what is known along a row.
struct GlassRow {
  let field: FieldRow
  /// The row below, where unfrosted glass needs it.
  let below: FieldRow
  /// Room for the shares of elements in a stretch.
  let shares: UnsafeMutablePointer<Float>
  /// The places of what is seen, in blurred cells.
  let cellX: UnsafeMutablePointer<Float>
  let cellY: UnsafeMutablePointer<Float>
  /// Shadow and inner shade.
  let light: UnsafeMutablePointer<SIMD2<Float>>

  /// Makes buffers; they are given back by `deallocate`.
  init(width: Int, shares count: Int) {
    // Fields reach a point farther.
    let length = width + 1
    let numbers = UnsafeMutablePointer<Float>.allocate(capacity: 8 * length + count)
    numbers.initialize(repeating: 0, count: 8 * length + count)
    func rows(from first: Int) -> FieldRow {
      FieldRow(
        distance: numbers + first * length, gradientX: numbers + (first + 1) * length,
        gradientY: numbers + (first + 2) * length)
    }
    field = rows(from: 0)
    below = rows(from: 3)
    cellX = numbers + 6 * length
    cellY = numbers + 7 * length
    shares = numbers + 8 * length
    light = .allocate(capacity: width)
    light.initialize(repeating: SIMD2(0, 0), count: width)
  }

  var distance: UnsafeMutablePointer<Float> { field.distance }
  var gradientX: UnsafeMutablePointer<Float> { field.gradientX }
  var gradientY: UnsafeMutablePointer<Float> { field.gradientY }

  func deallocate() {
    field.distance.deallocate()
    light.deallocate()
  }
}
