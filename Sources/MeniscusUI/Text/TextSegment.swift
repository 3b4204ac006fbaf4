import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// A part of a line that is drawn in one go: characters of one run, or the ellipsis.
struct TextSegment {
  /// The characters; nil for the ellipsis.
  var range: Range<Int>?
  /// The run whose style it has.
  var run: Int
  /// The left edge from the left edge of the text, in points.
  var x = 0.0
  var width: Double
  /// The baseline of the line below the top of the text, on a whole pixel, in points.
  var baseline = 0.0
}

/// Where everything of a text stands, in a frame of a width with its origin at zero.
@MainActor
struct TextPlacement {
  let text: ShapedText
  let setting: TextSetting
  let paragraph: TextParagraph
  let glyphs: GlyphStore
  let grid: PixelGrid

  /// The segments of all lines, from the top, each line from left to right.
  func segments(width: Double, direction: ReadingDirection) -> [TextSegment] {
    let first = grid.rounded(paragraph.lines[0].metrics.ascent)
    var placed: [TextSegment] = []
    for line in paragraph.lines {
      let free = width - line.content.width
      var x =
        switch (setting.alignment, direction) {
        case (.center, _): free / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0.0
        default: free
        }
      for var segment in segments(of: line.content) {
        segment.x = x
        segment.baseline = grid.rounded(first + line.drop)
        x += segment.width
        placed.append(segment)
      }
    }
    return placed
  }

  /// The segments of a line from left to right, without their places.
  private func segments(of line: TextLine) -> [TextSegment] {
    guard let omitted = line.omitted else { return segments(of: line.range) }
    let run = paragraph.ellipsisRun
    let face = text.runs[run].face
    let row = glyphs.row(of: TextShaper.ellipsis, style: face.style)
    let width = glyphs.glyph(row).advance * face.size + text.runs[run].tracking
    let ellipsis = TextSegment(range: nil, run: run, width: width * paragraph.scale)
    return segments(of: line.range.lowerBound..<omitted.lowerBound) + [ellipsis]
      + segments(of: omitted.upperBound..<line.range.upperBound)
  }

  private func segments(of range: Range<Int>) -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = text.runIndices[start]
      var end = start + 1
      while end < range.upperBound, text.runIndices[end] == run { end += 1 }
      // What lies between two runs belongs to the first.
      let next =
        end < range.upperBound
        ? text.distance(from: start, to: end) : text.width(of: start..<end)
      segments.append(
        TextSegment(range: start..<end, run: run, width: next * paragraph.scale))
      start = end
    }
    return segments
  }

  /// The glyphs of a segment.
  func placements(of segment: TextSegment, on canvas: DisplayCanvas) -> [GlyphRun.Placement] {
    let run = text.runs[segment.run]
    let y = segment.baseline - run.baselineOffset * paragraph.scale
    guard let range = segment.range else {
      let row = glyphs.row(of: TextShaper.ellipsis, style: run.face.style)
      return placement(row, x: segment.x, y: y, on: canvas).map { [$0] } ?? []
    }
    return range.compactMap { index in
      let offset = text.distance(from: range.lowerBound, to: index) * paragraph.scale
      return placement(text.glyphs[index], x: segment.x + offset, y: y, on: canvas)
    }
  }

  private func placement(
    _ row: Int, x: Double, y: Double, on canvas: DisplayCanvas
  ) -> GlyphRun.Placement? {
    guard let outline = glyphs.outline(row) else { return nil }
    return GlyphRun.Placement(outline: canvas.row(of: outline), origin: Point2D(x: x, y: y))
  }
}
