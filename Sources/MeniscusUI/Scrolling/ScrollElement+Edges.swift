import MeniscusDisplay
import MeniscusGeometry

/// What lies under bars.
extension ScrollElement {
  /// Draws the content, blurred under bars, and over what fades there the headers that stay in sight.
  func drawContent(on canvas: DisplayCanvas) {
    guard var blur = canvas.edgeBlurs[serial] else { return drawPlainContent(on: canvas) }
    if !settings.isClipDisabled {
      (blur.left, blur.right) = (presentedFrame.minX, presentedFrame.maxX)
    }
    guard let fade = canvas.headerFade(of: self) else {
      return canvas.layer(.edgeBlur(blur), by: self) { drawPlainContent(on: canvas) }
    }
    // Headers are as sharp as the bar that they stand under.
    let end = fade.start + fade.height - contentMap.ty
    let headers = pinnedHeaders.filter { $0.presentedFrame.minY < end }
    for header in headers { header.layer = .none }
    canvas.layer(.edgeBlur(blur), by: self) { drawPlainContent(on: canvas) }
    let box = Rect2D(x: 0, y: 0, width: presentedFrame.width, height: fade.height)
    canvas.fill(
      .rectangle(box), fade.paint(), at: Point2D(x: presentedFrame.minX, y: fade.start), by: self)
    for header in headers { header.layer = .edge }
    canvas.contentSpace(contentMap) { for header in headers { header.render(on: canvas) } }
    for header in headers { header.layer = .content }
  }

  /// How far a header that stays in sight reaches below the end of a bar, in the space of the frame, as
  /// long as it stays, or the next one moves it away; 0 where none does.
  func pinnedHeaderReach(below bar: Double) -> Double {
    let line = visibleContentRect.minY + insetsNow.top
    // Places are rounded to pixels.
    let heights = pinnedHeaders.map(\.presentedFrame).filter { $0.minY <= line + 1 / graph.scale }
      .map(\.height)
    guard let height = heights.max() else { return 0 }
    return max(line + height + contentMap.ty - bar, 0)
  }

  private func drawPlainContent(on canvas: DisplayCanvas) {
    canvas.contentSpace(contentMap) {
      for element in drawnElements { element.render(on: canvas) }
    }
  }
}

extension DisplayCanvas {
  /// How the content of a scroll view fades below headers that stay under a bar; nil where none does.
  func headerFade(of scroll: ScrollElement) -> EdgeFade? {
    slots.existing(HeaderFades.self)?.fades[scroll.serial]
  }

  /// Lets the content of a scroll view fade below its headers.
  func note(_ fade: EdgeFade, of scroll: ScrollElement) {
    slots.value { HeaderFades() }.fades[scroll.serial] = fade
  }
}
