import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A rectangle whose corners follow those of the container around it.
nonisolated private struct Follower: RoundedRectangularShape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> Rectangle { Rectangle().inset(by: amount) }
  func corners(in size: CGSize?) -> Corners? { .concentric(minimum: 5) }
}

@MainActor
@Suite("Concentric shapes")
struct ConcentricTests {
  private typealias Content<Inner> = @MainActor @Sendable () -> Inner

  /// The corners of the red rectangle in a scene.
  private func corners<Inner: View>(
    rightToLeft: Bool = false, @ViewBuilder _ content: @escaping Content<Inner>
  ) throws -> CornerRadii2D {
    let stage = Stage(
      configure: {
        if rightToLeft { $0.layoutDirection = .rightToLeft }
      }, content: content)
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
    return try #require(stage.frame.red)
  }

  /// A red concentric rectangle inset in a container of 200 by 120 points and radius 24.
  private func inset(
    _ edges: EdgeInsets, _ shape: some Shape = ConcentricRectangle(), rightToLeft: Bool = false
  ) throws -> CornerRadii2D {
    try corners(rightToLeft: rightToLeft) {
      shape.fill(Color.pureRed).padding(edges)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 24))
    }
  }

  private func all(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
  }

  @Test(
    "The radius shrinks with the inset, and ends at a square corner",
    arguments: [(0, 24), (4, 20), (8, 16), (23.5, 0.5), (24, 0), (40, 0)])
  func nested(distance: CGFloat, radius: Double) throws {
    try expectEqual(inset(all(distance)), CornerRadii2D(all: radius))
  }

  @Test("The radius is never below the minimum", arguments: [(4, 20), (8, 16), (12, 12), (30, 12)])
  func minimum(distance: CGFloat, radius: Double) throws {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 12))
    try expectEqual(inset(all(distance), shape), CornerRadii2D(all: radius))
  }

  @Test func theLargerDistanceOfACornerCounts() throws {
    let edges = EdgeInsets(top: 4, leading: 10, bottom: 20, trailing: 2)
    try expectEqual(
      inset(edges), CornerRadii2D(topLeft: 14, topRight: 20, bottomRight: 4, bottomLeft: 4))
    try expectEqual(
      inset(edges, .rect(corners: .concentric, isUniform: true)), CornerRadii2D(all: 20))
    try expectEqual(
      inset(edges, rightToLeft: true),
      CornerRadii2D(topLeft: 20, topRight: 14, bottomRight: 4, bottomLeft: 4))
  }

  @Test func uniformCornersShareTheLargest() throws {
    let edges = EdgeInsets(top: 4, leading: 10, bottom: 16, trailing: 2)
    // One by one: 14 and 20 above, 8 and 8 below.
    func expect(
      _ shape: ConcentricRectangle, _ topLeft: Double, _ topRight: Double, _ bottomRight: Double,
      _ bottomLeft: Double, _ location: SourceLocation = #_sourceLocation
    ) throws {
      try expectEqual(
        inset(edges, shape),
        CornerRadii2D(
          topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
          bottomLeft: bottomLeft), sourceLocation: location)
    }
    try expect(
      .init(uniformTopCorners: .concentric, uniformBottomCorners: .concentric), 20, 20, 8, 8)
    try expect(
      .init(uniformLeadingCorners: .concentric, uniformTrailingCorners: .concentric),
      14, 20, 20, 14)
    try expect(
      .init(uniformTopCorners: .concentric, bottomLeadingCorner: 1, bottomTrailingCorner: 2),
      20, 20, 2, 1)
    try expect(
      .init(
        uniformBottomCorners: .concentric(minimum: 9), topLeadingCorner: 1,
        topTrailingCorner: .concentric),
      1, 20, 9, 9)
    try expect(
      .init(uniformLeadingCorners: .concentric, topTrailingCorner: 1, bottomTrailingCorner: 2),
      14, 1, 2, 14)
    try expect(
      .init(uniformTrailingCorners: .concentric, topLeadingCorner: 1, bottomLeadingCorner: 2),
      1, 20, 20, 2)
  }

  @Test func everyCornerHasAStyleOfItsOwn() throws {
    let shape = ConcentricRectangle(
      topLeadingCorner: 0, topTrailingCorner: 28, bottomLeadingCorner: .concentric,
      bottomTrailingCorner: .concentric(minimum: 12))
    try expectEqual(
      inset(all(16), shape), CornerRadii2D(topLeft: 0, topRight: 28, bottomRight: 12, bottomLeft: 8)
    )
    try expectEqual(
      inset(all(16), shape, rightToLeft: true),
      CornerRadii2D(topLeft: 28, topRight: 0, bottomRight: 8, bottomLeft: 12))
  }

  @Test func thereAreStaticForms() throws {
    let edges = all(10)
    try expectEqual(
      inset(edges, .rect(uniformTopCorners: .concentric, uniformBottomCorners: 3)),
      CornerRadii2D(topLeft: 14, topRight: 14, bottomRight: 3, bottomLeft: 3))
    try expectEqual(inset(edges, .rect(corners: .fixed(7.5))), CornerRadii2D(all: 7.5))
    expectEqual(Edge.Corner.Style.fixed(-3), 0)
    expectEqual(Edge.Corner.Style.concentric(minimum: 2.5), .concentric(minimum: .fixed(2.5)))
    expectEqual(Edge.Corner.Style.concentric, .concentric(minimum: nil))
  }

  @Test func anyShapeWithCornersIsAContainer() throws {
    func inside(_ container: some RoundedRectangularShape) throws -> CornerRadii2D {
      try corners {
        ConcentricRectangle().fill(Color.pureRed).padding(10)
          .frame(width: 200, height: 100)
          .containerShape(container)
      }
    }
    try expectEqual(inside(Capsule()), CornerRadii2D(all: 40))
    try expectEqual(inside(Rectangle()), CornerRadii2D(all: 0))
    try expectEqual(inside(RoundedRectangle(cornerRadius: 30).inset(by: 6)), CornerRadii2D(all: 20))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 16)
    try expectEqual(
      inside(uneven), CornerRadii2D(topLeft: 30, topRight: 0, bottomRight: 6, bottomLeft: 0))
    // A circle of 100 points stands in the middle, 50 points from either side.
    let wide = try corners {
      ConcentricRectangle().fill(Color.pureRed).frame(width: 80, height: 80)
        .frame(width: 200, height: 100)
        .containerShape(.circle)
    }
    expectEqual(wide, CornerRadii2D(all: 40))
  }

  @Test func aContainerMayFollowAnother() throws {
    let radii = try corners {
      ConcentricRectangle().fill(Color.pureRed).padding(4)
        .containerShape(Follower())
        .padding(10)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 24))
    }
    expectEqual(radii, CornerRadii2D(all: 10))
  }

  @Test func theSceneIsAPlainRectangle() throws {
    try expectEqual(corners { ConcentricRectangle().fill(Color.pureRed) }, CornerRadii2D(all: 0))
    try expectEqual(
      corners { ConcentricRectangle(corners: .concentric(minimum: 9)).fill(Color.pureRed) },
      CornerRadii2D(all: 9))
    // The container is around what it is said of, not beside it.
    let beside = try corners {
      Color.clear.frame(width: 100, height: 100).containerShape(.rect(cornerRadius: 24))
        .background { ConcentricRectangle().fill(Color.pureRed) }
    }
    expectEqual(beside, CornerRadii2D(all: 0))
  }

  @Test func withoutCornersItIsAnInsetContainer() throws {
    func inside(_ shape: some Shape) -> SceneFrame {
      Stage {
        shape.fill(Color.pureRed).padding(10)
          .frame(width: 200, height: 100)
          .containerShape(.ellipse)
      }.frame
    }
    let concentric = inside(ConcentricRectangle())
    let relative = inside(ContainerRelativeShape())
    expectEqual(concentric.fills, relative.fills)
    let fill = try #require(concentric.fills(.pureRed).first)
    guard case .outline(let row, _) = fill.silhouette else {
      Issue.record("An inset ellipse is an outline.")
      return
    }
    let ellipse = Path2D.ellipse(in: Rect2D(x: 0, y: 0, width: 180, height: 80))
    expectEqual(concentric.displayList.resources.outlines[row].outline, ellipse)
    // What follows nothing needs no corners.
    expectEqual(inside(ConcentricRectangle(corners: 6)).red, CornerRadii2D(all: 6))
  }

  @Test func aContainerRelativeShapeHasTheContainersRadiusLessItsSmallestInset() throws {
    let edges = EdgeInsets(top: 4, leading: 10, bottom: 20, trailing: 30)
    try expectEqual(inset(edges, .containerRelative), CornerRadii2D(all: 20))
    let alone = Stage { ContainerRelativeShape().inset(by: 3).fill(Color.pureRed) }
    expectEqual(
      alone.frame.fills(.pureRed).first?.silhouette,
      .rectangle(Rect2D(x: 3, y: 3, width: 314, height: 234)))
    let capsule = try corners {
      ContainerRelativeShape().fill(Color.pureRed).padding(10)
        .frame(width: 200, height: 100).containerShape(.capsule)
    }
    expectEqual(capsule, CornerRadii2D(all: 40))
  }

  @Test func itClipsAndCarriesGlass() throws {
    let stage = Stage {
      ZStack {
        Color.pureRed.clipShape(ConcentricRectangle()).padding(6)
        Color.clear.glassEffect(in: .rect(corners: .concentric(minimum: 3))).padding(10)
        Color.clear.padding(14).background(Color.pureBlue, in: .rect(corners: .concentric))
      }
      .frame(width: 200, height: 120)
      .containerShape(.rect(cornerRadius: 24))
    }
    let clips = stage.frame.displayList.operations.compactMap { operation in
      if case .beginClip(let silhouette) = operation.action { silhouette.radii } else { nil }
    }
    expectEqual(clips, [CornerRadii2D(all: 18)])
    expectEqual(stage.frame.glass.map(\.element.silhouette.radii), [CornerRadii2D(all: 14)])
    expectEqual(stage.frame.fills(.pureBlue).first?.silhouette.radii, CornerRadii2D(all: 24))
  }

  @Test func theRadiusMovesWithTheInset() throws {
    let lab = Lab(CGFloat(4)) { inset in
      ConcentricRectangle().fill(Color.pureRed).padding(inset)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 24))
    }
    lab.change(to: 20, .linear(duration: 0.5))
    var shown: [Double] = []
    while !lab.frame.isSettled, shown.count < 60 {
      let fill = try #require(lab.frame.fills(.pureRed).first)
      let radius = try #require(fill.silhouette.radii).topLeft
      // The container begins at x = 60.
      expectClose(radius, 24 - (fill.bounds.minX - 60), closerThan: 1e-9)
      shown.append(radius)
      lab.stage.step()
    }
    expectEqual(lab.frame.red, CornerRadii2D(all: 4))
    #expect(shown.contains { $0 > 10 && $0 < 14 })
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func theContainersRadiusMovesToo() throws {
    let lab = Lab(CGFloat(40)) { radius in
      ConcentricRectangle().fill(Color.pureRed).padding(10)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: radius))
    }
    lab.change(to: 20, .linear(duration: 0.5))
    lab.stage.run(15)
    let between = try #require(lab.frame.red).topLeft
    #expect(between > 15 && between < 25)
    lab.stage.settle()
    expectEqual(lab.frame.red, CornerRadii2D(all: 10))
  }

  @Test func whereItIsDrawnCounts() throws {
    // An offset of 6 leaves 4 at the leading edge and 16 at the trailing one.
    let moved = try corners {
      ConcentricRectangle().fill(Color.pureRed).offset(x: -6).padding(10)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 24))
    }
    expectEqual(moved, CornerRadii2D(topLeft: 14, topRight: 8, bottomRight: 8, bottomLeft: 14))
    // At half its extents of 160 by 100 it stands 60 and 35 points inside of a radius of 64.
    let scaled = try corners {
      ConcentricRectangle().fill(Color.pureRed).frame(width: 160, height: 100).scaleEffect(0.5)
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 60))
    }
    expectEqual(scaled, CornerRadii2D(all: 0))
    let smaller = try corners {
      ConcentricRectangle().fill(Color.pureRed).frame(width: 200, height: 120).scaleEffect(0.5)
        .frame(width: 120, height: 80)
        .containerShape(.rect(cornerRadius: 40))
    }
    // 10 points inside, 30 points round, drawn at twice that and scaled.
    expectEqual(smaller, CornerRadii2D(all: 60))
  }

  @Test func scrolledContentFollowsAContainerOutside() throws {
    let stage = Stage {
      ScrollView {
        ConcentricRectangle().fill(Color.pureRed).frame(height: 100)
          .padding(.horizontal, 4).padding(.top, 10)
        Color.clear.frame(height: 400)
      }
      .frame(width: 200, height: 120)
      .containerShape(.rect(cornerRadius: 24))
    }
    expectEqual(stage.frame.red?.topLeft, 14)
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 6)))
    expectEqual(stage.frame.red?.topLeft, 20)
  }

  @Test func touchesInARoundCornerMiss() {
    let log = Log()
    let stage = Stage {
      ConcentricRectangle().fill(Color.pureRed)
        .onTapGesture { log.note("tap") }
        .frame(width: 200, height: 120)
        .containerShape(.rect(cornerRadius: 40, style: .circular))
    }
    // The frame begins at (60, 60); the circle's edge is 11.7 points from the corner on either axis.
    stage.tap(66, 66)
    #expect(log.take().isEmpty)
    stage.tap(74, 74)
    expectEqual(log.take(), ["tap"])
  }

  @Test func ownRadiiAreMirroredWhereLinesRunFromTheRight() throws {
    let radii = try corners(rightToLeft: true) {
      UnevenRoundedRectangle(
        topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4
      ).fill(Color.pureRed).frame(width: 100, height: 40)
    }
    expectEqual(radii, CornerRadii2D(topLeft: 4, topRight: 1, bottomRight: 2, bottomLeft: 3))
  }

  @Test func whatRestsIsNotDrawnAgain() {
    let stage = Stage {
      ConcentricRectangle().fill(Color.pureRed).padding(8)
        .containerShape(.rect(cornerRadius: 24))
    }
    let before = stage.frame
    stage.step()
    #expect(stage.frame.isSettled)
    expectEqual(stage.frame.displayList, before.displayList)
    expectEqual(stage.frame.counters[.bodies], 0)
  }
}

extension Silhouette {
  fileprivate var radii: CornerRadii2D? {
    if case .roundedRectangle(_, let radii, _) = self { radii } else { nil }
  }
}

extension SceneFrame {
  /// The corners of the first red region.
  fileprivate var red: CornerRadii2D? { fills(.pureRed).first?.silhouette.radii }
}

extension Fill: Equatable {
  static func == (left: Fill, right: Fill) -> Bool {
    left.silhouette == right.silhouette && left.paint == right.paint
      && left.bounds == right.bounds
  }
}
