extension GlyphLayout {
  /// A part of a line in one style.
  public struct Run: RandomAccessCollection {
    /// A glyph.
    public typealias Element = RunSlice
    /// Some glyphs.
    public typealias SubSequence = RunSlice

    let slices: [Glyph]
    let attributes: [any TextAttribute]
    /// Which way it is read.
    public let layoutDirection: LayoutDirection

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last glyph.
    public var endIndex: Int { slices.count }
    /// The glyph at a place, in reading order.
    public subscript(position: Int) -> RunSlice { self[position..<position + 1] }
    /// The glyphs at some places.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// What marks the run.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? {
      attributes.lazy.compactMap { $0 as? Attribute }.first
    }

    /// What the run takes up.
    public var typographicBounds: TypographicBounds { .around(slices.map(\.bounds)) }
    /// The characters that its glyphs stand for.
    public var characterIndices: [CharacterIndex] { slices.map(\.character) }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection {
    /// A glyph.
    public typealias Element = RunSlice
    /// Some of the glyphs.
    public typealias SubSequence = RunSlice
    /// Places in the run.
    public typealias Indices = Range<Int>

    /// The run.
    public let run: Run
    /// The places of the glyphs in the run.
    public let indices: Range<Int>

    /// The first place.
    public var startIndex: Int { indices.lowerBound }
    /// The place after the last glyph.
    public var endIndex: Int { indices.upperBound }
    /// The glyph at a place of the run.
    public subscript(position: Int) -> RunSlice { run[position] }
    /// The glyphs at some places of the run.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    /// What marks the run.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// What the glyphs take up.
    public var typographicBounds: TypographicBounds {
      .around(run.slices[indices].map(\.bounds))
    }
    /// The characters that the glyphs stand for.
    public var characterIndices: [CharacterIndex] { run.slices[indices].map(\.character) }
  }
}

extension GlyphLayout.TypographicBounds {
  /// What several pieces take up together.
  static func around(_ pieces: [Self]) -> Self {
    guard var whole = pieces.first else {
      return Self(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
    }
    for piece in pieces.dropFirst() {
      let end = max(whole.origin.x + whole.width, piece.origin.x + piece.width)
      whole.origin.x = min(whole.origin.x, piece.origin.x)
      whole.width = end - whole.origin.x
      whole.ascent = max(whole.ascent, piece.ascent)
      whole.descent = max(whole.descent, piece.descent)
    }
    return whole
  }
}
