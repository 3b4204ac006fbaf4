import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// The limits of scrolling.
struct ScrollTests {
  @Test func insetsWidenTheLimits() {
    var metrics = ScrollMetrics(
      content: Size2D(width: 100, height: 200), container: Size2D(width: 50, height: 100))
    expectEqual(metrics.minimumOffset, .zero)
    expectEqual(metrics.maximumOffset, Point2D(x: 50, y: 100))
    metrics.insets = LayoutInsets(top: 8, leading: 4, bottom: 16, trailing: 2)
    expectEqual(metrics.minimumOffset, Point2D(x: -4, y: -8))
    expectEqual(metrics.maximumOffset, Point2D(x: 52, y: 116))
    metrics.content = .zero
    expectEqual(metrics.maximumOffset, metrics.minimumOffset)
  }
}
