import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// Measures and draws a text.
final class TextElement: ElementNode {
  private var text: Text
  private var setting: TextSetting
  private var shaped: ShapedText
  private var paragraph: TextParagraph?
  private var paint = AnimatedPaint()
  private var contentTransition = TextContentTransition()

  override class var presentsFrame: Bool { true }

  init(text: Text, context: NodeContext) {
    self.text = text
    setting = TextSetting(text.attributes, in: context.environment)
    shaped = context.graph.glyphs.shape(text.content, in: setting.face)
    super.init(context: context)
    _ = paint.set(style.resolvedPaint(in: environment, bounds: .unit), animation: nil, at: 0)
  }

  override var name: String? { "Text" }

  override var snapshotDetail: String? { "“\(text.content)”" }

  private var style: AnyShapeStyle {
    text.attributes.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
  }

  override func receive<New: View>(_ new: New) {
    guard let new = new as? Text, new != text else { return }
    graph.counters[.nodesUpdated] += 1
    let isSameText = new.content == text.content
    text = new
    if !isSameText { contentTransition.begin(in: self) }
    refresh(reshaping: !isSameText)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    refresh(reshaping: false)
  }

  private func refresh(reshaping: Bool) {
    let new = TextSetting(text.attributes, in: environment)
    if reshaping || new.face != setting.face {
      shaped = graph.glyphs.shape(text.content, in: new.face)
      report()
    }
    if reshaping || new != setting {
      setting = new
      paragraph = nil
      graph.needsDisplay = true
      invalidateLayout()
    }
    let changed = paint.set(
      style.resolvedPaint(in: environment, bounds: .unit), animation: transaction.animation,
      at: graph.time)
    if changed { graph.valueChanged(of: self, isMoving: paint.isInMotion) }
  }

  private func report() {
    for character in shaped.missing {
      graph.report(.missingGlyph(view: path, character: character))
    }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let contentMoves = contentTransition.settle(at: time)
    return paint.settle(at: time) || contentMoves
  }

  private var grid: PixelGrid { PixelGrid(scale: graph.scale) }

  /// The distance from the top to the first baseline, on a whole pixel.
  private var baseline: Double { grid.rounded(setting.face.ascent) }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    let paragraph = TextParagraph(
      shaped, setting, width: proposal.width, height: proposal.height, glyphs: graph.glyphs)
    return Size2D(
      width: grid.roundedUp(paragraph.width),
      height: grid.roundedUp(setting.height(lines: paragraph.lines.count)))
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    paragraph = TextParagraph(
      shaped, setting, width: frame.width, height: frame.height, glyphs: graph.glyphs)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: baseline
    case .lastTextBaseline: size.height - grid.rounded(setting.face.descent)
    default: nil
    }
  }

  override var layoutSpacing: LayoutSpacing {
    .text(
      TextLineMetrics(
        ascender: setting.face.ascent, descender: setting.face.descent, leading: 0,
        pixelLength: grid.pixelLength))
  }

  override func draw(on canvas: DisplayCanvas) {
    contentTransition.draw(self, on: canvas) { drawContent(on: canvas) }
  }

  private func drawContent(on canvas: DisplayCanvas) {
    guard let paragraph else { return }
    report()
    let frame = presentedFrame
    let run = paragraph.run(
      of: shaped, setting, width: frame.width, baseline: baseline, grid: grid,
      glyphs: graph.glyphs, on: canvas, direction: environment.readingDirection)
    let bounds = Rect2D(origin: .zero, size: frame.size)
    canvas.glyphs(
      run,
      paint.shown(as: style.resolvedPaint(in: environment, bounds: bounds), at: graph.time),
      at: frame.origin, by: self)
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard presentedFrame.contains(point) else { return false }
    path.append(self)
    return true
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(text.content, named: "text")
    encoder.encode(number: setting.face.size, named: "size")
    encoder.encode(setting.face.weight.rawValue, named: "weight")
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    paint.encode(into: &encoder, at: graph.time)
    contentTransition.encode(into: &encoder, at: graph.time)
  }
}
