import MeniscusUI
import TestSupport
import Testing

/// How far the corners of a container reach into a view.
@MainActor
@Suite("Corner insets")
struct CornerInsetsTests {
  /// What a reader finds that is inset in a container of 200 by 120 points.
  private func insets(
    _ edges: EdgeInsets, of container: some InsettableShape, rightToLeft: Bool = false
  ) -> RectangleCornerInsets? {
    let found = Found()
    let stage = Stage(
      configure: { if rightToLeft { $0.layoutDirection = .rightToLeft } },
      content: {
        GeometryReader { room in
          let _ = found.note(room.containerCornerInsets)
          Color.clear
        }
        .padding(edges)
        .frame(width: 200, height: 120)
        .containerShape(container)
      })
    stage.settle()
    return found.insets
  }

  private func all(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  private func square(_ length: CGFloat) -> CGSize { CGSize(width: length, height: length) }

  @Test(
    "A corner covers its radius, less the inset", arguments: [(0, 24), (10, 14), (24, 0), (40, 0)])
  func equal(inset: CGFloat, rest: CGFloat) {
    let size = square(rest)
    expectEqual(
      insets(all(inset), of: .rect(cornerRadius: 24)),
      RectangleCornerInsets(
        topLeading: size, topTrailing: size, bottomLeading: size, bottomTrailing: size))
  }

  @Test func cornersAreNamedByTheReadingDirection() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 16)
    let edges = EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 0)
    let expected = RectangleCornerInsets(
      topLeading: CGSize(width: 30, height: 35), topTrailing: .zero, bottomLeading: .zero,
      bottomTrailing: square(16))
    expectEqual(insets(edges, of: shape), expected)
    expectEqual(insets(edges, of: shape, rightToLeft: true), expected)
  }

  @Test func whatHasNoCornersCoversNone() {
    expectEqual(insets(all(0), of: .ellipse), RectangleCornerInsets())
    expectEqual(insets(all(0), of: .rect), RectangleCornerInsets())
  }

  @Test func noMoreIsCoveredThanThereIs() {
    // A capsule of 120 points has corners of 60; a strip of 20 points at its foot sees 20 of them.
    let found = insets(EdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 0), of: .capsule)
    expectEqual(found?.bottomLeading, CGSize(width: 60, height: 20))
    expectEqual(found?.topLeading, .zero)
  }

  @Test func edgesTakeTheLargerOfTheirCorners() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 3, height: 4),
      bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))
    expectEqual(
      all(10).inset(by: corners), EdgeInsets(top: 14, leading: 15, bottom: 18, trailing: 17))
    expectEqual(
      all(10).inset(by: corners, edges: .top),
      EdgeInsets(top: 14, leading: 10, bottom: 10, trailing: 10))
  }
}

@MainActor
private final class Found {
  private(set) var insets: RectangleCornerInsets?

  func note(_ insets: RectangleCornerInsets) { self.insets = insets }
}
