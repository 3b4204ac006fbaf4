import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Views that are turned in space.
@MainActor
struct ProjectionTests {
  /// The corners of a turned square are those of a pinhole.
  ///
  /// By it a point (x, z) is seen at x ÷ (1 − z ÷ d), where
  /// d is the longer side. Turned by 30° about the vertical axis, x is 50·cos and z is ∓50·sin.
  @Test func perspectiveIsExact() {
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    let bounds = stage.frame.fills.first { $0.color == .pureRed }?.bounds
    let (sine, cosine) = (0.5, 3.0.squareRoot() / 2)
    let right = 160 + 50 * cosine / (1 + 50 * sine / 100)
    let left = 160 - 50 * cosine / (1 - 50 * sine / 100)
    let near = 50 / (1 - 50 * sine / 100)
    expectClose(bounds?.minX, left)
    expectClose(bounds?.maxX, right)
    expectClose(bounds?.minY, 120 - near)
    expectClose(bounds?.maxY, 120 + near)
  }

  /// Without perspective only the width shrinks, and the map is affine: rectangles stay what they
  /// are.
  @Test func fromAfarOnlyTheWidthShrinks() {
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    let fill = stage.frame.fills.first { $0.color == .pureRed }
    expectClose(fill?.bounds.width, 50)
    expectClose(fill?.bounds.height, 100)
  }

  private struct Shear: GeometryEffect {
    var amount: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test func aGeometryEffectMapsItsView() {
    let stage = Stage {
      Color.pureRed.frame(width: 40, height: 40).modifier(Shear(amount: 1))
    }
    expectClose(stage.frame.fills(.pureRed).first?.bounds.minX, 180)
  }

  /// A turned view is touched where it is seen.
  @Test func touchesGoThroughTheProjection() {
    let log = Log()
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 100).onTapGesture { log.note("tap") }
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    stage.tap(120, 120)
    expectEqual(log.take(), ["tap"])
    stage.tap(200, 120)
    expectEqual(log.take(), [])
  }

  /// A visual effect follows where its view lies; a scroll transition follows the scrolling.
  @Test func effectsFollowThePlace() {
    let stage = Stage {
      Color.pureRed.frame(width: 40, height: 40)
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minX - 100)
        }
    }
    expectClose(stage.frame.fills.first { $0.color == .pureRed }?.bounds.minX, 180)
  }

  @Test func aRowFadesAsItLeaves() {
    let stage = Stage {
      ScrollView {
        VStack(spacing: 0) {
          Color.pureRed.frame(width: 40, height: 40)
            .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0) }
          Color.white.frame(width: 40, height: 400)
        }
      }
    }
    func width() -> Double { stage.frame.fills.first { $0.color == .pureRed }?.bounds.width ?? 0 }
    expectClose(width(), 40)
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 10)))
    expectClose(width(), 30)
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 20)))
    expectClose(width(), 10)
  }
}

private func expectClose(
  _ value: Double?, _ expected: Double, within tolerance: Double = 0.06,
  at location: SourceLocation = #_sourceLocation
) {
  guard let value else {
    Issue.record("There is no value.", sourceLocation: location)
    return
  }
  #expect(abs(value - expected) <= tolerance, "\(value), not \(expected)", sourceLocation: location)
}
