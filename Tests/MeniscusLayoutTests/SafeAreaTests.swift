import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// S-13 … S-19 of the reference, and what lies between them.
struct SafeAreaTests {
  private let space = Rect2D(x: 0, y: 0, width: 400, height: 800)

  private func resolve(
    _ insets: Insets2D, _ frame: Rect2D, kinds: SafeAreaKinds = .all,
    direction: ReadingDirection = .leftToRight
  ) -> LayoutInsets {
    let area = SafeArea([SafeAreaElement(bounds: space, insets: insets)])
    return LayoutInsets(
      area.insets(of: frame, ignoring: kinds, pixelLength: 1), direction: direction)
  }

  private let uneven = Insets2D(top: 10, left: 20, bottom: 30, right: 40)

  @Test func s13to16_onlyTouchedEdgesCount() {
    func insets(_ x: Double, _ y: Double) -> LayoutInsets {
      resolve(uneven, Rect2D(x: x, y: y, width: 100, height: 20))
    }
    expectEqual(insets(150, 10), LayoutInsets(.top, 10))
    expectEqual(insets(150, 750), LayoutInsets(.bottom, 30))
    expectEqual(insets(20, 100), LayoutInsets(.leading, 20))
    expectEqual(insets(260, 100), LayoutInsets(.trailing, 40))
  }

  @Test func s17_rightToLeft() {
    func insets(_ x: Double) -> LayoutInsets {
      resolve(
        uneven, Rect2D(x: x, y: 100, width: 100, height: 20), direction: .rightToLeft)
    }
    expectEqual(insets(20), LayoutInsets(.trailing, 20))
    expectEqual(insets(260), LayoutInsets(.leading, 40))
  }

  @Test func s18_farFromTheEdge() {
    let top = Insets2D(top: 60, left: 0, bottom: 0, right: 0)
    expectEqual(resolve(top, Rect2D(x: 150, y: 390, width: 100, height: 20)), .zero)
    // An edge without an inset has no boundary to touch.
    expectEqual(resolve(top, Rect2D(x: 0, y: 390, width: 400, height: 410)), .zero)
  }

  @Test func s19_otherKind() {
    let frame = Rect2D(x: 150, y: 10, width: 100, height: 20)
    expectEqual(resolve(uneven, frame, kinds: .keyboard), .zero)
    expectEqual(resolve(uneven, frame, kinds: .container), LayoutInsets(.top, 10))
  }

  @Test func toleranceIsHalfAPixelAndAThousandth() {
    let near = Rect2D(x: 150, y: 10.5, width: 100, height: 20)
    expectEqual(resolve(uneven, near), LayoutInsets(.top, 10.5))
    let far = Rect2D(x: 150, y: 10.502, width: 100, height: 20)
    expectEqual(resolve(uneven, far), .zero)
  }

  @Test func growsNoFurtherThanTheElement() {
    let overlapping = Rect2D(x: 5, y: 4, width: 380, height: 790)
    expectEqual(
      resolve(uneven, overlapping), LayoutInsets(top: 4, leading: 5, bottom: 6, trailing: 15))
    let beyond = Rect2D(x: -5, y: -4, width: 410, height: 810)
    expectEqual(resolve(uneven, beyond), .zero)
  }

  @Test func growsThroughTheElementsFurtherOut() {
    let bar = SafeAreaElement(
      bounds: Rect2D(x: 0, y: 60, width: 400, height: 740),
      insets: Insets2D(top: 44, left: 0, bottom: 0, right: 0))
    let device = SafeAreaElement(
      bounds: space, insets: Insets2D(top: 60, left: 0, bottom: 34, right: 0))
    let content = Rect2D(x: 0, y: 104, width: 400, height: 662)
    let grown = SafeArea([bar, device]).insets(of: content, ignoring: .all, pixelLength: 0.5)
    expectEqual(grown, Insets2D(top: 104, left: 0, bottom: 34, right: 0))
  }

  @Test func insetTakesItsRoomFirst() {
    let layout = SafeAreaInsetLayout(
      axis: .vertical, isAtEnd: true, alignment: .horizontalCenter, spacing: nil)
    let (content, bar) = (TestNode.greedy(), LeafNode.fixed("", 60, 50))
    let proposal = LayoutProposal(width: 200, height: 300)
    let size = layout.size(primary: content, inset: bar, proposal: proposal)
    let placed = layout.placements(primary: content, inset: bar, proposal: proposal, size: size)
    expectEqual(size, Size2D(width: 200, height: 300))
    expectEqual(placed.covered, 58)
    expectEqual(placed.primary.origin, .zero)
    expectEqual(placed.primary.size, Size2D(width: 200, height: 242))
    expectEqual(placed.inset.origin, Point2D(x: 70, y: 250))

    let atTop = SafeAreaInsetLayout(
      axis: .vertical, isAtEnd: false, alignment: .leading, spacing: 0)
    let small = LayoutProposal(width: 200, height: 30)
    let overflow = atTop.placements(
      primary: content, inset: bar, proposal: small, size: Size2D(width: 200, height: 50))
    expectEqual(overflow.primary.size.height, 0)
    expectEqual(overflow.primary.origin, Point2D(x: 0, y: 50))
    expectEqual(overflow.inset.origin, .zero)
  }
}
