import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

/// Explicit guides: how children are aligned by them, and how containers pass them on.
struct AlignmentTests {
  private let container = Size2D(width: 100, height: 100)

  private func text(_ name: String, height: Double, first: Double, last: Double) -> LeafNode {
    LeafNode(
      name, guides: [(.firstTextBaseline, first), (.lastTextBaseline, last)]
    ) { _ in Size2D(width: 20, height: height) }
  }

  @Test func rowsAlignBaselines() {
    let row = StackNode(
      .horizontal(alignment: .firstTextBaseline, spacing: 0),
      [text("a", height: 20, first: 15, last: 15), text("b", height: 40, first: 30, last: 30)])
    let frames = row.frames(in: container)
    // Above the baseline 30, below it 10: 40 high, from 30 to 70.
    expectEqual(row.size(for: .unspecified).height, 40)
    expectEqual(frames["a"]?.minY, 45)
    expectEqual(frames["b"]?.minY, 30)
  }

  @Test func viewsWithoutTextStandOnTheBaseline() {
    let row = StackNode(
      .horizontal(alignment: .lastTextBaseline, spacing: 0),
      [text("a", height: 20, first: 15, last: 15), .fixed("b", 10, 30)])
    expectEqual(row.size(for: .unspecified).height, 35)
    let frames = row.frames(in: container)
    expectEqual(frames["b"]?.maxY, (frames["a"]?.minY ?? 0) + 15)
  }

  @Test func explicitGuidesOutgrowTheProposal() {
    let guide = AlignmentGuide(axis: .horizontal, number: 7, defaultFraction: 0.5)
    let column = StackNode(
      .vertical(alignment: guide, spacing: 0),
      [
        LeafNode("a", guides: [(guide, -10)]) { _ in Size2D(width: 20, height: 10) },
        LeafNode("b", guides: [(guide, 20)]) { _ in Size2D(width: 20, height: 10) },
      ])
    // From -20 (b's left) to 30 (a's right).
    expectEqual(column.size(for: .unspecified), Size2D(width: 50, height: 20))
    let frames = column.frames(in: container)
    expectEqual(frames["a"]?.minX, 55)
    expectEqual(frames["b"]?.minX, 25)
  }

  @Test func containersMergeBaselinesAndCustomGuides() {
    let custom = AlignmentGuide(axis: .vertical, number: 3, defaultFraction: 0)
    let mark = LeafNode(guides: [(custom, 4), (.top, 5)]) { _ in Size2D(width: 20, height: 10) }
    let column = StackNode(
      .vertical(spacing: 2),
      [
        text("a", height: 20, first: 5, last: 15), mark,
        text("b", height: 20, first: 6, last: 14), mark,
      ])
    let size = column.size(for: .unspecified)
    func explicit(_ guide: AlignmentGuide) -> Double? {
      column.explicitGuide(guide, size: size, proposal: .unspecified)
    }
    expectEqual(explicit(.firstTextBaseline), 5)
    // The second text starts at 20 + 2 + 10 + 2 = 34.
    expectEqual(explicit(.lastTextBaseline), 48)
    // The marks start at 22 and 56.
    expectEqual(explicit(custom), 43)
    expectEqual(explicit(.top), nil)
    expectEqual(explicit(.horizontalCenter), nil)
  }

  @Test func modifiersPassGuidesOn() {
    let label = text("a", height: 20, first: 15, last: 15)
    let padded = UnaryNode(PaddingLayout(LayoutInsets(.all, 4)), label)
    expectEqual(
      padded.explicitGuide(
        .firstTextBaseline, size: Size2D(width: 28, height: 28), proposal: .unspecified), 19)
  }

  @Test func depthStacksPutGuidesOnEachOther() {
    let guide = AlignmentGuide(axis: .horizontal, number: 1, defaultFraction: 0)
    let stack = DepthNode(
      DepthStackLayout(alignment: LayoutAlignment(guide, .top)),
      [
        LeafNode("a", guides: [(guide, 20)]) { _ in Size2D(width: 40, height: 10) },
        LeafNode("b", guides: [(guide, 0)]) { _ in Size2D(width: 50, height: 20) },
      ])
    expectEqual(stack.size(for: .unspecified), Size2D(width: 70, height: 20))
    let frames = stack.frames(in: container)
    expectEqual(frames["a"]?.origin, Point2D(x: 15, y: 40))
    expectEqual(frames["b"]?.origin, Point2D(x: 35, y: 40))
  }

  @Test func depthStacksHugTheHighestPriority() {
    let stack = DepthNode(
      DepthStackLayout(),
      [.fixed("a", 80, 10), UnaryNode(PriorityLayout(1), .fixed("b", 20, 20))])
    expectEqual(stack.size(for: .infinity), Size2D(width: 20, height: 20))
    expectEqual(stack.frames(in: container)["a"]?.origin, Point2D(x: 10, y: 45))
  }

  @Test func depthStacksOfferTheirOwnSize() {
    let stack = DepthNode(
      DepthStackLayout(),
      [UnaryNode(PriorityLayout(1), .fixed("a", 30, 20)), .greedy("b")])
    expectEqual(stack.frames(in: container)["b"], Rect2D(x: 35, y: 40, width: 30, height: 20))
  }

  @Test func defaultsAreNotAskedOfInfinity() {
    let endless = Size2D(width: .infinity, height: .infinity)
    expectEqual(AlignmentGuide.leading.defaultValue(in: endless), 0)
    expectEqual(AlignmentGuide.trailing.defaultValue(in: endless), .infinity)
  }
}
