import MeniscusGeometry
import MeniscusLayout
import Testing

/// S-27 … S-30 of the reference, and the limits of scrolling.
struct ScrollTests {
  private let metrics = ScrollMetrics(
    content: Size2D(width: 100, height: 200), container: Size2D(width: 50, height: 100))

  @Test func s27_translates() {
    #expect(metrics.translated(by: Point2D(x: 10, y: 20)).offset == Point2D(x: 10, y: 20))
  }

  @Test func s28_clamps() {
    #expect(metrics.translated(by: Point2D(x: 200, y: 300)).offset == Point2D(x: 50, y: 100))
    #expect(metrics.translated(by: Point2D(x: -1, y: -1)).offset == .zero)
    #expect(metrics.resting(Point2D(x: .nan, y: .infinity)) == Point2D(x: 0, y: 100))
  }

  @Test func s29_clips() {
    let window = ScrollMetrics(content: .zero, container: Size2D(width: 50, height: 60))
    #expect(
      window.clipped(Rect2D(x: -10, y: -10, width: 100, height: 100))
        == Rect2D(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func s30_vertical() {
    let content = UnaryNode(FrameLayout(height: 100), .greedy("content"))
    let layout = ScrollLayout(axes: .vertical)
    let proposal = LayoutProposal(width: 80, height: 80)
    let size = layout.size(of: content, proposal: proposal)
    #expect(size == Size2D(width: 80, height: 80))
    let placement = layout.placement(of: content, proposal: proposal, size: size)
    #expect(placement.size == Size2D(width: 80, height: 100))
    let metrics = ScrollMetrics(content: placement.size, container: size)
    #expect(metrics.scrollableAxes == .vertical)
  }

  @Test func hugsAcrossAndFillsAlong() {
    let content = TestNode.fixed("", 30, 40)
    let layout = ScrollLayout(axes: .horizontal)
    #expect(
      layout.size(of: content, proposal: LayoutProposal(width: 200, height: 200))
        == Size2D(width: 200, height: 40))
    #expect(layout.size(of: content, proposal: .unspecified) == Size2D(width: 30, height: 40))
    #expect(layout.size(of: content, proposal: .zero) == Size2D(width: 0, height: 40))
  }

  @Test func movesItsContent() {
    let layout = ScrollLayout(axes: .all, offset: Point2D(x: 5, y: 70))
    let content = TestNode.fixed("", 30, 400)
    let placement = layout.placement(
      of: content, proposal: LayoutProposal(width: 20, height: 20),
      size: Size2D(width: 20, height: 20))
    #expect(placement.origin == Point2D(x: -5, y: -70))
    // From right to left the offset counts from the right edge.
    let frame = placement.frame(in: Size2D(width: 20, height: 20), direction: .rightToLeft)
    #expect(frame.maxX == 25)
  }

  @Test func insetsWidenTheLimits() {
    var metrics = metrics
    metrics.insets = LayoutInsets(top: 8, leading: 4, bottom: 16, trailing: 2)
    #expect(metrics.minimumOffset == Point2D(x: -4, y: -8))
    #expect(metrics.maximumOffset == Point2D(x: 52, y: 116))
    metrics.content = .zero
    #expect(metrics.maximumOffset == metrics.minimumOffset)
    #expect(metrics.scrollableAxes == [])
  }
}
