import MeniscusText

/// A text broken into lines, each with its place.
struct TextParagraph {
  /// A line with its place below the top of the first.
  struct Line {
    var content: TextLine
    var metrics: LineMetrics
    /// The distance from the first line's baseline to this one's, in points.
    var drop: Double
  }

  /// The lines, in order; at least one.
  let lines: [Line]
  /// The width of the widest line, in points.
  let width: Double
  /// The height of all lines, in points.
  let height: Double
  /// The run whose face the ellipsis has.
  let ellipsisRun: Int
  /// The size that the text is shown in, as a share of its own.
  let scale: Double

  /// Whether a part was left out or a word divided.
  private let isCut: Bool

  /// Breaks a text where it has no room in a width, and leaves out what has none in a height.
  ///
  /// Where the text may become smaller it is shown in the largest of all whole hundredths of its
  /// size in which nothing is left out, or in the smallest.
  @MainActor
  init(
    _ text: ShapedText, _ setting: TextSetting, width: Double?, height: Double?,
    glyphs: GlyphStore
  ) {
    let width = width.map { $0.isNaN ? 0 : max($0, 0) } ?? .infinity
    let height = height.flatMap { $0.isNaN || $0 >= 1e6 ? nil : $0 }
    func paragraph(_ hundredths: Int) -> TextParagraph {
      TextParagraph(
        text, setting, scale: max(Double(hundredths) / 100, setting.minimumScale),
        width: width, height: height, glyphs: glyphs)
    }
    var best = paragraph(100)
    var (low, high) = (Int((setting.minimumScale * 100).rounded(.down)), 100)
    if best.isCut, setting.minimumScale < 1 {
      best = paragraph(low)
      while high - low > 1 {
        let middle = (low + high) / 2
        let candidate = paragraph(middle)
        if candidate.isCut { high = middle } else { (low, best) = (middle, candidate) }
      }
    }
    self = best
  }

  @MainActor
  private init(
    _ text: ShapedText, _ setting: TextSetting, scale: Double, width: Double, height: Double?,
    glyphs: GlyphStore
  ) {
    self.scale = scale
    let breaking = LineBreaking(
      text: text, setting: setting, width: width / scale, glyphs: glyphs)
    var (contents, ellipsisRun) = breaking.lines(limit: setting.lineLimit)
    var lines = breaking.placed(contents)
    if let height {
      // The height of a text is rounded up to a pixel and positions are added to it.
      let room = height / scale + 0.01
      var fitting = lines.prefix { $0.drop + $0.metrics.descent + lines[0].metrics.ascent <= room }
        .count
      while fitting < lines.count, lines.count > 1 {
        (contents, ellipsisRun) = breaking.lines(limit: max(fitting, 1))
        lines = breaking.placed(contents)
        let last = lines[lines.count - 1]
        if last.drop + last.metrics.descent + lines[0].metrics.ascent <= room { break }
        // What was drawn together on the last line is higher than what stood there.
        fitting = lines.count - 1
      }
    }
    self.ellipsisRun = ellipsisRun
    isCut = contents.contains { $0.ending == .truncated || $0.ending == .divided }
    self.lines = lines.map { line in
      var line = line
      line.metrics.scale(by: scale)
      line.content.width *= scale
      line.drop *= scale
      return line
    }
    self.width = self.lines.reduce(0) { max($0, $1.content.width) }
    let last = lines[lines.count - 1]
    var total = lines[0].metrics.ascent + last.drop + last.metrics.descent
    if setting.reservedLines > lines.count, let face = text.runs.last?.face {
      total +=
        Double(setting.reservedLines - lines.count) * max(face.leading + setting.lineSpacing, 1)
    }
    self.height = total * scale
  }
}

/// The heights of a line, in points.
struct LineMetrics: Equatable {
  /// From the baseline to the top.
  var ascent: Double
  /// From the baseline to the bottom.
  var descent: Double
  /// What is left free above the line where another one stands there.
  var gap: Double

  /// The heights of a run by itself; where it is raised, the line keeps the room below.
  init(_ run: TextRun) {
    ascent = run.face.ascent + max(run.baselineOffset, 0)
    descent = run.face.descent - min(run.baselineOffset, 0)
    gap = run.face.leading - run.face.lineHeight
  }

  /// Makes room for another run: what stands highest with its gap decides.
  mutating func include(_ other: LineMetrics) {
    let top = max(ascent + gap, other.ascent + other.gap)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = top - ascent
  }

  mutating func scale(by factor: Double) {
    ascent *= factor
    descent *= factor
    gap *= factor
  }
}

/// Breaks a shaped text into lines.
@MainActor
private struct LineBreaking {
  let text: ShapedText
  let setting: TextSetting
  let width: Double
  let glyphs: GlyphStore

  /// The lines, and the run whose face the ellipsis has where there is one.
  func lines(limit: Int?) -> (lines: [TextLine], ellipsisRun: Int) {
    let breaker = LineBreaker(width: width, limit: limit, truncation: setting.truncation)
    var run = text.runIndex(at: text.characters.count)
    var lines: [TextLine] = []
    // An ellipsis looks like the text beside it, and where that ends depends on the ellipsis: the
    // second attempt is right but where it reaches into yet another run.
    for _ in 0..<2 {
      lines = breaker.lines(of: text.classes, ellipsis: ellipsisWidth(in: run)) { range in
        text.width(of: range)
      }
      guard let line = lines.last, let omitted = line.omitted else { break }
      let beside =
        omitted.lowerBound > line.range.lowerBound ? omitted.lowerBound - 1 : omitted.upperBound
      let found = text.runIndex(at: min(beside, max(line.range.upperBound - 1, 0)))
      if found == run { break }
      run = found
    }
    if lines.isEmpty { lines = [TextLine(range: 0..<0, width: 0, ending: .text)] }
    return (lines, run)
  }

  private func ellipsisWidth(in run: Int) -> Double {
    let face = text.runs[run].face
    let row = glyphs.row(of: TextShaper.ellipsis, style: face.style)
    return glyphs.glyph(row).advance * face.size + text.runs[run].tracking
  }

  /// The lines with their places.
  func placed(_ lines: [TextLine]) -> [TextParagraph.Line] {
    var placed: [TextParagraph.Line] = []
    for line in lines {
      let metrics = metrics(of: line)
      var drop = 0.0
      if let last = placed.last {
        let natural = last.metrics.descent + metrics.gap + metrics.ascent
        let pitch =
          setting.lineHeight?.pitch(natural, size: largestSize(on: line)) ?? natural
        drop = last.drop + max(pitch + setting.lineSpacing, 1)
      }
      placed.append(TextParagraph.Line(content: line, metrics: metrics, drop: drop))
    }
    return placed
  }

  private func largestSize(on line: TextLine) -> Double {
    let first = text.runIndex(at: line.range.lowerBound)
    let last = line.range.isEmpty ? first : text.runIndex(at: line.range.upperBound - 1)
    return text.runs[first...max(first, last)].reduce(0) { max($0, $1.face.size) }
  }

  /// The heights of the runs that stand on a line; of an empty line those of the run it is in.
  private func metrics(of line: TextLine) -> LineMetrics {
    let first = text.runIndex(at: line.range.lowerBound)
    var metrics = LineMetrics(text.runs[first])
    let last = line.range.isEmpty ? first : text.runIndex(at: line.range.upperBound - 1)
    for run in first...max(first, last) { metrics.include(LineMetrics(text.runs[run])) }
    return metrics
  }
}
