import MeniscusUI
import TestSupport
import Testing

/// Popovers where lines run from the right.
@MainActor
struct PopoverDirectionTests {
  /// The middle of a popover's content, 80 wide, of a view of 200 by 40 in the middle of 800 by 600 points.
  private func middle(
    _ direction: LayoutDirection, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?
  ) -> Double? {
    let stage = Stage(width: 800, height: 600) {
      Color.pureRed.frame(width: 200, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
          Color.pureBlue.frame(width: 80, height: 40).presentationCompactAdaptation(.popover)
        }
        .environment(\.layoutDirection, direction)
    }
    stage.settle()
    return stage.frame.fills(.pureBlue).first?.bounds.center.x
  }

  /// The leading edge is where lines begin.
  @Test(arguments: [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)])
  func edgesAndPointsAreMirrored(direction: LayoutDirection, sign: Double) throws {
    // It is 8 points away, and half as wide as 80.
    for (edge, side) in [(Edge.leading, -1.0), (.trailing, 1)] {
      expectClose(
        try #require(middle(direction, .rect(.bounds), edge)), 400 + sign * side * (100 + 8 + 40),
        within: 1)
    }
    for (point, side) in [(UnitPoint.leading, -1.0), (.center, 0), (.trailing, 1)] {
      expectClose(
        try #require(middle(direction, .point(point), nil)), 400 + sign * side * 100, within: 1)
    }
  }
}
