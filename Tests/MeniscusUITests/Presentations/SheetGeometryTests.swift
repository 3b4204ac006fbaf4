import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Frames of sheets against view trees of iOS 26.1: `conformance/interface/metrics.csv`, row I5, from
/// `detents_ios.json` and the device tests of `Vercantez/openuikit`; half a point is allowed.
struct SheetGeometryTests {
  private static let phone = SheetGeometry(
    extent: Size2D(width: 393, height: 852),
    insets: Insets2D(top: 59, left: 0, bottom: 34, right: 0), scale: 3)

  /// Those of 10 and 144 are what the shrinking of small sheets was fitted to: they only hold it fast.
  private static let heights: [(Double, Rect2D)] = [
    (10.0, Rect2D(x: 28, y: 815.425, width: 337, height: 8.575)),
    (144, Rect2D(x: 9.622, y: 705.429, width: 373.757, height: 136.949)),
    (288, Rect2D(x: 8, y: 535.109, width: 377, height: 308.891)),
    (400, Rect2D(x: 8, y: 427.669, width: 377, height: 416.331)),
    (425, Rect2D(x: 8, y: 403.687, width: 377, height: 440.313)),
    (600, Rect2D(x: 8, y: 235.812, width: 377, height: 608.188)),
    (10_000, Rect2D(x: 0, y: 59, width: 393, height: 793)),
  ]

  @Test(arguments: heights)
  func aSheetStandsByTheHeightOfItsContent(_ height: Double, _ expected: Rect2D) {
    let frame = Self.phone.frame(of: Self.phone.rest(for: height))
    expectNear(frame, expected)
  }

  @Test func theLargestAndTheMediumHeightFollowFromTheScreen() {
    expectEqual(Self.phone.maximum, 759)
    expectEqual(Self.phone.medium, 425)
    let small = SheetGeometry(
      extent: Size2D(width: 375, height: 667),
      insets: Insets2D(top: 20, left: 0, bottom: 0, right: 0))
    expectEqual(small.top, 30)
    #expect(abs(small.frame(of: small.rest(for: small.medium)).minY - 317.5) <= 0.5)
  }

  @Test func aPhoneOnItsSideIsCovered() {
    let lying = SheetGeometry(extent: Size2D(width: 667, height: 375))
    expectNear(
      lying.frame(of: lying.rest(for: 100)), Rect2D(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func formsAndPagesStandOnATablet() {
    let extent = Size2D(width: 820, height: 1180)
    expectNear(SheetCard.form(in: extent), Rect2D(x: 120, y: 260, width: 580, height: 650))
    expectNear(
      SheetCard.page(in: extent, insets: Insets2D(top: 32, left: 0, bottom: 20, right: 0)),
      Rect2D(x: 0, y: 42, width: 820, height: 1138))
  }

  @Test func betweenTwoHeightsTheInsetGoesOver() {
    let rests = [Self.phone.rest(for: 425), Self.phone.rest(for: 759)]
    expectEqual(Self.phone.inset(at: (459 + 793) / 2, among: rests), 4)
    expectEqual(Self.phone.inset(at: 100, among: rests), 8)
    expectEqual(Self.phone.inset(at: 1000, among: rests), 0)
  }

  private func expectNear(
    _ frame: Rect2D, _ expected: Rect2D, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ]
    #expect(
      differences.allSatisfy { abs($0) <= 0.5 }, "\(frame) for \(expected)",
      sourceLocation: sourceLocation)
  }
}
