import MeniscusGeometry
import MeniscusLayout

/// An element whose bars follow the scroll views inside it.
@MainActor
protocol ScrollHost: ElementNode {
  /// The content, the viewport or what covers it changed.
  func scrollMoved(_ scroll: ScrollElement)
  /// The vertical offset at which content comes to rest that would come to rest at `projected`; nil
  /// where it may.
  func restingOffset(of scroll: ScrollElement, projected: Double) -> Double?
  /// How much of what covers the upper edge goes away with the content, in points.
  func yielding(to scroll: ScrollElement) -> Double
}

extension ScrollHost {
  func restingOffset(of scroll: ScrollElement, projected: Double) -> Double? { nil }
  func yielding(to scroll: ScrollElement) -> Double { 0 }
}

extension ScrollElement {
  /// How far the content has been moved up from where it begins; negative while it is pulled.
  final var scrolledDistance: Double { vertical.offset - bounds(.vertical).minimum }

  /// How much of what covers the upper edge goes away with the content, in points.
  final var yielding: Double { hosts.reduce(0) { $0 + $1.yielding(to: self) } }

  /// How much of it is away now, in points.
  final var yielded: Double { min(max(scrolledDistance, 0), yielding) }

  final var insetsNow: LayoutInsets { changing(insets) { $0.top -= yielded } }

  /// How far content goes on below what covers the lower edge.
  final var remainingDistance: Double { bounds(.vertical).maximum - vertical.offset }
}

extension Rect2D {
  /// The rectangle with insets around it.
  func outset(by insets: Insets2D) -> Rect2D {
    Rect2D(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
