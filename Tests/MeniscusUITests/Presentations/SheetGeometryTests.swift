import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Where sheets stand by their heights; their frames are compared with others' in `MetricTests`.
struct SheetGeometryTests {
  private static let phone = SheetGeometry(
    extent: Size2D(width: 393, height: 852),
    insets: Insets2D(top: 59, left: 0, bottom: 34, right: 0), scale: 3)

  @Test func theLargestAndTheMediumHeightFollowFromTheScreen() {
    expectEqual(Self.phone.maximum, 759)
    expectEqual(Self.phone.medium, 425)
    let small = SheetGeometry(
      extent: Size2D(width: 375, height: 667),
      insets: Insets2D(top: 20, left: 0, bottom: 0, right: 0))
    expectEqual(small.top, 30)
    #expect(abs(small.frame(of: small.rest(for: small.medium)).minY - 317.5) <= 0.5)
  }

  @Test func betweenTwoHeightsTheInsetGoesOver() {
    let rests = [Self.phone.rest(for: 425), Self.phone.rest(for: 759)]
    expectEqual(Self.phone.inset(at: (459 + 793) / 2, among: rests), 4)
    expectEqual(Self.phone.inset(at: 100, among: rests), 8)
    expectEqual(Self.phone.inset(at: 1000, among: rests), 0)
  }
}
