import MeniscusDisplay
import MeniscusGeometry

/// Where a glyph stands on the frame's pixels, its origin moved to the nearest quarter of a pixel.
///
/// The grid lets the coverage of a letter be worked out once for all places where it stands. Large
/// glyphs, whose movement would show, are not moved; see ``largestExtent``.
struct GlyphPlacement {
  /// The pixel that the origin lies in.
  let x: Int
  /// The row of that pixel.
  let y: Int
  /// From the outline's space to pixels, the origin in the pixel at zero.
  let transform: Affine2D

  /// The side of an em in pixels beyond which glyphs are drawn as outlines, where they stand.
  static let largestExtent = 128.0

  /// Whether glyphs are kept as coverage where `transform` leads from ems to pixels.
  static func usesMasks(_ transform: Affine2D) -> Bool {
    let across = transform.a * transform.a + transform.b * transform.b
    let down = transform.c * transform.c + transform.d * transform.d
    // What is not a number is drawn as an outline, which draws nothing.
    return max(across, down) <= largestExtent * largestExtent
  }

  /// Makes the placement of a glyph; nil where its origin is far outside any frame.
  ///
  /// - Parameter transform: from the outline's space to pixels.
  init?(_ transform: Affine2D) {
    guard abs(transform.tx) < 65_536, abs(transform.ty) < 65_536 else { return nil }
    let across = Self.quarters(transform.tx)
    let down = Self.quarters(transform.ty)
    x = across >> 2
    y = down >> 2
    self.transform = Affine2D(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: Double(across & 3) / 4, ty: Double(down & 3) / 4)
  }

  /// The quarter of a pixel that is nearest to a coordinate.
  ///
  /// Sums of advances miss the middle between two quarters by their last bits, and by others once a line
  /// is moved. So they are taken to 1/4096 pixel first, and a middle goes up on both sides of zero: then
  /// letters stand the same wherever a line is moved by whole pixels.
  private static func quarters(_ coordinate: Double) -> Int {
    (Int((coordinate * 4096 + 0.5).rounded(.down)) + 512) >> 10
  }

  /// What the coverage of a glyph with an outline of this hash depends on.
  func key(outline: UInt64) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(outline)
    hasher.combine(transform)
    return hasher.finish()
  }
}
