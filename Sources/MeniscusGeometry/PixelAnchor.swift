/// A pixel that belongs to what is drawn: coordinates are counted from it, not from the frame's.
///
/// Where content is moved by whole pixels its anchor moves along, so that every number counted from
/// it stays the same, and with it every pixel.
public struct PixelAnchor: Equatable, Sendable {
  /// The column of the pixel.
  public let column: Int
  /// The row of the pixel.
  public let row: Int

  /// The pixel that the origin of a space lies in; 0 far outside of any frame.
  ///
  /// - Parameters:
  ///   - transform: from the space to pixels divided by `scale`.
  ///   - scale: the pixels of a point, or 1 where `transform` leads to pixels.
  public init(_ transform: Affine2D, scale: Double = 1) {
    column = Self.pixel(transform.tx * scale)
    row = Self.pixel(transform.ty * scale)
  }

  private static func pixel(_ value: Double) -> Int {
    // What lies between two pixels but for rounding belongs to one of them.
    let settled = value.settled
    return abs(settled) < 0x1p24 ? Int(settled.rounded(.down)) : 0
  }
}

extension Double {
  /// The nearest multiple of 2⁻²⁰, which takes up what is lost to rounding far from an origin.
  @inlinable
  public var settled: Double {
    // Adding 1.5 × 2³² rounds to it; larger values have no such parts.
    abs(self) < 0x1p31 ? self + 0x1.8p32 - 0x1.8p32 : self
  }
}
