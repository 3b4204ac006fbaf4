import MeniscusGeometry

/// Goes where the focus goes.
extension ScrollElement {
  /// How content comes to what has the focus; ours.
  private static let revealing = Animation.smooth(duration: 0.35)

  final func reveal(_ target: Rect2D, margin: Double, isAnimated: Bool) -> Rect2D {
    guard let frame else { return target }
    let insets = insets
    let room = Size2D(
      width: frame.width - insets.leading - insets.trailing,
      height: frame.height - insets.top - insets.bottom)
    // What fills the viewport has no room for margins.
    let across = min(margin, max((room.width - target.width) * 0.5, 0))
    let along = min(margin, max((room.height - target.height) * 0.5, 0))
    isAtPosition = false
    scroll(
      to: target.inset(by: Insets2D(top: -along, left: -across, bottom: -along, right: -across)),
      anchor: nil, animation: isAnimated ? Self.revealing : nil)
    let rest =
      glide.map { Point2D(x: $0.x.target, y: $0.y.target) } ?? visibleContentRect.origin
    let shown = target.translated(by: frame.origin - rest)
    let seen = shown.intersection(frame)
    return seen.isEmpty ? shown : seen
  }
}
