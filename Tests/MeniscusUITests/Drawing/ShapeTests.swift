import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A shape that only its outline describes.
nonisolated private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

@MainActor
struct ShapeTests {
  private func fill<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) throws -> Fill {
    let stage = Stage(content: content)
    expectEqual(stage.frame.fills.count, 1)
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
    return try #require(stage.frame.fills.first)
  }

  private let box = Rect2D(x: 0, y: 0, width: 100, height: 40)

  @Test func commonShapesKeepTheirNames() throws {
    try expectEqual(fill { Rectangle().frame(width: 100, height: 40) }.silhouette, .rectangle(box))
    try expectEqual(fill { Ellipse().frame(width: 100, height: 40) }.silhouette, .ellipse(box))
    try expectEqual(
      fill { Capsule().frame(width: 100, height: 40) }.silhouette,
      .roundedRectangle(box, CornerRadii2D(all: 20), .circular))
    try expectEqual(
      fill { RoundedRectangle(cornerRadius: 8).frame(width: 100, height: 40) }.silhouette,
      .roundedRectangle(box, CornerRadii2D(all: 8), .continuous))
    try expectEqual(
      fill {
        RoundedRectangle(cornerRadius: 8, style: .circular).frame(width: 100, height: 40)
      }.silhouette, .roundedRectangle(box, CornerRadii2D(all: 8), .circular))
    try expectEqual(
      fill {
        UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3,
          topTrailingRadius: 4
        ).frame(width: 100, height: 40)
      }.silhouette,
      .roundedRectangle(
        box, CornerRadii2D(topLeft: 1, topRight: 4, bottomRight: 3, bottomLeft: 2),
        .continuous))
    try expectEqual(fill { Color.red.frame(width: 100, height: 40) }.silhouette, .rectangle(box))
  }

  @Test func aCircleTakesASquare() throws {
    let stage = Stage {
      HStack(spacing: 0) {
        Circle().accessibilityIdentifier("circle")
        Color.blue.frame(width: 20, height: 20)
      }
      .frame(width: 100, height: 40)
    }
    expectEqual(stage.model("circle")?.size, Size2D(width: 40, height: 40))
    expectEqual(
      stage.frame.fills.first?.silhouette, .ellipse(Rect2D(x: 0, y: 0, width: 40, height: 40)))
    // An ideal circle is ten points wide, as any shape is.
    let ideal = Stage { Circle().fixedSize().accessibilityIdentifier("circle") }
    expectEqual(ideal.model("circle")?.size, Size2D(width: 10, height: 10))
  }

  @Test func otherShapesAreOutlines() throws {
    let stage = Stage {
      Triangle().frame(width: 100, height: 40)
      Triangle().frame(width: 100, height: 40).offset(y: 50)
    }
    // Equal outlines are one resource.
    expectEqual(stage.frame.displayList.resources.outlines.count, 1)
    expectEqual(
      stage.frame.fills.map(\.bounds),
      [
        Rect2D(x: 110, y: 100, width: 100, height: 40),
        Rect2D(x: 110, y: 150, width: 100, height: 40),
      ])
    guard case .outline(let row, .nonZero) = stage.frame.fills[0].silhouette else {
      Issue.record("Another silhouette was drawn.")
      return
    }
    expectEqual(
      stage.frame.displayList.resources.outlines[row].outline.elements,
      [
        .move(Point2D(x: 50, y: 0)), .line(Point2D(x: 100, y: 40)),
        .line(Point2D(x: 0, y: 40)), .close,
      ])
  }

  @Test func aFillMayBeByParity() throws {
    let filled = try fill {
      Triangle().fill(.red, style: FillStyle(eoFill: true)).frame(width: 100, height: 40)
    }
    guard case .outline(_, .evenOdd) = filled.silhouette else {
      Issue.record("Another rule was used.")
      return
    }
  }

  @Test func aStrokeLiesOnTheEdgeAndABorderInside() throws {
    let stroke = try fill {
      Rectangle().stroke(.red, lineWidth: 10).frame(width: 100, height: 40)
    }
    expectEqual(stroke.bounds, Rect2D(x: 105, y: 95, width: 110, height: 50))
    let border = try fill {
      Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 40)
    }
    expectEqual(border.bounds, Rect2D(x: 110, y: 100, width: 100, height: 40))
    // A circle's border touches its square.
    let ring = try fill {
      Circle().strokeBorder(.red, lineWidth: 10).frame(width: 100, height: 40)
    }
    let expected = Rect2D(x: 140, y: 100, width: 40, height: 40)
    // A flattened arc is off by less than a hundredth of a point.
    expectClose(ring.bounds.minX, expected.minX, closerThan: 0.01)
    expectClose(ring.bounds.maxX, expected.maxX, closerThan: 0.01)
    expectClose(ring.bounds.minY, expected.minY, closerThan: 0.01)
  }

  @Test func insetsShrinkRadii() throws {
    let inset = try fill {
      RoundedRectangle(cornerRadius: 8).inset(by: 3).frame(width: 100, height: 40)
    }
    expectEqual(
      inset.silhouette,
      .roundedRectangle(
        Rect2D(x: 3, y: 3, width: 94, height: 34), CornerRadii2D(all: 5), .continuous))
    try expectEqual(
      fill { Circle().inset(by: 5).frame(width: 40, height: 40) }.silhouette,
      .ellipse(Rect2D(x: 5, y: 5, width: 30, height: 30)))
  }

  @Test func gradientsLieInTheBoundsOfTheirShape() throws {
    let stops = [
      GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1),
    ]
    let colors = [Color.pureRed, .pureBlue]
    func gradient<Style: ShapeStyle>(_ style: Style) throws -> GradientPaint {
      try #require(
        try fill { Rectangle().fill(style).frame(width: 100, height: 40) }.gradient)
    }
    let linear = try gradient(
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .trailing))
    expectEqual(linear.stops, stops)
    expectEqual(linear.geometry, .linear(start: Point2D(x: 0, y: 0), end: Point2D(x: 100, y: 20)))
    try expectEqual(
      gradient(
        RadialGradient(colors: colors, center: .top, startRadius: 5, endRadius: 30)
      ).geometry, .radial(center: Point2D(x: 50, y: 0), startRadius: 5, endRadius: 30))
    try expectEqual(
      gradient(EllipticalGradient(colors: colors)).geometry,
      .elliptical(
        center: Point2D(x: 50, y: 20), radii: Size2D(width: 100, height: 40),
        startFraction: 0, endFraction: 0.5))
    try expectEqual(
      gradient(AngularGradient(colors: colors, center: .center)).geometry,
      .angular(center: Point2D(x: 50, y: 20), startAngle: 0, endAngle: 2 * .pi))
  }

  @Test func aGradientIsAViewToo() throws {
    let filled = try fill {
      LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom)
    }
    expectEqual(filled.bounds, Rect2D(x: 0, y: 0, width: 320, height: 240))
  }

  @Test func stopsRiseAndStayInside() throws {
    let filled = try fill {
      Rectangle().fill(
        LinearGradient(
          stops: [
            Gradient.Stop(color: .red, location: -1), Gradient.Stop(color: .green, location: 0.6),
            Gradient.Stop(color: .blue, location: 0.4), Gradient.Stop(color: .red, location: 2),
          ], startPoint: .leading, endPoint: .trailing))
    }
    expectEqual(filled.gradient?.stops.map(\.location), [0, 0.6, 0.6, 1])
  }

  @Test func whatCannotBeSeenIsNotDrawn() {
    let stage = Stage {
      ZStack {
        Color.clear
        Color.red.opacity(0)
        Color.red.hidden()
        Rectangle().fill(Color.red.opacity(0))
      }
    }
    #expect(stage.frame.displayList.operations.isEmpty)
  }

  @Test func pathsAnswerQuestions() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 40, y: 20))
    path.addCurve(
      to: CGPoint(x: 10, y: 30), control1: CGPoint(x: 25, y: 30),
      control2: CGPoint(x: 15, y: 30))
    expectEqual(path.currentPoint, CGPoint(x: 10, y: 30))
    path.closeSubpath()
    // The curve's middle is half way to its control point.
    expectEqual(path.boundingRect, CGRect(x: 10, y: 10, width: 25, height: 20))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    #expect(!path.contains(CGPoint(x: 5, y: 20)))
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), eoFill: true))
    expectEqual(ring.offsetBy(dx: 5, dy: 6).boundingRect, CGRect(x: 5, y: 6, width: 30, height: 30))
  }

  @Test func arcsRunEitherWay() {
    func arc(_ clockwise: Bool) -> CGRect {
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .degrees(0),
          endAngle: .degrees(90), clockwise: clockwise)
      }.boundingRect
    }
    // By the sense of an upward axis, so that not clockwise is the short way down on screen.
    #expect(abs(arc(false).minX - 50) < 0.01 && abs(arc(false).minY - 50) < 0.01)
    #expect(abs(arc(true).minX - 30) < 0.01 && abs(arc(true).minY - 30) < 0.01)
  }

  @Test(
    arguments: [
      (Double.infinity, true), (-.infinity, true), (.nan, true), (1e300, false), (-1e300, false),
      (1e17, false), (-1e17, false), (-40.5 * 2 * .pi, false),
    ])
  func arcsOfAnyAngleEnd(angle: Double, isEmpty: Bool) {
    for clockwise in [false, true] {
      let path = Path { path in
        path.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .radians(angle),
          clockwise: clockwise)
      }
      expectEqual(path.isEmpty, isEmpty)
      let bounds = path.boundingRect
      #expect(isEmpty || (bounds.width <= 20.1 && bounds.height <= 20.1))
    }
  }

  @Test func clipsFollowTheirShape() throws {
    let stage = Stage {
      Color.pureRed.frame(width: 200, height: 200).frame(width: 100, height: 40)
        .clipShape(Capsule())
    }
    guard case .beginClip(let silhouette) = stage.frame.displayList.operations.first?.action
    else {
      Issue.record("Nothing is clipped.")
      return
    }
    expectEqual(silhouette, .roundedRectangle(box, CornerRadii2D(all: 20), .circular))
    expectEqual(
      stage.frame.displayList.visibleBounds()[1], Rect2D(x: 110, y: 100, width: 100, height: 40))
  }

  @Test func layersAreGroups() {
    let stage = Stage {
      ZStack {
        Color.red
        Color.blue
      }
      .compositingGroup()
      .opacity(0.5)
    }
    expectEqual(stage.frame.groups, [0.5, 1])
    // Fully opaque views need no layer.
    #expect(Stage { Color.red.opacity(1) }.frame.groups.isEmpty)
  }
}
