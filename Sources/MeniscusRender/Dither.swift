import MeniscusGeometry

/// An ordered dither: where a gradient is so flat that its levels would show as bands, pixels between
/// two levels take the one or the other, by a pattern of 4 by 4.
///
/// The pattern counts from what is drawn, as the gradient does: content that moves by whole pixels
/// takes it along. What is added is less than half a level, so that a colour that a level can show
/// stays as it is.
struct Dither: Sendable {
  /// The pixels after which the pattern repeats.
  static let side = 4

  private let column: Int
  private let row: Int

  /// Makes the pattern of what is drawn.
  init(from anchor: PixelAnchor) { (column, row) = (anchor.column, anchor.row) }

  /// What is added to the levels of four pixels of a row, the first in column `x`.
  @inline(__always)
  func biases(y: Int, x: Int) -> SIMD4<Float> {
    let (line, first) = (y &- row, x &- column)
    return SIMD4(
      Self.bias(first, line), Self.bias(first &+ 1, line), Self.bias(first &+ 2, line),
      Self.bias(first &+ 3, line))
  }

  /// Bayer's matrix: the bits of the column, and of column and row together, the lowest counting most.
  @inline(__always)
  private static func bias(_ column: Int, _ row: Int) -> Float {
    let mixed = column ^ row
    let place = (mixed & 1) &* 8 &+ (row & 1) &* 4 &+ (mixed & 2) &+ (row & 2) &>> 1
    return (Float(place) - 7.5) * (1 / 16)
  }
}
