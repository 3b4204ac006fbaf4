import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// Single values that the literature states; the numbers S-nn are those of the reference.
struct ScalarCaseTests {
  private let square = LayoutProposal(width: 100, height: 100)

  private func offer(_ layout: some UnaryLayout, _ proposal: LayoutProposal) -> LayoutProposal {
    let child = TestNode.greedy()
    let size = layout.size(of: child, proposal: proposal)
    return layout.placement(of: child, proposal: proposal, size: size).proposal
  }

  @Test func s01_aspectRatioFits() {
    let offered = offer(AspectRatioLayout(16.0 / 9, mode: .fit), square)
    expectEqual(offered, LayoutProposal(width: 100, height: 56.25))
  }

  @Test func s02_aspectRatioFills() throws {
    let offered = offer(AspectRatioLayout(16.0 / 9, mode: .fill), square)
    try expectClose(#require(offered.width), 177.78, closerThan: 0.005)
    expectEqual(offered.height, 100)
  }

  @Test func s03to05_relativeWidthsInARow() {
    let half = LeafNode("half") { proposal in
      Size2D(width: (proposal.width ?? 10) / 2, height: 10)
    }
    let row = StackNode(.horizontal(spacing: 10), [.greedy("full"), half, .greedy("rest")])
    let frames = row.frames(in: Size2D(width: 620, height: 100))
    expectEqual(frames["full"]?.width, 200)
    expectEqual(frames["half"]?.width, 100)
    expectEqual(frames["rest"]?.width, 300)
  }

  @Test func s06_insetProposal() {
    let insets = LayoutInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let inset = LayoutProposal(width: 100, height: 200).inset(by: insets)
    expectEqual(inset, LayoutProposal(width: 60, height: 180))
    expectEqual(LayoutProposal.unspecified.inset(by: insets), .unspecified)
    let broken = LayoutInsets(top: .nan, leading: .nan, bottom: 0, trailing: 0)
    expectEqual(LayoutProposal(width: 100, height: 200).inset(by: broken), .zero)
  }

  @Test func s07_unspecifiedIsTen() {
    expectEqual(LayoutProposal.unspecified.replacingUnspecified(), Size2D(width: 10, height: 10))
    expectEqual(
      LayoutProposal(width: 3, height: nil).replacingUnspecified(), Size2D(width: 3, height: 10))
  }

  @Test func s08to10_frameLimitsAreRaised() {
    expectEqual(ExtentLimits(minimum: -10).minimum, 0)
    expectEqual(ExtentLimits(minimum: -10).issues, .negative)
    expectEqual(ExtentLimits(minimum: 20, ideal: 10).ideal, 20)
    expectEqual(ExtentLimits(minimum: 20, ideal: 10).issues, .idealBelowMinimum)
    expectEqual(ExtentLimits(ideal: 30, maximum: 20).maximum, 30)
    expectEqual(ExtentLimits(ideal: 30, maximum: 20).issues, .maximumBelowIdeal)
    expectEqual(ExtentLimits(minimum: 30, maximum: 20).maximum, 30)
    expectEqual(ExtentLimits(minimum: 10, ideal: 20, maximum: 30).issues, [])
  }

  @Test(arguments: [[1, 3, 5], [1, 3, 5, nil, nil], [nil, 5, 3, 1]] as [[Double?]])
  func s11_customGuidesMergeByMean(_ values: [Double?]) {
    let custom = AlignmentGuide(axis: .vertical, number: 0, defaultFraction: 0.5)
    var merge = AlignmentGuideMerge(custom)
    for value in values { merge.add(value) }
    expectEqual(merge.value, 3)
  }

  @Test(arguments: [1, 2, 7, 100])
  func s12_meanOfASequence(_ count: Int) {
    var merge = AlignmentGuideMerge(
      AlignmentGuide(axis: .horizontal, number: 1, defaultFraction: 0))
    for value in 0...count { merge.add(Double(value)) }
    expectEqual(merge.value, Double(count) / 2)
  }

  @Test func s32_unreachableMinimum() {
    let column = StackNode(
      .vertical(spacing: 0),
      [
        UnaryNode(
          FlexibleFrameLayout(height: ExtentLimits(minimum: 5, maximum: 100)), .greedy()),
        UnaryNode(FlexibleFrameLayout(height: ExtentLimits(minimum: 80)), .greedy()),
      ])
    expectEqual(column.size(for: LayoutProposal(width: 100, height: 0)).height, 85)
    expectEqual(column.size(for: LayoutProposal(width: 100, height: 85)).height, 122.5)
  }
}
