import MeniscusDisplay
import MeniscusGeometry

/// How it answers touch, a pointer and the focus.
extension GlassEffectElement {
  private var isTouchable: Bool { glass.isInteractive && glass.kind != .identity }

  /// How the glass answers; at once where motion is to be reduced.
  private func touchAnimation(_ animation: Animation) -> Animation? {
    environment.accessibilityReduceMotion ? nil : animation
  }

  /// When the pointer did what this frame learns of: an answer is seen in the frame of its event.
  private var touchTime: Double { graph.time - 1 / (graph.frameRate ?? 60) }

  final func pressBegan(at point: Point2D) {
    guard isTouchable else { return }
    touch.begin(at: point, animation: touchAnimation(GlassTouch.spring), time: touchTime)
    touchChanged()
  }

  final func pressMoved(to point: Point2D) {
    guard isTouchable else { return }
    touch.move(
      to: point, follows: !environment.accessibilityReduceMotion, time: graph.time)
    touchChanged()
  }

  final func pressEnded() {
    touch.end(animation: touchAnimation(GlassTouch.spring), time: touchTime)
    touchChanged()
  }

  /// The focus has come to what is on the glass, or has left it; the same frame shows it.
  final func focusMoved(isInside: Bool) {
    guard isTouchable || !isInside else { return }
    touch.focus(isInside)
    touchChanged()
  }

  final func receive(_ scenePoint: Point2D?) {
    guard isTouchable || scenePoint == nil else { return }
    touch.hover(
      scenePoint != nil, animation: touchAnimation(.smooth(duration: 0.2)), time: touchTime)
    touchChanged()
  }

  private func touchChanged() {
    graph.valueChanged(of: self, isMoving: touch.isInMotion)
  }

  /// Interactive glass swells under the finger and is drawn out along a drag.
  final var touchMap: Affine2D {
    guard !environment.accessibilityReduceMotion else { return .identity }
    return touch.map(of: presentedFrame, at: graph.time)
  }
}
