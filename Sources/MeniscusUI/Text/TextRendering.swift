import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// Draws texts in a way of somebody's own.
@MainActor
protocol TextRendering {
  /// Draws a layout; the origin of the space is that of the text's frame.
  func draw(_ layout: GlyphLayout, of element: ElementNode, on canvas: DisplayCanvas)
  /// The extent of a text that would have another one by itself.
  func size(
    for proposal: LayoutProposal, by itself: @escaping (LayoutProposal) -> Size2D
  ) -> Size2D
}

private let textRenderingEntry = EnvironmentEntry<(any TextRendering)?>(nil)

extension EnvironmentValues {
  /// Who draws texts; nil where they draw themselves.
  var textRendering: (any TextRendering)? {
    get { self[textRenderingEntry] }
    set { self[textRenderingEntry] = newValue }
  }
}

extension TextPlacement {
  /// A layout of everything, for who draws it glyph by glyph.
  func layout(
    _ segments: [TextSegment], paints: [Paint], marks: [[any TextAttribute]]
  ) -> GlyphLayout {
    var lines: [GlyphLayout.Line] = []
    var runs: [GlyphLayout.Run] = []
    for (index, segment) in segments.enumerated() {
      runs.append(
        GlyphLayout.Run(
          slices: slices(of: segment, paint: paints[segment.run]),
          attributes: marks[segment.run],
          layoutDirection: segment.level % 2 == 0 ? .leftToRight : .rightToLeft))
      let isLast = index + 1 == segments.count || segments[index + 1].baseline != segment.baseline
      if isLast {
        let start = runs.first?.typographicBounds.origin ?? .zero
        lines.append(
          GlyphLayout.Line(runs: runs, origin: CGPoint(x: start.x, y: segment.baseline)))
        runs = []
      }
    }
    return GlyphLayout(
      lines: lines,
      isTruncated: paragraph.lines.contains { $0.content.omitted != nil })
  }

  private func slices(of segment: TextSegment, paint: Paint) -> [GlyphLayout.Glyph] {
    let run = text.runs[segment.run]
    var metrics = LineMetrics(run)
    metrics.scale(by: paragraph.scale)
    let y = segment.baseline - run.baselineOffset * paragraph.scale
    func slice(_ row: Int, _ x: Double, _ width: Double, _ character: Int) -> GlyphLayout.Glyph {
      GlyphLayout.Glyph(
        outline: glyphs.outline(row), size: run.face.size * paragraph.scale, paint: paint,
        bounds: GlyphLayout.TypographicBounds(
          origin: CGPoint(x: x, y: y), width: width, ascent: metrics.ascent,
          descent: metrics.descent, leading: 0),
        character: GlyphLayout.CharacterIndex(value: character))
    }
    guard let range = segment.range else {
      let row = glyphs.row(of: TextShaper.ellipsis, style: run.face.style)
      return [slice(row, segment.x, segment.width, text.characters.count)]
    }
    return range.map { index in
      let width = text.advance(of: index) * paragraph.scale
      var offset = text.distance(from: range.lowerBound, to: index) * paragraph.scale
      if segment.level % 2 == 1 { offset = segment.width - offset - width }
      return slice(text.glyphs[index], segment.x + offset, width, index)
    }
  }
}
