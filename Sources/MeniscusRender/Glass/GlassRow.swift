/// The field of a fused shape along a row.
struct FieldRow {
  let distance: UnsafeMutablePointer<Float>
  let gradientX: UnsafeMutablePointer<Float>
  let gradientY: UnsafeMutablePointer<Float>
}

/// Buffers for what is known along a row.
struct GlassRow {
  /// The most pixels of a row.
  let width: Int
  /// The most shares of a stretch.
  let shareCount: Int
  let field: FieldRow
  /// The row below, where unfrosted glass needs it.
  let below: FieldRow
  /// Room for the shares of elements in a stretch.
  let shares: UnsafeMutablePointer<Float>
  /// The shadow and the inner shade of every pixel.
  let shadow: UnsafeMutablePointer<Float>
  let shade: UnsafeMutablePointer<Float>

  /// Makes buffers; they are given back by `deallocate`.
  init(width: Int, shares count: Int) {
    self.width = width
    shareCount = count
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
    shadow = numbers + 6 * length
    shade = numbers + 7 * length
    shares = numbers + 8 * length
  }

  var distance: UnsafeMutablePointer<Float> { field.distance }
  var gradientX: UnsafeMutablePointer<Float> { field.gradientX }
  var gradientY: UnsafeMutablePointer<Float> { field.gradientY }

  func deallocate() { field.distance.deallocate() }
}
