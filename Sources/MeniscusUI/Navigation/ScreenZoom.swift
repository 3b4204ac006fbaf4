import MeniscusGeometry

/// A screen on its way out of a view, or back into it.
struct ScreenZoom {
  /// Where the screen is seen, in the space of its stack.
  let seen: Rect2D
  /// The radius of its corners, in points.
  let radius: Double
  /// From where the screen lies to where it is seen.
  let map: Affine2D
  /// 0 where nothing is seen of it.
  let opacity: Double

  /// The share of the way at whose end the screen is seen as a whole; ours.
  private static let fading = 0.3

  /// A screen that lies in a frame and is `away` of the way back in a view at `source`.
  init(_ frame: Rect2D, source: Rect2D, radius: Double, away: Double) {
    func between(_ there: Double, _ back: Double) -> Double { there + (back - there) * away }
    let width = max(between(frame.width, source.width), 0)
    let height = max(between(frame.height, source.height), 0)
    seen = Rect2D(
      x: between(frame.minX, source.minX), y: between(frame.minY, source.minY), width: width,
      height: height)
    self.radius = max(radius * away, 0)
    let scale = max(
      frame.width > 0 ? width / frame.width : 1, frame.height > 0 ? height / frame.height : 1)
    map = Affine2D.translation(x: -frame.midX, y: -frame.minY)
      .then(.scale(x: scale, y: scale))
      .then(.translation(x: seen.midX, y: seen.minY))
    opacity = min(max((1 - away) / Self.fading, 0), 1)
  }
}

extension NavigationStackElement {
  /// How a screen that grows out of a view is seen now; nil for others, and at rest.
  final func zoom(of screen: ScreenElement) -> ScreenZoom? {
    guard let key = screen.bars.zoomSource, !environment.accessibilityReduceMotion,
      let source = source(key, below: screen)
    else { return nil }
    let away = screen.away.value(at: graph.time)
    guard away != 0 else { return nil }
    let inScene = source.sceneMap.boundingBox(of: source.presentedFrame)
    let own = sceneMap.inverse.map { $0.boundingBox(of: inScene) } ?? inScene
    return ScreenZoom(
      presentedFrame, source: own, radius: source.modifier.radius, away: away)
  }

  /// The last view of a key that has a place on a screen below another one.
  private func source(
    _ key: TransitionSourceKey, below screen: ScreenElement
  ) -> TransitionSourceElement? {
    let below = (screens + (leaving.map { [$0] } ?? [])).prefix { $0 !== screen }
    return graph.transitionSources.elements.last { element in
      element.modifier.key == key && element.frame != nil && !element.isGone
        && element.containers.contains { container in below.contains { $0 === container } }
    }
  }

  /// Draws a screen as it grows out of a view.
  final func draw(_ screen: ScreenElement, by zoom: ScreenZoom, on canvas: DisplayCanvas) {
    let region = Rect2D(origin: .zero, size: zoom.seen.size)
    let radius = min(zoom.radius, min(region.width, region.height) / 2)
    canvas.group(opacity: zoom.opacity, by: screen) {
      canvas.clip(
        .roundedRectangle(region, CornerRadii2D(all: radius), .continuous), at: zoom.seen.origin,
        by: screen
      ) {
        canvas.transformed(by: zoom.map) { screen.render(on: canvas) }
      }
    }
  }
}
