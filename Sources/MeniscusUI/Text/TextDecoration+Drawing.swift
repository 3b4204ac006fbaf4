import MeniscusGeometry
import MeniscusLayout
import MeniscusText

extension TextDecoration {
  /// The thickness of a line along text, in ems of regular weight.
  private static let thickness = 0.058
  /// How far below the baseline the upper edge of a line under text lies, in ems.
  private static let underlineDepth = 0.11

  /// The rectangles of a line under a segment, in the text's own space.
  static func underline(
    _ pattern: Text.LineStyle.Pattern, of segment: TextSegment, run: TextRun, scale: Double,
    grid: PixelGrid
  ) -> [Rect2D] {
    let size = run.face.size * scale
    let baseline = segment.baseline - run.baselineOffset * scale
    return line(
      pattern, of: segment, top: baseline + underlineDepth * size,
      thickness: thickness(run, size), grid: grid)
  }

  /// The rectangles of a line through a segment, in the text's own space: in the middle of small
  /// letters.
  static func strikethrough(
    _ pattern: Text.LineStyle.Pattern, of segment: TextSegment, run: TextRun, scale: Double,
    grid: PixelGrid
  ) -> [Rect2D] {
    let size = run.face.size * scale
    let baseline = segment.baseline - run.baselineOffset * scale
    let thickness = thickness(run, size)
    return line(
      pattern, of: segment, top: baseline - Typeface.xHeight / 2 * size - thickness / 2,
      thickness: thickness, grid: grid)
  }

  /// Lines are heavier along heavier text, by the weights' own scale.
  private static func thickness(_ run: TextRun, _ size: Double) -> Double {
    let steps = Double(run.face.style.weight.rawValue - TypefaceWeight.regular.rawValue) / 100
    return thickness * size * (1 + 0.13 * steps)
  }

  private static func line(
    _ pattern: Text.LineStyle.Pattern, of segment: TextSegment, top: Double, thickness: Double,
    grid: PixelGrid
  ) -> [Rect2D] {
    let height = max(grid.rounded(thickness), grid.pixelLength)
    let y = grid.rounded(top)
    // Whole pixels: lines along runs that follow each other have no seam.
    let (start, end) = (grid.rounded(segment.x), grid.rounded(segment.x + segment.width))
    let lengths = pattern.lengths
    let period = lengths.reduce(0, +) * height
    // Of a line without end, or so far away that a period is lost in rounding, nobody sees a pattern.
    guard !lengths.isEmpty, max(abs(start), abs(end)) < period * 1_000_000 else {
      return [Rect2D(minX: start, minY: y, maxX: end, maxY: y + height)]
    }
    var rectangles: [Rect2D] = []
    // Patterns count from the frame's edge, so that they go on from one run to the next.
    var x = (start / period).rounded(.down) * period
    var index = 0
    while x < end {
      let length = lengths[index % lengths.count] * height
      let (left, right) = (max(x, start), min(x + length, end))
      if index % 2 == 0, right > left {
        rectangles.append(Rect2D(minX: left, minY: y, maxX: right, maxY: y + height))
      }
      x += length
      index += 1
    }
    return rectangles
  }
}

extension Text.LineStyle.Pattern {
  /// What is drawn and left free by turns, in thicknesses of the line; empty for one piece.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [8, 4]
    case .dashDot: [8, 4, 2, 4]
    case .dashDotDot: [8, 4, 2, 4, 2, 4]
    }
  }
}
