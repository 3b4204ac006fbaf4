import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// The measures of scroll indicators, in points and seconds: what iOS shows, by eye.
private enum ScrollIndicatorPolicy {
  static let thickness = 3.0
  static let margin = 3.0
  static let minimumLength = 36.0
  static let opacity = 0.35
  static let fade = Animation.linear(duration: 0.25).delay(0.35)
}

/// Indicators show while content moves, and fade.
extension ScrollElement {
  /// Whether the indicator of an axis may be drawn.
  private func isIndicated(_ axis: LayoutAxis) -> Bool {
    showsIndicators && settings.indicators[axis].isVisible
  }

  /// Shows the indicators; they fade at once where nothing keeps the content moving.
  final func showIndicators() {
    guard isIndicated(.horizontal) || isIndicated(.vertical) else { return }
    indicatorOpacity.set(1, animation: nil, at: graph.time)
    if !phase.isScrolling { hideIndicators() }
  }

  /// Lets the indicators fade.
  final func hideIndicators() {
    guard indicatorOpacity.target > 0 else { return }
    indicatorOpacity.set(0, animation: ScrollIndicatorPolicy.fade, at: graph.time)
    graph.setInMotion(self)
  }

  /// Draws the indicators of the axes that have more content than viewport.
  final func drawIndicators(in frame: Rect2D, on canvas: DisplayCanvas) {
    let opacity = indicatorOpacity.value(at: graph.time) * ScrollIndicatorPolicy.opacity
    guard opacity > 0 else { return }
    let ink = environment.colorScheme == .dark ? RGBA.white : RGBA.black
    let paint = Paint.color(ink.multiplyingOpacity(by: opacity))
    for axis in [LayoutAxis.horizontal, .vertical] where isIndicated(axis) {
      guard let box = indicator(axis, in: frame.size) else { continue }
      let radius = ScrollIndicatorPolicy.thickness / 2
      canvas.fill(
        .roundedRectangle(
          Rect2D(origin: .zero, size: box.size), CornerRadii2D(all: radius), .circular),
        paint, at: frame.origin + box.origin, by: self)
    }
  }

  /// The box of an indicator in a viewport of a size; nil where there is nothing to scroll.
  private func indicator(_ axis: LayoutAxis, in size: Size2D) -> Rect2D? {
    let range = bounds(axis)
    let isScrolled = axes.contains(axis == .horizontal ? .horizontal : .vertical)
    guard isScrolled, range.maximum > range.minimum, size[axis] > 0 else { return nil }
    let policy = ScrollIndicatorPolicy.self
    let covered =
      axis == .horizontal
      ? (coverage.left, coverage.right) : (coverage.top, coverage.bottom)
    let track = size[axis] - covered.0 - covered.1 - 2 * policy.margin
    guard track > 0 else { return nil }
    let total = size[axis] + range.maximum - range.minimum
    let offset = axis == .horizontal ? horizontal.offset : vertical.offset
    let clamped = range.clamped(offset)
    // Beyond the ends the indicator shrinks by what is pulled.
    let pulled = abs(offset - clamped)
    let whole = max(track * size[axis] / total, min(policy.minimumLength, track))
    let length = max(whole - pulled, policy.thickness * 2)
    let fraction = (clamped - range.minimum) / (range.maximum - range.minimum)
    let start = covered.0 + policy.margin + (track - length) * fraction
    let grid = PixelGrid(scale: graph.scale)
    if axis == .horizontal {
      return grid.rounded(
        Rect2D(
          x: start, y: size.height - coverage.bottom - policy.margin - policy.thickness,
          width: length, height: policy.thickness))
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    return grid.rounded(
      Rect2D(
        x: isMirrored
          ? coverage.left + policy.margin
          : size.width - coverage.right - policy.margin - policy.thickness,
        y: start, width: policy.thickness, height: length))
  }
}
