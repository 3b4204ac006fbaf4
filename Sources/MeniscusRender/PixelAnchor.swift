import MeniscusGeometry

/// A pixel that belongs to what is drawn: single-precision coordinates are counted from it.
///
/// Where content is moved by whole pixels its anchor moves along, so that every number counted from
/// it stays the same, and with it every pixel.
struct PixelAnchor: Equatable, Sendable {
  let column: Int
  let row: Int

  /// The pixel that the origin of a space lies in; 0 far outside of any frame.
  ///
  /// - Parameter transform: from the space to device pixels.
  init(_ transform: Affine2D) {
    column = Self.pixel(transform.tx)
    row = Self.pixel(transform.ty)
  }

  /// Rounded to 1/4096 pixel first: what lies between two pixels but for rounding stays in one.
  private static func pixel(_ value: Double) -> Int {
    guard abs(value) < 0x1p24 else { return 0 }
    return Int((value * 4096).rounded()) >> 12
  }
}
