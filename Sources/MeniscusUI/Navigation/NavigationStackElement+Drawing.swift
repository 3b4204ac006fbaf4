import MeniscusDisplay
import MeniscusGeometry

/// What is drawn of a stack while it goes from screen to screen.
extension NavigationStackElement {
  /// How far the screen below is moved, as a share of the width; what is seen of UIKit.
  private static let parallax = 0.3
  private static let dimming = 0.12

  /// The screens that may be seen, from below to above: those that a moving one uncovers, too.
  final var visibleScreens: [ScreenElement] {
    let all = screens + (leaving.map { [$0] } ?? [])
    let first = all.lastIndex { $0.away.target == 0 && !$0.away.isInMotion && !$0.isDragged }
    return Array(all[(first ?? 0)...])
  }

  /// How far a screen is moved sideways now, in points, rounded to pixels.
  final func shift(of screen: ScreenElement) -> Double {
    guard !environment.accessibilityReduceMotion else { return 0 }
    let all = screens + (leaving.map { [$0] } ?? [])
    guard let index = all.firstIndex(where: { $0 === screen }) else { return 0 }
    let width = frame?.width ?? 0
    let time = graph.time
    var shift = screen.bars.zoomSource == nil ? screen.away.value(at: time) * width : 0
    // What a screen grows out of stays where it is.
    if index + 1 < all.count, all[index + 1].bars.zoomSource == nil {
      shift -= (1 - all[index + 1].away.value(at: time)) * Self.parallax * width
    }
    if environment.layoutDirection == .rightToLeft { shift = -shift }
    return (shift * graph.scale).rounded() / graph.scale
  }

  /// Draws the screens that are seen, then the bars.
  final func drawScreens(on canvas: DisplayCanvas) {
    let visible = visibleScreens
    let frame = presentedFrame
    if visible.count < 2, let screen = visible.first {
      screen.render(on: canvas)
    } else {
      canvas.clip(
        .rectangle(Rect2D(origin: .zero, size: frame.size)), at: frame.origin, by: self
      ) {
        for (index, screen) in visible.enumerated() {
          if index > 0 { dim(by: screen, in: frame, on: canvas) }
          drawMoving(screen, isLowest: index == 0, on: canvas)
        }
      }
    }
    bars?.render(on: canvas)
  }

  private func dim(by screen: ScreenElement, in frame: Rect2D, on canvas: DisplayCanvas) {
    guard !environment.accessibilityReduceMotion else { return }
    let share = min(max(1 - screen.away.value(at: graph.time), 0), 1)
    canvas.fill(
      .rectangle(Rect2D(origin: .zero, size: frame.size)),
      .color(RGBA.black.multiplyingOpacity(by: Self.dimming * share)), at: frame.origin, by: self)
  }

  private func drawMoving(_ screen: ScreenElement, isLowest: Bool, on canvas: DisplayCanvas) {
    if environment.accessibilityReduceMotion {
      let opacity = isLowest ? 1 : 1 - screen.away.value(at: graph.time)
      canvas.group(opacity: min(max(opacity, 0), 1), by: screen) { screen.render(on: canvas) }
    } else if let zoom = zoom(of: screen) {
      draw(screen, by: zoom, on: canvas)
    } else {
      canvas.transformed(by: .translation(x: shift(of: screen), y: 0)) {
        screen.render(on: canvas)
      }
    }
  }
}
