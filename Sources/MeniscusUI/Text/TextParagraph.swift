import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// How a text is set, environment applied.
struct TextSetting: Equatable {
  var face: TextFace
  var lineLimit: Int?
  var lineSpacing: Double
  var alignment: TextAlignment
  var truncation: Truncation

  init(_ attributes: Text.Attributes, in environment: EnvironmentValues) {
    let font = attributes.font ?? environment.font ?? .body
    face = font.face(
      at: environment.dynamicTypeSize, weight: attributes.weight ?? environment.fontWeight,
      tabularDigits: attributes.hasTabularDigits || environment.hasTabularDigits)
    lineLimit = environment.lineLimit.map { max($0, 1) }
    let spacing = Double(environment.lineSpacing)
    lineSpacing = spacing.isFinite ? max(spacing, 0) : 0
    alignment = environment.multilineTextAlignment
    truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
  }

  /// The distance from one baseline to the next, in points.
  var pitch: Double { max(face.leading + lineSpacing, 1) }

  /// The height of a number of lines, in points.
  func height(lines: Int) -> Double {
    face.lineHeight + Double(max(lines, 1) - 1) * pitch
  }

  /// How many lines a height has room for, at least one; nil for any number.
  func lineLimit(height: Double?) -> Int? {
    // The height of a text is rounded up to a pixel and positions are added to it.
    guard let height, height < 1e6 else { return lineLimit }
    let room = (height - face.lineHeight + 0.01) / pitch
    let fitting = room >= 0 ? Int(room) + 1 : 1
    return min(lineLimit ?? fitting, fitting)
  }
}

/// A text broken into lines.
struct TextParagraph {
  let lines: [TextLine]
  /// The width of the widest line, in points.
  let width: Double

  @MainActor
  init(
    _ text: ShapedText, _ setting: TextSetting, width: Double?, height: Double?,
    glyphs: GlyphStore
  ) {
    let size = setting.face.size
    let available = width.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity
    let breaker = LineBreaker(
      width: available, limit: setting.lineLimit(height: height), truncation: setting.truncation)
    let ellipsis = glyphs.glyph(glyphs.row(of: TextShaper.ellipsis, in: setting.face)).advance
    lines = breaker.lines(of: text.classes, ellipsis: ellipsis * size) { range in
      text.width(of: range) * size
    }
    self.width = lines.reduce(0) { max($0, $1.width) }
  }
}

extension TextParagraph {
  /// The glyphs of all lines, in a frame of a width with its origin at zero.
  ///
  /// - Parameter baseline: the baseline of the first line, in points below the frame's top.
  @MainActor
  func run(
    of text: ShapedText, _ setting: TextSetting, width: Double, baseline: Double,
    grid: PixelGrid, glyphs: GlyphStore, on canvas: DisplayCanvas,
    direction: ReadingDirection
  ) -> GlyphRun {
    var placements: [GlyphRun.Placement] = []
    for (index, line) in lines.enumerated() {
      let free = width - line.width
      let shift =
        switch (setting.alignment, direction) {
        case (.center, _): free / 2
        case (.leading, .leftToRight), (.trailing, .rightToLeft): 0.0
        default: free
        }
      let y = grid.rounded(baseline + Double(index) * setting.pitch)
      var pen = TextPen(
        text: text, face: setting.face, glyphs: glyphs, canvas: canvas,
        place: Point2D(x: shift, y: y))
      if let omitted = line.omitted {
        pen.draw(line.range.lowerBound..<omitted.lowerBound)
        pen.draw(TextShaper.ellipsis)
        pen.draw(omitted.upperBound..<line.range.upperBound)
      } else {
        pen.draw(line.range)
      }
      placements += pen.placements
    }
    return GlyphRun(size: setting.face.size, glyphs: placements)
  }
}

/// Places the glyphs of one line.
@MainActor
private struct TextPen {
  let text: ShapedText
  let face: TextFace
  let glyphs: GlyphStore
  let canvas: DisplayCanvas
  /// Where the next glyph's origin lies, in points.
  var place: Point2D
  var placements: [GlyphRun.Placement] = []

  mutating func draw(_ range: Range<Int>) {
    for index in range {
      let offset = text.distance(from: range.lowerBound, to: index) * face.size
      add(row: text.glyphs[index], at: Point2D(x: place.x + offset, y: place.y))
    }
    place.x += text.width(of: range) * face.size
  }

  mutating func draw(_ character: Character) {
    let row = glyphs.row(of: character, in: face)
    add(row: row, at: place)
    place.x += glyphs.glyph(row).advance * face.size
  }

  private mutating func add(row: Int, at origin: Point2D) {
    guard let outline = glyphs.outline(row) else { return }
    placements.append(GlyphRun.Placement(outline: canvas.row(of: outline), origin: origin))
  }
}
