import MeniscusGeometry

/// Glyphs of one size, drawn with one paint; overlapping glyphs are laid one over the other.
///
/// A renderer may place each glyph on a grid of quarters of a pixel, so that its coverage can be
/// kept from frame to frame.
public struct GlyphRun: Equatable, Sendable {
  /// A glyph at its place.
  @frozen
  public struct Placement: Equatable, Sendable {
    /// The row of the glyph's outline, which is in ems, in ``DisplayResources/outlines``.
    public var outline: Int
    /// Where the outline's origin lies, in the operation's own space, in points.
    public var origin: Point2D

    /// Makes a placement.
    @inlinable
    public init(outline: Int, origin: Point2D) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The side of an em, in points.
  public var size: Double
  /// The glyphs, back to front; their outlines are filled by the non-zero rule.
  public var glyphs: [Placement]

  /// Makes a run.
  public init(size: Double, glyphs: [Placement]) {
    self.size = size
    self.glyphs = glyphs
  }
}

extension GlyphRun {
  /// From the space of an outline, in ems, to the operation's own space.
  public func transform(of glyph: Placement) -> Affine2D {
    Affine2D(a: size, b: 0, c: 0, d: size, tx: glyph.origin.x, ty: glyph.origin.y)
  }
}
