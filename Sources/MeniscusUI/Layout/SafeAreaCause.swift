import MeniscusGeometry
import MeniscusLayout

/// An element around a safe area.
@MainActor
protocol SafeAreaCause {
  /// The element's frame and what of it is covered; nil where nothing is.
  var safeAreaElement: SafeAreaElement? { get }
}

extension Rect2D {
  /// The rectangle less insets, not below nothing.
  func inset(by insets: Insets2D) -> Rect2D {
    Rect2D(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
