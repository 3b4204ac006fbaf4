import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout
import MeniscusText

/// Measures and draws a symbol.
///
/// The frame is as wide as the symbol's advance and as high as ``boxHeight`` ems, with the middle of
/// capitals in its middle: symbols beside text are centred on its capitals, and symbols by
/// themselves in their frames.
final class SymbolElement: SolidElement {
  private var image: Image
  private var setting: Setting
  private var glyph: Int
  private var paint = AnimatedPaint()
  private var motions = SymbolMotions()

  /// The height of a symbol's frame, in ems.
  static let boxHeight = 1.2

  /// What decides a symbol's drawing.
  private struct Setting: Equatable {
    var name: String
    var face: TextFace
  }

  init(image: Image, context: NodeContext) {
    self.image = image
    setting = Self.setting(
      of: image, in: context.environment, context.graph.glyphs.library)
    glyph = context.graph.glyphs.row(ofSymbol: setting.name, weight: setting.face.style.weight)
    super.init(context: context)
    _ = paint.set(
      ForegroundStyle().resolvedPaint(in: environment, bounds: .unit), animation: nil, at: 0)
    takeEffects()
  }

  private func takeEffects() {
    if motions.take(environment.symbolEffects, at: graph.time) { graph.setInMotion(self) }
  }

  override var name: String? { "Image" }

  override var snapshotDetail: String? { setting.name }

  private static func setting(
    of image: Image, in environment: EnvironmentValues, _ library: FontLibrary
  ) -> Setting {
    let font = image.ownFont ?? environment.font ?? .body
    var face = font.face(FontTraits(environment), in: library)
    face.size *= environment.imageScale.factor
    let names = environment.symbolVariants.names(of: image.symbol)
    let name = names.first { Symbols.contains($0) } ?? image.symbol
    return Setting(name: name, face: face)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Image, new != image else { return }
    graph.counters[.nodesUpdated] += 1
    image = new
    refresh(isNew: true)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    refresh(isNew: false)
    takeEffects()
  }

  private func refresh(isNew: Bool) {
    let new = Self.setting(of: image, in: environment, graph.glyphs.library)
    if isNew || new != setting {
      if new.name != setting.name { replaceSymbol() }
      setting = new
      glyph = graph.glyphs.row(ofSymbol: new.name, weight: new.face.style.weight)
      graph.needsDisplay = true
      invalidateLayout()
    }
    let changed = paint.set(
      ForegroundStyle().resolvedPaint(in: environment, bounds: .unit),
      animation: transaction.animation, at: graph.time)
    if changed { graph.valueChanged(of: self, isMoving: paint.isInMotion) }
  }

  /// Lets the symbol that was shown go by the content transition.
  private func replaceSymbol() {
    guard case .symbol(let words, let speed) = environment.contentTransition.kind,
      !transaction.disablesAnimations
    else { return }
    motions.replace(drawn, by: words, speed: speed, at: graph.time)
    graph.setInMotion(self)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let isMoving = motions.settle(at: time)
    return paint.settle(at: time) || isMoving
  }

  private var drawn: DrawnSymbol {
    DrawnSymbol(
      glyph: glyph, face: setting.face,
      isMirrored: isMirrored && Symbols.isDirectional(setting.name))
  }

  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  private var ownSize: Size2D {
    let grid = PixelGrid(scale: graph.scale)
    return Size2D(
      width: grid.roundedUp(graph.glyphs.glyph(glyph).advance * setting.face.size),
      height: grid.roundedUp(Self.boxHeight * setting.face.size))
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    image.isResizable ? proposal.replacingUnspecified(by: ownSize) : ownSize
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    let scale = image.isResizable && ownSize.height > 0 ? size.height / ownSize.height : 1
    return size.height / 2 + Typeface.capHeight / 2 * setting.face.size * scale
  }

  override func draw(on canvas: DisplayCanvas) {
    if graph.glyphs.glyph(glyph).isMissing {
      graph.report(.missingSymbol(view: path, name: setting.name))
    }
    let frame = presentedFrame
    if environment.isRedacted, graph.glyphs.outline(glyph) != nil {
      return drawBars([Rect2D(origin: .zero, size: frame.size)], at: frame.origin, on: canvas)
    }
    let bounds = Rect2D(origin: .zero, size: frame.size)
    let shown = paint.shown(
      as: ForegroundStyle().resolvedPaint(in: environment, bounds: bounds), at: graph.time)
    canvas.blended(ForegroundStyle().resolvedBlend(in: environment), by: self) {
      if let former = motions.former(at: graph.time) {
        draw(former.symbol, by: former.pose, shown, on: canvas)
      }
      draw(
        drawn, by: motions.pose(at: graph.time, isMirrored: isMirrored), shown, on: canvas)
    }
  }

  /// Draws a symbol in the element's frame as a pose has it.
  private func draw(
    _ symbol: DrawnSymbol, by pose: SymbolPose, _ paint: Paint, on canvas: DisplayCanvas
  ) {
    guard pose != .rest else { return draw(symbol, paint, on: canvas) }
    guard pose.uncovered > 0 else { return }
    let frame = presentedFrame
    let map = pose.map(about: frame.center, em: symbol.face.size)
    canvas.group(opacity: min(max(pose.opacity, 0), 1), by: self) {
      canvas.transformed(by: map) {
        guard pose.uncovered < 1 else { return draw(symbol, paint, on: canvas) }
        let width = frame.width * pose.uncovered
        let seen = Rect2D(
          x: isMirrored ? frame.width - width : 0, y: -frame.height, width: width,
          height: 3 * frame.height)
        canvas.clip(.rectangle(seen), at: frame.origin, by: self) {
          draw(symbol, paint, on: canvas)
        }
      }
    }
  }

  private func draw(_ symbol: DrawnSymbol, _ paint: Paint, on canvas: DisplayCanvas) {
    guard let outline = graph.glyphs.outline(symbol.glyph) else { return }
    let frame = presentedFrame
    let size = symbol.face.size
    let advance = graph.glyphs.glyph(symbol.glyph).advance * size
    let run = GlyphRun(
      size: size,
      glyphs: [
        GlyphRun.Placement(
          outline: canvas.row(of: outline),
          origin: Point2D(x: -advance / 2, y: Typeface.capHeight / 2 * size))
      ])
    let stretch = stretch(to: frame.size)
    let across = symbol.isMirrored ? -stretch.width : stretch.width
    let map = Affine2D(
      a: across, b: 0, c: 0, d: stretch.height, tx: frame.midX, ty: frame.midY)
    canvas.transformed(by: map) { canvas.glyphs(run, paint, at: .zero, by: self) }
  }

  private func stretch(to size: Size2D) -> Size2D {
    guard image.isResizable, ownSize.width > 0, ownSize.height > 0 else {
      return Size2D(width: 1, height: 1)
    }
    return Size2D(width: size.width / ownSize.width, height: size.height / ownSize.height)
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(setting.name, named: "symbol")
    encoder.encode(number: setting.face.size, named: "size")
    encoder.encode(setting.face.style.weight.rawValue, named: "weight")
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    paint.encode(into: &encoder, at: graph.time)
    motions.encode(into: &encoder, at: graph.time, isMirrored: isMirrored)
  }
}
