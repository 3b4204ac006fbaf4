import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A shape made by a closure.
nonisolated private struct Drawn: Shape {
  let draw: @Sendable (inout Path, CGRect) -> Void

  func path(in rect: CGRect) -> Path { Path { draw(&$0, rect) } }
}

/// Glass of shapes, spacings and transforms that make no sense.
@MainActor
struct GlassHostileTests {
  nonisolated private static let values: [Double] = [
    0, -5, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  @Test(arguments: values)
  func shapesWithoutSense(_ value: Double) {
    let stage = Stage {
      GlassEffectContainer(spacing: value) {
        VStack {
          Color.pureRed.frame(width: 40, height: 40)
            .glassEffect(
              in: Drawn { path, rect in
                path.addRect(CGRect(x: rect.minX, y: value, width: value, height: rect.height))
              })
          Color.pureRed.frame(width: 40, height: 40)
            .glassEffect(in: .rect(cornerRadius: value))
          Color.pureRed.frame(width: 0, height: 0).glassEffect()
          Color.pureRed.frame(width: 40, height: 40).glassEffect(in: Drawn { _, _ in })
        }
      }
    }
    #expect(stage.frame.isSettled)
    // The clean ones are glass still.
    #expect(stage.frame.glass.contains { $0.box.width == 40 && $0.box.height == 40 })
    expectEqual(stage.step().counters, WorkCounters())
  }

  @Test(arguments: values)
  func transformsThatCollapse(_ value: Double) {
    let stage = Stage {
      ZStack {
        Color.pureRed.frame(width: 40, height: 40).glassEffect()
        Color.pureRed.frame(width: 40, height: 40).glassEffect().scaleEffect(value)
        Color.pureRed.frame(width: 40, height: 40).glassEffect().offset(x: value)
        Color.pureRed.frame(width: 40, height: 40).glassEffect().rotationEffect(.degrees(value))
      }
    }
    #expect(stage.frame.isSettled)
    #expect(stage.frame.glass.contains { $0.box == Rect2D(x: 140, y: 100, width: 40, height: 40) })
  }

  @Test func aPathOfTenThousandPointsThatIsOpenAndCrossesItself() {
    let stage = Stage {
      Color.pureRed.frame(width: 100, height: 80)
        .glassEffect(
          in: Drawn { path, rect in
            for index in 0..<10_000 {
              let point = CGPoint(
                x: rect.minX + CGFloat(index * 37 % 100), y: rect.minY + CGFloat(index * 53 % 80))
              if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
          })
    }
    let faults = stage.frame.issues.compactMap {
      if case .invalidGlassShape(_, let fault) = $0 { fault } else { nil }
    }
    #expect(!faults.isEmpty)
    expectEqual(stage.frame.glass.count, 1)
  }

  @Test func spacingsOfNothingAndOfTenThousandPoints() {
    for (given, taken) in [(0.0, 0.0), (10_000, 10_000), (-3, 0), (.nan, 0)] {
      let stage = Stage {
        GlassEffectContainer(spacing: given) {
          HStack(spacing: 30) {
            ForEach(0..<2) { _ in Color.pureRed.frame(width: 40, height: 40).glassEffect() }
          }
        }
      }
      expectEqual(stage.frame.glass.map(\.element.spacing), [taken, taken])
    }
  }
}
