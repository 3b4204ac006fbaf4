import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// Measures and draws a text.
final class TextElement: SolidElement, ViewNode {
  private var text: Text
  /// What the text says here and now.
  private(set) var pieces: [Text.Piece]
  /// What wakes the text when it reads another way.
  private var timer: Int?
  var setting: TextSetting
  var shaped: ShapedText
  var known: (width: Double?, height: Double?, paragraph: TextParagraph)?
  var paragraph: TextParagraph?
  /// The size that the text was placed in.
  private var placedSize: Size2D?
  /// The paints of the pieces.
  private var paints: [AnimatedPaint] = []
  /// What recognises taps on links.
  private(set) lazy var linkTap = LinkTapParticipant(of: self)
  private var contentTransition = TextContentTransition()

  init(view text: Text, context: NodeContext) {
    self.text = text
    pieces = text.pieces(in: TextScope(context.environment, at: context.graph.time))
    setting = TextSetting(pieces, in: context.environment, context.graph.glyphs.library)
    shaped = context.graph.glyphs.shape(setting.runs, direction: setting.direction)
    super.init(context: context)
    _ = setPaints(animation: nil, at: 0)
    noteUnmet()
    waitForChange()
  }

  override var name: String? { "Text" }

  override var snapshotDetail: String? { "“\(shownContent)”" + toldDetail }

  override func update<New: View>(to new: New) {
    guard let new = new as? Text, new != text else { return }
    graph.counters[.nodesUpdated] += 1
    text = new
    refresh()
  }

  /// What is read.
  var shownContent: String { pieces.map(\.content).joined() }

  private func noteUnmet() {
    for piece in pieces { note(piece.attributes.unmet) }
  }

  private var scope: TextScope { TextScope(environment, at: graph.time) }

  /// Waits for the time at which the text reads another way, if there is one.
  private func waitForChange() {
    if let timer { graph.timers.cancel(timer) }
    timer = text.nextChange(in: scope).map { date in
      graph.schedule(.schedule, of: path, at: date.sceneTime) { [weak self] in
        guard let self else { return }
        timer = nil
        refresh()
        graph.stateChanged()
      }
    }
  }

  override func dismantle() {
    if let timer { graph.timers.cancel(timer) }
    super.dismantle()
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    refresh()
  }

  private func refresh() {
    let new = text.pieces(in: scope)
    if new.map(\.content) != pieces.map(\.content), shownContent != new.map(\.content).joined() {
      contentTransition.begin(in: self)
    }
    pieces = new
    noteUnmet()
    waitForChange()
    refreshSetting()
  }

  private func refreshSetting() {
    let new = TextSetting(pieces, in: environment, graph.glyphs.library)
    if new.runs != setting.runs || new.direction != setting.direction {
      shaped = graph.glyphs.shape(new.runs, direction: new.direction)
      report()
    }
    if new != setting {
      let movesLines = !new.hasSameLines(as: setting)
      setting = new
      graph.needsDisplay = true
      if movesLines {
        known = nil
        paragraph = nil
        invalidateLayout()
      }
    }
    if setPaints(animation: transaction.animation, at: graph.time) {
      graph.valueChanged(of: self, isMoving: paints.contains { $0.isInMotion })
    }
  }

  /// Takes the paints of the pieces; whether anything is different.
  private func setPaints(animation: Animation?, at time: Double) -> Bool {
    var isDifferent = paints.count != pieces.count
    while paints.count < pieces.count { paints.append(AnimatedPaint()) }
    paints.removeLast(paints.count - pieces.count)
    for index in paints.indices {
      let paint = pieces[index].attributes.foreground
        .resolvedPaint(in: environment, bounds: .unit)
      if paints[index].set(paint, animation: animation, at: time) { isDifferent = true }
    }
    return isDifferent
  }

  private func report() {
    for name in setting.unknownFonts { graph.report(.unknownFont(view: path, name: name)) }
    for character in shaped.missing {
      graph.report(.missingGlyph(view: path, character: String(character)))
    }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    var isMoving = contentTransition.settle(at: time)
    for index in paints.indices where paints[index].settle(at: time) { isMoving = true }
    return isMoving
  }

  private var grid: PixelGrid { PixelGrid(scale: graph.scale) }

  private func paragraph(width: Double?, height: Double?) -> TextParagraph {
    if let known, known.width == width, known.height == height { return known.paragraph }
    let paragraph = TextParagraph(
      shaped, setting, width: width, height: height, glyphs: graph.glyphs)
    graph.counters[.charactersBroken] += shaped.characters.count
    known = (width, height, paragraph)
    return paragraph
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    environment.textRendering?.size(for: proposal, by: ownSize) ?? ownSize(for: proposal)
  }

  private func ownSize(for proposal: LayoutProposal) -> Size2D {
    let paragraph = paragraph(width: proposal.width, height: proposal.height)
    return Size2D(
      width: grid.roundedUp(paragraph.width), height: grid.roundedUp(paragraph.height))
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    paragraph = paragraph(width: frame.width, height: frame.height)
    placedSize = frame.size
  }

  /// Lays a text out that nobody places any more: one that leaves may still come to read another way.
  private func layOutWhereItStands() {
    guard paragraph == nil, let placedSize else { return }
    paragraph = paragraph(width: placedSize.width, height: placedSize.height)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let paragraph = paragraph(width: size.width, height: size.height)
    let (first, last) = (paragraph.lines[0], paragraph.lines[paragraph.lines.count - 1])
    return guide == .firstTextBaseline
      ? grid.rounded(first.metrics.ascent)
      : min(size.height, grid.roundedUp(paragraph.height)) - grid.rounded(last.metrics.descent)
  }

  override var layoutSpacing: LayoutSpacing {
    var metrics = LineMetrics(setting.runs[0])
    for run in setting.runs.dropFirst() { metrics.include(LineMetrics(run)) }
    return .text(
      TextLineMetrics(
        ascender: metrics.ascent, descender: metrics.descent, leading: 0,
        pixelLength: grid.pixelLength))
  }

  override func draw(on canvas: DisplayCanvas) {
    layOutWhereItStands()
    if let rendering = environment.textRendering, !environment.isRedacted, let layout {
      report()
      let origin = presentedFrame.origin
      return canvas.transformed(by: .translation(x: origin.x, y: origin.y)) {
        rendering.draw(layout, of: self, on: canvas)
      }
    }
    // One layer for all where all blend alike: glyphs on their way blend too.
    let modes = pieces.map { $0.attributes.foreground.resolvedBlend(in: environment) }
    let isPlain = setting.ornaments.allSatisfy { $0.background == nil }
    let common = isPlain && modes.allSatisfy { $0 == modes[0] } ? modes[0] : nil
    canvas.blended(common, by: self) {
      contentTransition.draw(self, on: canvas) {
        drawContent(on: canvas, modes: common == nil ? modes : [])
      }
    }
  }

  /// - Parameter modes: how the pieces blend with what is behind; empty where none does.
  private func drawContent(on canvas: DisplayCanvas, modes: [LayerBlendMode?]) {
    guard let paragraph else { return }
    report()
    let frame = presentedFrame
    let placement = TextPlacement(
      text: shaped, setting: setting, paragraph: paragraph, glyphs: graph.glyphs, grid: grid)
    let segments = placement.segments(
      width: frame.width, direction: environment.readingDirection)
    if environment.isRedacted {
      let bars = segments.map { segment in
        var metrics = LineMetrics(setting.runs[segment.run])
        metrics.scale(by: paragraph.scale)
        return Rect2D(
          minX: segment.x, minY: segment.baseline - 0.82 * metrics.ascent,
          maxX: segment.x + segment.width, maxY: segment.baseline + 0.4 * metrics.descent)
      }
      return drawBars(bars, at: frame.origin, on: canvas)
    }
    let bounds = Rect2D(origin: .zero, size: frame.size)
    drawBackgrounds(segments, paragraph, at: frame.origin, on: canvas)
    for run in setting.runs.indices {
      let own = segments.filter { $0.run == run }
      let paint = paints[run].shown(
        as: pieces[run].attributes.foreground.resolvedPaint(
          in: environment, bounds: bounds), at: graph.time)
      let ornament = setting.ornaments[run]
      canvas.blended(modes.isEmpty ? nil : modes[run], by: self) {
        drawLines(ornament.underline, TextDecoration.underline, own, paint, frame, on: canvas)
        let glyphs = GlyphRun(
          size: setting.runs[run].face.size * paragraph.scale,
          glyphs: own.flatMap { placement.placements(of: $0, on: canvas) })
        canvas.glyphs(glyphs, paint, at: frame.origin, by: self)
        drawLines(
          ornament.strikethrough, TextDecoration.strikethrough, own, paint, frame, on: canvas)
      }
    }
  }

  private var placement: TextPlacement? {
    paragraph.map { paragraph in
      TextPlacement(
        text: shaped, setting: setting, paragraph: paragraph, glyphs: graph.glyphs, grid: grid)
    }
  }

  /// Where everything is drawn, in the space of the text; nil where it has no place yet.
  var segments: [TextSegment]? {
    placement?.segments(width: presentedFrame.width, direction: environment.readingDirection)
  }

  /// What is drawn, glyph by glyph; nil where the text has no place yet.
  private var layout: GlyphLayout? {
    guard let placement, let segments else { return nil }
    let bounds = Rect2D(origin: .zero, size: presentedFrame.size)
    return placement.layout(
      segments,
      paints: setting.runs.indices.map { run in
        paints[run].shown(
          as: pieces[run].attributes.foreground.resolvedPaint(in: environment, bounds: bounds),
          at: graph.time)
      }, marks: pieces.map(\.attributes.marks))
  }

  private typealias LineRectangles = (
    Text.LineStyle.Pattern, TextSegment, TextRun, Double, PixelGrid
  ) -> [Rect2D]

  private func drawLines(
    _ line: TextDecoration?, _ rectangles: LineRectangles, _ segments: [TextSegment],
    _ paint: Paint, _ frame: Rect2D, on canvas: DisplayCanvas
  ) {
    guard let line, let scale = paragraph?.scale else { return }
    let bounds = Rect2D(origin: .zero, size: frame.size)
    let paint = line.color?.resolvedPaint(in: environment, bounds: bounds) ?? paint
    for segment in segments {
      for rect in rectangles(line.pattern, segment, setting.runs[segment.run], scale, grid) {
        canvas.fill(.rectangle(rect), paint, at: frame.origin, by: self)
      }
    }
  }

  private func drawBackgrounds(
    _ segments: [TextSegment], _ paragraph: TextParagraph, at origin: Point2D,
    on canvas: DisplayCanvas
  ) {
    for segment in segments {
      guard let color = setting.ornaments[segment.run].background else { continue }
      var metrics = LineMetrics(setting.runs[segment.run])
      metrics.scale(by: paragraph.scale)
      let rect = Rect2D(
        minX: grid.rounded(segment.x), minY: grid.rounded(segment.baseline - metrics.ascent),
        maxX: grid.rounded(segment.x + segment.width),
        maxY: grid.rounded(segment.baseline + metrics.descent))
      canvas.fill(
        .rectangle(rect), color.resolvedPaint(in: environment, bounds: rect), at: origin,
        by: self)
    }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    Self.encode(
      shownContent, setting.runs.map { ($0.face.size, $0.face.style.weight) }, into: &encoder)
  }

  /// Adds a text and the sizes and weights of its runs.
  static func encode(
    _ text: String, _ faces: [(size: Double, weight: TypefaceWeight)],
    into encoder: inout StateEncoder
  ) {
    encoder.encode(text, named: "text")
    for face in faces {
      encoder.encode(number: face.size, named: "size")
      encoder.encode(face.weight.rawValue, named: "weight")
    }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    for paint in paints { paint.encode(into: &encoder, at: graph.time) }
    contentTransition.encode(into: &encoder, at: graph.time)
  }
}

extension TextSetting {
  /// Whether lines lie where they lie in another: only what is drawn along them may differ.
  fileprivate func hasSameLines(as other: TextSetting) -> Bool {
    var same = other
    same.ornaments = ornaments
    return self == same
  }
}
