import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Gradients that go on beyond their ends, filters with options, and meshes of resolved colours.
@MainActor
struct GradientOptionTests {
  private static let ramp = Gradient(colors: [.pureRed, .pureBlue])

  private func gradient(_ shading: GraphicsContext.Shading) -> GradientPaint? {
    Stage {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: shading)
      }
      .frame(width: 40, height: 10)
    }.frame.fills.first?.gradient
  }

  private func linear(_ options: GraphicsContext.GradientOptions) -> GradientPaint? {
    gradient(
      .linearGradient(
        Self.ramp, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
        options: options))
  }

  /// The share of red in a ramp just before some places and just after them.
  private func reds(_ gradient: GradientPaint?, at places: [Double]) -> [String] {
    let stops = gradient?.stops ?? []
    return places.map { place in
      stops.filter { abs($0.location - place) < 1e-9 }.map { "\(Int($0.color.red.rounded()))" }
        .joined()
    }
  }

  @Test func gradientsGoOnBeyondTheirEnds() {
    let places = [0, 0.25, 0.5, 0.75, 1]
    let whole = GradientPaint.Geometry.linear(
      start: Point2D(x: 0, y: 0), end: Point2D(x: 40, y: 0))
    expectEqual(linear(.repeat)?.geometry, whole)
    expectEqual(reds(linear(.repeat), at: places), ["11", "0011", "0011", "0011", "00"])
    // The turn that the gradient states runs as it says, the others back and forth.
    expectEqual(linear([.repeat, .mirror])?.geometry, whole)
    expectEqual(reds(linear(.mirror), at: places), ["00", "1111", "0000", "1111", "00"])
    expectEqual(linear([])?.stops.count, 2)
    let radial = gradient(
      .radialGradient(
        Self.ramp, center: CGPoint(x: 20, y: 5), startRadius: 5, endRadius: 10, options: .repeat))
    expectEqual(
      radial?.geometry,
      .radial(center: Point2D(x: 20, y: 5), startRadius: 0, endRadius: 25))
    let conic = GraphicsContext.Shading.conicGradient(
      Self.ramp, center: CGPoint(x: 20, y: 5), options: .repeat)
    expectEqual(gradient(conic)?.stops.count, 2)
  }

  /// Half way from black to white there is half the light.
  @Test func coloursAreMixedInProportionToLight() {
    let ramp = Gradient(colors: [.black, .white])
    let mixed = gradient(
      .linearGradient(
        ramp, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0), options: .linearColor))
    let middle = mixed?.stops.first { $0.location == 0.5 }?.color ?? .pureRed
    expectClose(LinearRGBA(middle).green, 0.5, within: 1e-9)
  }

  @Test func filtersOfLightAreNoted() {
    let stage = Stage {
      Canvas { context, _ in
        context.addFilter(.brightness(0.5), options: .linearColor)
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.pureRed))
      }
    }
    stage.step()
    expectEqual(stage.unmet, ["GraphicsContext.Filter.linearColor"])
  }

  @Test func meshesHaveResolvedColours() {
    func paint(_ colors: MeshGradient.Colors) -> Paint? {
      let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
      let points = corners.map {
        MeshGradient.BezierPoint(
          position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
          bottomControlPoint: $0)
      }
      let mesh = MeshGradient(
        width: 2, height: 2, locations: .bezierPoints(points), colors: colors)
      return Stage { Rectangle().fill(mesh).frame(width: 8, height: 8) }.frame.fills.first?.paint
    }
    let (red, blue) = (Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved.blue)
    let resolved = paint(.resolvedColors([red, red, red, blue]))
    #expect(resolved != nil)
    expectEqual(resolved, paint(.colors([.pureRed, .pureRed, .pureRed, .pureBlue])))
  }
}

extension Color.Resolved {
  fileprivate static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
}
