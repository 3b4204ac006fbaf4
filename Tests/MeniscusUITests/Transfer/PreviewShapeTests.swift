import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Shapes that views state for what is seen of them while they are lifted.
@MainActor
struct PreviewShapeTests {
  /// What a view is lifted by.
  enum Lifting: CaseIterable {
    case menu, drag

    var kind: ContentShapeKinds { self == .menu ? .contextMenuPreview : .dragPreview }
    /// How much larger it is then.
    var scale: Double { self == .menu ? 1.03 : 1.05 }
  }

  private struct Lifted: View {
    let lifting: Lifting
    let kinds: ContentShapeKinds
    var isNested = false

    var body: some View {
      let shown = Color.pureRed.frame(width: 100, height: 60)
        .contentShape(kinds, .rect(cornerRadius: 29))
        .padding(10)
        .scaleEffect(isNested ? 0.5 : 1)
      let view = VStack(spacing: 0) {
        shown
        if isNested { Color.pureGreen.frame(width: 100, height: 60) }
      }
      switch lifting {
      case .menu: view.contextMenu { Button("Copy") {} }.accessibilityIdentifier("view")
      case .drag: view.draggable("view").accessibilityIdentifier("view")
      }
    }
  }

  /// The view, held at a distance from its middle until it is lifted.
  private func stage(
    _ lifting: Lifting, _ kinds: ContentShapeKinds, at way: Point2D = .zero
  ) -> Stage {
    let stage = Stage(width: 393, height: 852) { Lifted(lifting: lifting, kinds: kinds) }
    let center = stage.center("view")
    stage.press(center.x + way.x, center.y + way.y)
    stage.run(60)
    return stage
  }

  /// The bounds of the clips to the shape, in the scene's space.
  private func shapes(_ stage: Stage) -> [Rect2D] {
    let list = stage.frame.displayList
    return list.operations.compactMap { operation in
      guard case .beginClip(.roundedRectangle(let box, let radii, _)) = operation.action,
        box.size == Size2D(width: 100, height: 60), radii == CornerRadii2D(all: 29)
      else { return nil }
      return list.bounds(of: operation)
    }
  }

  @Test(arguments: Lifting.allCases)
  func itIsSeenInItsShape(_ lifting: Lifting) throws {
    let stage = stage(lifting, lifting.kind)
    expectEqual(shapes(stage).count, 1)
    try check(stage, isCutTo: 100 * lifting.scale)
  }

  /// The view on top is cut by the shape, which is as wide as said, and lies where the shape does.
  private func check(_ stage: Stage, isCutTo width: Double) throws {
    let shape = try #require(shapes(stage).first)
    let view = try #require(stage.frame.fills(.pureRed).last).bounds
    expectClose(shape.width, width, within: 1e-3)
    #expect(shape.isNear(view, within: 1e-6), "\(shape), the view at \(view)")
  }

  @Test(arguments: Lifting.allCases)
  func shapesForOtherThingsAreNotTaken(_ lifting: Lifting) {
    let others: ContentShapeKinds = lifting == .menu ? .dragPreview : .contextMenuPreview
    for kinds in [others, .interaction, .hoverEffect, []] {
      let stage = stage(lifting, kinds)
      expectEqual(shapes(stage), [])
      expectEqual(stage.frame.fills(.pureRed).count, 2)
    }
  }

  /// One that is stated by a view among others, and drawn at a scale: what is inside it is lifted.
  @Test(arguments: Lifting.allCases)
  func aViewInsideStandsForAll(_ lifting: Lifting) throws {
    let stage = Stage(width: 393, height: 852) {
      Lifted(lifting: lifting, kinds: lifting.kind, isNested: true)
    }
    let other = try #require(stage.frame.fills(.pureGreen).first).bounds.center
    stage.press(other.x, other.y)
    stage.run(60)
    try check(stage, isCutTo: 50 * lifting.scale)
  }

  /// A shape may be for touches, too: at the corner nothing is held.
  @Test(arguments: Lifting.allCases)
  func oneShapeServesSeveralThings(_ lifting: Lifting) {
    let kinds: ContentShapeKinds = [.interaction, .dragPreview, .contextMenuPreview]
    expectEqual(shapes(stage(lifting, kinds)).count, 1)
    let corner = stage(lifting, kinds, at: Point2D(x: -48, y: -28))
    expectEqual(corner.frame.fills(.pureRed).count, 1)
    #expect(corner.frame.isSettled)
  }
}
