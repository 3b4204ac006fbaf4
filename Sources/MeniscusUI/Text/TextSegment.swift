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
  /// The level: even ones run to the right, odd ones to the left.
  var level: UInt8 = 0
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
    var segments: [TextSegment]
    if let omitted = line.omitted {
      segments = self.segments(of: line.range.lowerBound..<omitted.lowerBound)
      segments.append(ellipsis(on: line))
      segments += self.segments(of: omitted.upperBound..<line.range.upperBound)
    } else {
      segments = self.segments(of: line.range)
    }
    return BidirectionalLevels.visualOrder(of: segments.map(\.level)).map { segments[$0] }
  }

  private func ellipsis(on line: TextLine) -> TextSegment {
    let run = paragraph.ellipsisRun
    let face = text.runs[run].face
    let row = glyphs.row(of: TextShaper.ellipsis, style: face.style)
    let width = glyphs.glyph(row).advance * face.size + text.runs[run].tracking
    return TextSegment(
      range: nil, run: run, level: text.paragraphLevel(at: line.range.lowerBound),
      width: width * paragraph.scale)
  }

  /// The characters of a range by run and level, in reading order.
  private func segments(of range: Range<Int>) -> [TextSegment] {
    var segments: [TextSegment] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let (run, level) = (text.runIndices[start], text.level(of: start))
      var end = start + 1
      while end < range.upperBound, text.runIndices[end] == run, text.level(of: end) == level {
        end += 1
      }
      // What lies between two segments belongs to the first.
      let next =
        end < range.upperBound
        ? text.distance(from: start, to: end) : text.width(of: start..<end)
      segments.append(
        TextSegment(range: start..<end, run: run, level: level, width: next * paragraph.scale))
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
      var offset = text.distance(from: range.lowerBound, to: index) * paragraph.scale
      if segment.level % 2 == 1 {
        offset = segment.width - offset - text.advance(of: index) * paragraph.scale
      }
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
