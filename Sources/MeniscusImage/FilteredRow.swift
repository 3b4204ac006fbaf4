/// The five filters of PNG rows (ISO/IEC 15948, clause 9), undone for pixels of any size.
enum FilteredRow {
  /// Undoes a filter in place.
  ///
  /// - Parameters:
  ///   - above: the unfiltered row above, or zeros.
  ///   - step: the distance to the byte on the left.
  ///   - filter: 0 to 4.
  static func unfilter(
    _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    filter: UInt8
  ) {
    switch filter {
    case 1:
      for index in stride(from: step, to: count, by: 1) { row[index] &+= row[index - step] }
    case 2:
      for index in 0..<count { row[index] &+= above[index] }
    case 3:
      for index in 0..<min(step, count) { row[index] &+= above[index] / 2 }
      for index in stride(from: step, to: count, by: 1) {
        row[index] &+= UInt8((UInt16(row[index - step]) + UInt16(above[index])) / 2)
      }
    case 4:
      for index in 0..<min(step, count) { row[index] &+= above[index] }
      for index in stride(from: step, to: count, by: 1) {
        row[index] &+= paeth(
          left: Int(row[index - step]), above: Int(above[index]),
          aboveLeft: Int(above[index - step]))
      }
    default: break
    }
  }

  /// The one of three neighbours that is nearest to left + above − above left (clause 9.4).
  @inline(__always)
  private static func paeth(left: Int, above: Int, aboveLeft: Int) -> UInt8 {
    let fromLeft = abs(above - aboveLeft)
    let fromAbove = abs(left - aboveLeft)
    let fromAboveLeft = abs(left + above - 2 * aboveLeft)
    if fromLeft <= fromAbove && fromLeft <= fromAboveLeft {
      return UInt8(truncatingIfNeeded: left)
    }
    return UInt8(truncatingIfNeeded: fromAbove <= fromAboveLeft ? above : aboveLeft)
  }
}
