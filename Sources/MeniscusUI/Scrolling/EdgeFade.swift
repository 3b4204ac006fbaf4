import MeniscusDisplay
import MeniscusGeometry

/// How content fades at an edge into what lies behind it.
struct EdgeFade {
  /// Where it begins at the upper edge, in the space of the scroll view's frame.
  var start = 0.0
  /// How far it reaches inwards, in points.
  var height: Double
  /// What it fades into.
  var ground: RGBA
  /// The opacity of that at the edge of the screen.
  var opacity: Double
  /// The share of the height, from the edge of the screen, up to which it is as opaque.
  var wholeShare: Double

  /// The paint of a rectangle as high as the fade, from the upper edge of a screen down, or from the lower
  /// one up.
  func paint(isLower: Bool = false) -> Paint {
    let stops = (0...8).map { step in
      let place = Double(step) / 8
      let past = max((place - wholeShare) / (1 - wholeShare), 0)
      let left = 1 - past * past * (3 - 2 * past)
      return GradientStop(color: ground.multiplyingOpacity(by: opacity * left), location: place)
    }
    let (start, end) = isLower ? (height, 0) : (0, height)
    return .gradient(
      GradientPaint(
        stops: stops,
        geometry: .linear(start: Point2D(x: 0, y: start), end: Point2D(x: 0, y: end))))
  }
}

/// How the content of scroll views fades below headers that stay under a bar, by the serials of their
/// elements.
final class HeaderFades {
  var fades: [Int: EdgeFade] = [:]
}

/// A header that stays under a bar while content moves beneath it.
protocol PinnedHeader: ElementNode {
  /// Where it is drawn.
  var layer: PinnedHeaderLayer { get set }
}

/// Where a header is drawn that stays in sight.
enum PinnedHeaderLayer {
  /// Over the rows, on a ground of its own.
  case content
  /// Not now.
  case none
  /// Over what fades under the bar.
  case edge
}
