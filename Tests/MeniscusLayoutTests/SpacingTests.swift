import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// S-20 … S-26 of the reference, and how spacing passes through layouts.
struct SpacingTests {
  private let first = TextLineMetrics(ascender: 2, descender: 3, leading: 5, pixelLength: 13)
  private let third = TextLineMetrics(ascender: 7, descender: 11, leading: 17, pixelLength: 23)

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func s20_nothingSharedIsEight(_ axis: LayoutAxis) {
    expectEqual(LayoutSpacing.standard.distance(to: .standard, along: axis), 8)
    let empty = LayoutSpacing(all: EdgeSpacing())
    expectEqual(empty.distance(to: empty, along: axis), 8)
  }

  @Test func s21_leftAndRight() {
    func spacing(_ direction: ReadingDirection) -> LayoutSpacing {
      LayoutSpacing(top: 0, left: 2, bottom: 0, right: 3, direction: direction)
    }
    expectEqual(spacing(.leftToRight).distance(to: .zero, along: .horizontal), 3)
    expectEqual(spacing(.rightToLeft).distance(to: .zero, along: .horizontal), 2)
  }

  @Test func s22_bothAxes() {
    let spacing = LayoutSpacing(
      top: 10, left: 20, bottom: 30, right: 40, direction: .leftToRight)
    expectEqual(spacing.distance(to: .zero, along: .horizontal), 40)
    expectEqual(spacing.distance(to: .zero, along: .vertical), 30)
  }

  @Test func s23_valuesOfOneCategoryAdd() {
    let view = LayoutSpacing(all: EdgeSpacing(toText: 10))
    let text = LayoutSpacing(all: EdgeSpacing(ofText: 15))
    expectEqual(view.distance(to: text, along: .vertical), 25)
    expectEqual(text.distance(to: view, along: .horizontal), 25)
  }

  @Test func s24to26_textMetrics() {
    func distance(_ above: TextLineMetrics, _ below: TextLineMetrics) -> Double {
      LayoutSpacing.text(above).distance(to: .text(below), along: .vertical)
    }
    expectEqual(distance(first, first), 13)
    expectEqual(distance(first, third), 26)
    expectEqual(distance(third, first), 23)
  }

  @Test func textWithoutLeadingTouches() {
    let plain = TextLineMetrics(ascender: 12, descender: 4, leading: 0, pixelLength: 0.5)
    expectEqual(LayoutSpacing.text(plain).distance(to: .text(plain), along: .vertical), 0)
    expectEqual(LayoutSpacing.text(plain).distance(to: .text(plain), along: .horizontal), 8)
    expectEqual(LayoutSpacing.text(plain).distance(to: .standard, along: .vertical), 8)
    let towardsViews = LayoutSpacing.text(plain, toViews: 6)
    expectEqual(towardsViews.distance(to: .standard, along: .vertical), 6)
    expectEqual(LayoutSpacing.standard.distance(to: towardsViews, along: .horizontal), 6)
  }

  @Test func framesAndPaddingStopTextSpacing() {
    let text = LayoutSpacing.text(first)
    let framed = FrameLayout(height: 20).spacing(ofChild: text)
    expectEqual(framed.distance(to: text, along: .vertical), 8)
    let wide = FrameLayout(width: 20).spacing(ofChild: text)
    expectEqual(wide.distance(to: text, along: .vertical), 13)
    let padded = PaddingLayout(LayoutInsets(.top, 4)).spacing(ofChild: text)
    expectEqual(padded.distance(to: text, along: .vertical), 13)
    expectEqual(text.distance(to: padded, along: .vertical), 8)
    let limited = FlexibleFrameLayout(height: ExtentLimits(minimum: 1)).spacing(ofChild: text)
    expectEqual(limited.distance(to: text, along: .vertical), 8)
  }

  @Test func spacersHaveNoDistanceAlongTheirAxis() {
    let spacer = LayoutSpacing.spacer(along: .horizontal)
    expectEqual(spacer.distance(to: .standard, along: .horizontal), 0)
    expectEqual(LayoutSpacing.standard.distance(to: spacer, along: .horizontal), 0)
    expectEqual(spacer.distance(to: .standard, along: .vertical), 8)
  }

  @Test func stacksPreferWhatTheirOuterChildrenPrefer() {
    func leaf(_ distance: Double) -> LeafNode {
      LeafNode(spacing: LayoutSpacing(all: EdgeSpacing(distance: distance))) { _ in .zero }
    }
    let row = StackLayout.horizontal().spacing(of: [leaf(1), leaf(9), leaf(3)])
    expectEqual(row.leading.distance, 1)
    expectEqual(row.trailing.distance, 3)
    expectEqual(row.top.distance, 9)
    expectEqual(row.bottom.distance, 9)
    let column = StackLayout.vertical().spacing(of: [leaf(1), leaf(9), leaf(3)])
    expectEqual(column.top.distance, 1)
    expectEqual(column.bottom.distance, 3)
    expectEqual(column.leading.distance, 9)
    let depth = DepthStackLayout().spacing(of: [leaf(1), leaf(9), leaf(3)])
    expectEqual(depth.top.distance, 9)
  }

  @Test func childrenStandTheirDistancesApart() {
    let text = LeafNode("a", spacing: .text(first)) { _ in Size2D(width: 10, height: 10) }
    let below = LeafNode("b", spacing: .text(third)) { _ in Size2D(width: 10, height: 10) }
    let column = StackNode(.vertical(), [text, below, .fixed("c", 10, 10)])
    let frames = column.frames(in: Size2D(width: 100, height: 100))
    // 10 + 26 + 10 + 8 + 10 = 64 high, so 18 of room above.
    expectEqual(frames["a"]?.minY, 18)
    expectEqual(frames["b"]?.minY, 54)
    expectEqual(frames["c"]?.minY, 72)
  }
}
