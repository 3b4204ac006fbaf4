import MeniscusDisplay
import MeniscusGeometry

/// Draws how content fades under the bars of a screen.
///
/// Heights and opacities are measured; how much the edges blur is ours.
@MainActor
struct ScrollEdges {
  let element: ElementNode
  /// How far what covers the edge goes on beyond the element, in points.
  var outset = 0.0

  /// Draws one edge as far as content lies under it.
  func draw(
    _ edge: VerticalEdge, covered: Double, scroll: ScreenScroll, on canvas: DisplayCanvas
  ) {
    guard let shown = shown(edge, covered: covered, scroll) else { return }
    // The scroll view has drawn what lies below its headers itself.
    if edge == .top, canvas.headerFade(of: shown.source) != nil { return }
    let ground = ground(of: shown.source)
    if shown.isHard {
      drawPlate(edge, of: ground, covered: covered, share: shown.share, on: canvas)
    } else {
      let fade = EdgeFade(covered, into: ground, share: shown.share)
      fill(edge, height: fade.height, fade.paint(isLower: edge == .bottom), on: canvas)
    }
  }

  /// Records how content is blurred at one edge, before it is drawn, and how it fades below headers that
  /// stay under an upper bar.
  func prepare(
    _ edge: VerticalEdge, covered: Double, scroll: ScreenScroll, on canvas: DisplayCanvas
  ) {
    guard let shown = shown(edge, covered: covered, scroll) else { return }
    let source = shown.source
    let bar = span(of: edge, height: covered)
    let header =
      edge == .top && !shown.isHard ? source.pinnedHeaderReach(below: bar.end) : 0
    var height = covered + BarMetrics.edgeBlurReach(edge)
    var wholeShare = BarMetrics.edgeWholeShare
    if shown.isHard {
      height = plateHeight(edge, covered: covered) + 1
      wholeShare = 1 - 1 / height
    } else if header > 0 {
      var fade = EdgeFade(
        covered, over: header, into: ground(of: source), share: shown.share)
      fade.start = bar.start
      (height, wholeShare) = (fade.height, fade.wholeShare)
      canvas.note(fade, of: source)
    }
    let (start, end) = span(of: edge, height: height)
    let ramp = EdgeBlur.Ramp(
      radius: BarMetrics.edgeBlur * shown.share, whole: start + (end - start) * wholeShare,
      end: end)
    var blur = canvas.edgeBlurs[source.serial] ?? EdgeBlur()
    if edge == .top { blur.upper = ramp } else { blur.lower = ramp }
    canvas.edgeBlurs[source.serial] = blur
  }

  /// The scroll view of an edge under which content lies, and how far its effect is there, up to 1.
  private func shown(
    _ edge: VerticalEdge, covered: Double, _ scroll: ScreenScroll
  ) -> (source: ScrollElement, isHard: Bool, share: Double)? {
    // Strips of material did what edge effects do now.
    guard !element.environment.isClassicDesign else { return nil }
    let source = edge == .top ? scroll.source : scroll.lowerSource
    guard covered > 0, let source, !source.isGone else { return nil }
    let effects = source.settings.edges
    let effect = edge == .top ? effects.top : effects.bottom
    let share = edge == .top ? topShare(scroll) : min(max(scroll.remaining, 0), 1)
    return effect.isHidden || share <= 0 ? nil : (source, effect.isHard, share)
  }

  /// Draws a style behind a bar, or a plate where nobody says which.
  func drawBackground(
    _ edge: VerticalEdge, _ style: AnyShapeStyle?, covered: Double, on canvas: DisplayCanvas
  ) {
    guard covered > 0 else { return }
    guard let style else {
      return drawPlate(edge, of: ground(of: nil), covered: covered, share: 1, on: canvas)
    }
    let bounds = Rect2D(x: 0, y: 0, width: element.presentedFrame.width, height: covered)
    fill(
      edge, height: covered, style.paint(in: element.environment, bounds: bounds, level: 0),
      on: canvas)
  }

  /// Under a large title content has to go as far again as the title is high.
  private func topShare(_ scroll: ScreenScroll) -> Double {
    let past = scroll.distance - scroll.titleHeight - BarMetrics.edgeBegin
    return min(max(past / (BarMetrics.edgeWhole - BarMetrics.edgeBegin), 0), 1)
  }

  /// What content fades into, and what plates are of: the colour behind it, as far as that is known.
  private func ground(of source: ScrollElement?) -> RGBA {
    let environment = source?.environment ?? element.environment
    if let color = source?.settings.ground { return color.rgba(in: environment) }
    let paint = BackgroundStyle().paint(in: environment, bounds: .zero, level: 0)
    guard case .color(let color) = paint else {
      return environment.colorScheme == .dark ? .black : .white
    }
    return color
  }

  private func drawPlate(
    _ edge: VerticalEdge, of ground: RGBA, covered: Double, share: Double,
    on canvas: DisplayCanvas
  ) {
    fill(
      edge, height: plateHeight(edge, covered: covered),
      .color(ground.multiplyingOpacity(by: BarMetrics.hardOpacity * share)), on: canvas)
  }

  private func plateHeight(_ edge: VerticalEdge, covered: Double) -> Double {
    edge == .top ? max(covered - 10, 0) : covered
  }

  private func fill(
    _ edge: VerticalEdge, height: Double, _ paint: Paint, on canvas: DisplayCanvas
  ) {
    let frame = element.presentedFrame
    let (start, end) = span(of: edge, height: height)
    let box = Rect2D(x: 0, y: 0, width: frame.width, height: abs(end - start))
    canvas.fill(
      .rectangle(box), paint, at: Point2D(x: frame.minX, y: min(start, end)), by: element)
  }

  /// From where to where so much of an edge reaches: from the edge inwards.
  private func span(of edge: VerticalEdge, height: Double) -> (start: Double, end: Double) {
    let frame = element.presentedFrame
    let height = min(height, frame.height + outset)
    return edge == .top
      ? (frame.minY - outset, frame.minY - outset + height)
      : (frame.maxY + outset, frame.maxY + outset - height)
  }
}

extension EdgeFade {
  /// The fade of a soft edge, with a share of its effect: whole as far as to the middle of the bar, where
  /// titles stand, then a smooth step to nothing.
  fileprivate init(_ covered: Double, into ground: RGBA, share: Double) {
    self.init(
      height: covered + BarMetrics.edgeReach, ground: ground,
      opacity: BarMetrics.edgeOpacity * share, wholeShare: BarMetrics.edgeWholeShare)
  }

  /// The same where a header reaches below the bar: whole as far as to its end.
  fileprivate init(_ covered: Double, over header: Double, into ground: RGBA, share: Double) {
    self.init(covered, into: ground, share: share)
    height = covered + header + BarMetrics.edgeReachBelowHeader
    wholeShare = (covered + header) / height
  }
}
