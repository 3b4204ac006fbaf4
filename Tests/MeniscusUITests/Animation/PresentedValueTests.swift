import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A bar whose length is a part of its width.
nonisolated private struct Bar: Shape {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
  }
}

/// What is shown on the way from one model value to the next.
@MainActor
struct PresentedValueTests {
  private let linear = Animation.linear(duration: 1)

  @Test func leavesAreShownBetweenTheirFramesAndLayoutKnowsTheLast() {
    let lab = Lab(10.0, rate: 10) { width in
      HStack(spacing: 0) {
        Color.pureRed.frame(width: width, height: 10).accessibilityIdentifier("red")
        Color.pureBlue.frame(width: 10, height: 10).accessibilityIdentifier("blue")
      }
    }
    lab.change(to: 110, linear)
    let layout = lab.frame.layoutHash
    expectEqual(lab.stage.model("red"), Rect2D(x: 100, y: 115, width: 110, height: 10))
    expectEqual(lab.stage.model("blue"), Rect2D(x: 210, y: 115, width: 10, height: 10))
    lab.stage.run(5)
    expectEqual(lab.frame.layoutHash, layout)
    // Half the way from (150, 10) to (100, 110), and from 160 to 210.
    expectEqual(
      lab.frame.fills(.pureRed).first?.bounds, Rect2D(x: 125, y: 115, width: 60, height: 10))
    expectEqual(
      lab.frame.fills(.pureBlue).first?.bounds, Rect2D(x: 185, y: 115, width: 10, height: 10))
    expectEqual(lab.stage.shown("red"), Rect2D(x: 125, y: 115, width: 60, height: 10))
    expectEqual(lab.frame.counters[.bodies], 0)
    expectEqual(lab.frame.counters[.measurements], 0)
    expectEqual(lab.frame.counters[.placements], 0)
  }

  @Test func aMovingStateIsHashed() {
    let lab = Lab(10.0, rate: 10) { Color.pureRed.frame(width: $0, height: 10) }
    var hashes: Set<UInt64> = [lab.change(to: 110, linear).stateHash]
    for _ in 0..<8 { hashes.insert(lab.stage.step().stateHash) }
    expectEqual(hashes.count, 9)
  }

  @Test func framesAreRoundedToPixelsAtBothEnds() {
    let lab = Lab(10.3, rate: 10) { Color.pureRed.frame(width: $0, height: 10) }
    // Edges at 154.85 and 165.15, rounded to half points.
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.minX, 155)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.maxX, 165)
    lab.change(to: 20.7, linear)
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.minX, 149.5)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.maxX, 170.5)
  }

  @Test func coloursCrossfade() throws {
    let lab = Lab(false, rate: 10) { isBlue in
      Circle().fill(isBlue ? Color.pureBlue : .pureRed.opacity(0.5))
    }
    lab.change(to: true, linear)
    lab.stage.run(5)
    let color = try #require(lab.frame.fills.last?.color)
    #expect(abs(color.red - 0.5) < 1e-12 && abs(color.blue - 0.5) < 1e-12)
    expectClose(color.opacity, 0.75, closerThan: 1e-12)
    lab.stage.settle()
    expectEqual(lab.frame.fills.last?.color, .pureBlue)
  }

  @Test func opacityStaysWithinItsBoundsWhereASpringOvershoots() {
    let lab = Lab(0.0) { Color.pureRed.opacity($0).frame(width: 10, height: 10) }
    lab.change(to: 1, .bouncy(extraBounce: 0.3))
    for _ in 0..<40 {
      lab.stage.step()
      #expect(throws: Never.self) { try lab.frame.displayList.validate() }
      #expect(lab.frame.groups.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }

  @Test func gradientsOfAsManyStopsCrossfade() throws {
    let lab = Lab(false, rate: 10) { isOther in
      Rectangle().fill(
        LinearGradient(
          stops: [
            Gradient.Stop(color: isOther ? .pureBlue : .pureRed, location: 0),
            Gradient.Stop(color: .white, location: isOther ? 0.5 : 1),
          ], startPoint: .leading, endPoint: .trailing))
    }
    lab.change(to: true, linear)
    lab.stage.run(5)
    let gradient = try #require(lab.frame.fills.last?.gradient)
    expectEqual(gradient.stops[0].color, RGBA(red: 0.5, green: 0, blue: 0.5))
    expectEqual(gradient.stops[1].location, 0.75)
    expectEqual(
      gradient.geometry, .linear(start: Point2D(x: 0, y: 120), end: Point2D(x: 320, y: 120)))
  }

  @Test func aPaintOfAnotherKindIsThereAtOnce() {
    let lab = Lab(false, rate: 10) { isGradient in
      Rectangle().fill(
        isGradient
          ? AnyShapeStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          : AnyShapeStyle(Color.pureRed))
    }
    lab.change(to: true, linear)
    #expect(lab.frame.fills.last?.gradient != nil)
    #expect(lab.frame.isSettled)
  }

  @Test func shapesAnimateTheirData() {
    let lab = Lab(0.25, rate: 10) { part in
      Bar(part: part).fill(Color.pureRed).frame(width: 100, height: 10)
    }
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 25)
    lab.change(to: 0.75, linear)
    lab.stage.run(5)
    expectClose(lab.frame.fills(.pureRed).first?.bounds.width ?? 0, 50, closerThan: 1e-9)
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 75)
  }

  @Test func cornersAnimate() {
    let lab = Lab(0.0, rate: 10) { radius in
      RoundedRectangle(cornerRadius: radius).fill(Color.pureRed)
        .frame(width: 100, height: 100)
    }
    lab.change(to: 20, linear)
    lab.stage.run(5)
    guard case .roundedRectangle(_, let radii, .continuous) = lab.frame.fills.last?.silhouette
    else {
      Issue.record("Another silhouette was drawn.")
      return
    }
    expectClose(radii.topLeft, 10, closerThan: 1e-12)
  }

  @Test func opacityScaleAndRotationAnimate() throws {
    let lab = Lab(0.0, rate: 10) { amount in
      Color.pureRed.frame(width: 20, height: 20)
        .scaleEffect(1 + amount).opacity(1 - amount / 2)
      Color.pureBlue.frame(width: 20, height: 20)
        .rotationEffect(.degrees(180 * amount), anchor: .topLeading)
    }
    lab.change(to: 1, linear)
    lab.stage.run(5)
    let red = try #require(lab.frame.fills(.pureRed).first?.bounds)
    #expect(abs(red.width - 30) < 1e-9 && abs(red.midX - 160) < 1e-9)
    expectClose(lab.frame.groups.first ?? 0, 0.75, closerThan: 1e-12)
    // A quarter of a turn about the corner at (150, 110): what lay to the right lies below.
    let blue = try #require(lab.frame.fills(.pureBlue).first?.bounds)
    #expect(abs(blue.minX - 130) < 1e-9 && abs(blue.minY - 110) < 1e-9)
  }

  @Test func theEnvironmentMayChangeColoursByAnAnimation() {
    let lab = Lab(Color.pureRed, rate: 10) { color in
      Circle().foregroundStyle(color)
    }
    lab.change(to: .pureBlue, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.fills.last?.color, RGBA(red: 0.5, green: 0, blue: 0.5))
  }
}
