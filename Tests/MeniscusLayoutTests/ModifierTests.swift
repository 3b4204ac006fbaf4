import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// Rules of the single-child layouts that the trees do not show, and values that make no sense.
struct ModifierTests {
  private func size(
    _ layout: some UnaryLayout, _ child: TestNode, _ width: Double?, _ height: Double?
  ) -> Size2D {
    layout.size(of: child, proposal: LayoutProposal(width: width, height: height))
  }

  @Test func idealExtentAnswersNil() {
    let frame = FlexibleFrameLayout(
      width: ExtentLimits(minimum: 10, ideal: 50, maximum: 100),
      height: ExtentLimits(ideal: 30))
    expectEqual(size(frame, .greedy(), nil, nil), Size2D(width: 50, height: 30))
    expectEqual(size(frame, .greedy(), 500, 500), Size2D(width: 100, height: 500))
    expectEqual(size(frame, .fixed("", 3, 3), nil, nil), Size2D(width: 50, height: 3))
  }

  @Test func oneLimitFollowsTheProposalBetweenChildAndLimit() {
    let atLeast = FlexibleFrameLayout(width: ExtentLimits(minimum: 20))
    expectEqual(size(atLeast, .fixed("", 60, 1), 40, nil).width, 40)
    expectEqual(size(atLeast, .fixed("", 60, 1), 100, nil).width, 60)
    expectEqual(size(atLeast, .fixed("", 60, 1), 10, nil).width, 20)
    expectEqual(size(atLeast, .fixed("", 60, 1), nil, nil).width, 60)
    let atMost = FlexibleFrameLayout(width: ExtentLimits(maximum: 80))
    expectEqual(size(atMost, .fixed("", 60, 1), 70, nil).width, 70)
    expectEqual(size(atMost, .fixed("", 60, 1), 10, nil).width, 60)
    expectEqual(size(atMost, .fixed("", 90, 1), 10, nil).width, 80)
  }

  @Test func placedChildrenAreOfferedTheFrame() {
    let frame = FlexibleFrameLayout(width: ExtentLimits(minimum: 20, maximum: 80))
    func offered(_ proposal: LayoutProposal, _ width: Double) -> LayoutProposal {
      frame.placement(
        of: TestNode.greedy(), proposal: proposal, size: Size2D(width: width, height: 5)
      ).proposal
    }
    expectEqual(offered(.unspecified, 50), .unspecified)
    expectEqual(offered(.unspecified, 80), LayoutProposal(width: 80, height: nil))
    expectEqual(
      offered(LayoutProposal(width: 50, height: 9), 50), LayoutProposal(width: 50, height: 5))
  }

  @Test func framesIgnoreWhatIsNoLength() {
    for width in [-1, -Double.infinity, .infinity, .nan] {
      let frame = FrameLayout(width: width, height: 5)
      expectEqual(frame.width, nil)
      expectEqual(frame.issues, width == -1 ? .negative : .notFinite)
      expectEqual(size(frame, .fixed("", 7, 7), 100, 100), Size2D(width: 7, height: 5))
    }
    expectEqual(FrameLayout(width: 0, height: 5).issues, [])
    expectEqual(ExtentLimits(minimum: .infinity, ideal: .nan, maximum: .nan).minimum, nil)
    expectEqual(ExtentLimits(minimum: .infinity, ideal: .nan, maximum: .nan).issues, .notFinite)
    expectEqual(ExtentLimits(maximum: .infinity).issues, [])
    expectEqual(ExtentLimits(maximum: -1).maximum, 0)
  }

  @Test func stacksIgnoreSpacingThatIsNoLength() {
    expectEqual(StackLayout.vertical(spacing: .nan).spacing, nil)
    expectEqual(StackLayout.vertical(spacing: .infinity).issues, .notFinite)
    let row = StackNode(.horizontal(spacing: -15), [.fixed("a", 10, 10), .fixed("b", 20, 10)])
    expectEqual(row.size(for: .unspecified).width, 15)
    let buried = StackNode(.horizontal(spacing: -50), [.fixed("a", 10, 10), .fixed("b", 9, 9)])
    expectEqual(buried.size(for: .unspecified).width, 0)
  }

  @Test func paddingNeverTurnsInsideOut() {
    let padding = PaddingLayout(LayoutInsets(.all, 30))
    expectEqual(size(padding, .greedy(), 40, nil), Size2D(width: 60, height: 70))
    let negative = PaddingLayout(LayoutInsets(.all, -30))
    expectEqual(size(negative, .fixed("", 100, 40), nil, nil), Size2D(width: 40, height: 0))
    expectEqual(PaddingLayout(LayoutInsets(.top, .nan)).insets, .zero)
    expectEqual(PaddingLayout(LayoutInsets(.top, .nan)).issues, .notFinite)
  }

  @Test func aspectRatioWithOneExtent() {
    let double = AspectRatioLayout(2, mode: .fit)
    expectEqual(size(double, .greedy(), 100, nil), Size2D(width: 100, height: 50))
    expectEqual(size(double, .greedy(), nil, 100), Size2D(width: 200, height: 100))
    expectEqual(size(double, .greedy(), nil, nil), Size2D(width: 10, height: 10))
    let own = AspectRatioLayout(mode: .fill)
    expectEqual(size(own, .fixed("", 30, 10), 60, 60), Size2D(width: 30, height: 10))
    let scaled = LeafNode { proposal in
      proposal == .unspecified
        ? Size2D(width: 30, height: 10) : proposal.replacingUnspecified()
    }
    expectEqual(size(own, scaled, 60, 60), Size2D(width: 180, height: 60))
    for ratio in [0, -1, .infinity, Double.nan] {
      let broken = AspectRatioLayout(ratio, mode: .fit)
      expectEqual(broken.issues, .invalidRatio)
      expectEqual(size(broken, .greedy(), 60, 20), Size2D(width: 60, height: 20))
    }
  }

  @Test func positionFillsAndCentres() {
    let position = PositionLayout(Point2D(x: 30, y: 20))
    let child = TestNode.fixed("a", 10, 10)
    expectEqual(size(position, child, 100, nil), Size2D(width: 100, height: 10))
    let placement = position.placement(
      of: child, proposal: .zero, size: Size2D(width: 100, height: 10))
    expectEqual(placement.origin, Point2D(x: 25, y: 15))
    let filling = position.placement(
      of: TestNode.greedy(), proposal: .unspecified, size: Size2D(width: 40, height: 30))
    expectEqual(filling.size, Size2D(width: 40, height: 30))
    expectEqual(filling.origin, Point2D(x: 10, y: 5))
    expectEqual(PositionLayout(Point2D(x: .nan, y: 1)).position, Point2D(x: 0, y: 1))
  }

  @Test func prioritiesStopAtSingleChildLayouts() {
    let forwards = LayoutPolicy.singleChildLayoutsForwardPriority
    expectEqual(FrameLayout(width: 1).priority(ofChild: 5), forwards ? 5 : 0)
    expectEqual(FixedSizeLayout().priority(ofChild: 5), 5)
    expectEqual(PriorityLayout(3).priority(ofChild: 5), 3)
    expectEqual(PriorityLayout(.nan).priority(ofChild: 5), 0)
  }

  @Test func firstFittingChildIsChosen() {
    let children = [TestNode.fixed("", 100, 10), .fixed("", 50, 40), .fixed("", 20, 80)]
    func choice(_ axes: LayoutAxes, _ width: Double?, _ height: Double?) -> Int? {
      FittingLayout(axes).choice(
        among: children, proposal: LayoutProposal(width: width, height: height))
    }
    expectEqual(choice(.all, 100, 10), 0)
    expectEqual(choice(.horizontal, 60, 10), 1)
    expectEqual(choice(.all, 60, 10), 2)
    expectEqual(choice(.vertical, 1, nil), 0)
    expectEqual(FittingLayout().choice(among: [TestNode](), proposal: .zero), nil)
  }

  @Test func spacersGrowAlongTheirAxisOnly() {
    let wide = SpacerLayout(axis: .horizontal)
    expectEqual(wide.size(for: .unspecified), Size2D(width: 8, height: 0))
    expectEqual(wide.size(for: LayoutProposal(width: 90, height: 90)), Size2D(width: 90, height: 0))
    let loose = SpacerLayout(axis: nil, minimum: 3)
    expectEqual(loose.size(for: .zero), Size2D(width: 3, height: 3))
    expectEqual(loose.size(for: .infinity), Size2D(width: .infinity, height: .infinity))
    expectEqual(SpacerLayout(axis: nil, minimum: -4).minimum, 0)
  }
}
