import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Interactive glass answers in the same frame and settles: requirement G6.
@MainActor
struct GlassTouchTests {
  private let rest = Rect2D(x: 110, y: 90, width: 100, height: 60)

  private func stage(
    _ glass: Glass = .regular.interactive(), reduceMotion: Bool = false,
    scheme: ColorScheme = .light
  ) -> Stage {
    Stage(configure: { $0.reduceMotion = reduceMotion }) {
      Color.clear.frame(width: 100, height: 60).glassEffect(glass)
        .environment(\.colorScheme, scheme)
    }
  }

  private func light(_ stage: Stage) -> Double {
    stage.frame.glass.first?.element.material.tint?.opacity ?? 0
  }

  @Test func aDragIsFollowedInTheSameFrameAndNeverFar() throws {
    let stage = stage()
    let still = stage.frame.displayDigest.list
    stage.press(160, 120)
    stage.run(60)
    let pressed = try #require(stage.frame.glassBoxes.first)
    expectEqual(pressed.center, rest.center)
    expectClose(pressed.height, 64, closerThan: 0.1)
    stage.move(190, 120)
    let dragged = try #require(stage.frame.glassBoxes.first)
    // Less than the way of the pointer, and longer along it.
    #expect(dragged.center.x > 162 && dragged.center.x < 165)
    expectEqual(dragged.center.y, 120)
    #expect(dragged.width > pressed.width && dragged.height < pressed.height)
    stage.move(5_000, 120)
    let far = try #require(stage.frame.glassBoxes.first)
    #expect(far.center.x > dragged.center.x && far.center.x < 176)
    stage.release(5_000, 120)
    #expect(!stage.frame.isSettled)
    stage.settle()
    expectEqual(stage.frame.glassBoxes, [rest])
    expectEqual(stage.frame.displayDigest.list, still)
  }

  @Test func pressHoverAndReleaseShowInTheFrameOfTheEvent() throws {
    let stage = stage()
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    #expect(light(stage) > 0)
    stage.settle()
    stage.press(160, 120)
    let pressed = try #require(stage.frame.glassBoxes.first)
    #expect(pressed.height > rest.height && finger(stage) != nil)
    stage.run(60)
    let held = try #require(stage.frame.glassBoxes.first)
    stage.release(160, 120)
    let released = try #require(stage.frame.glassBoxes.first)
    #expect(released.height < held.height)
  }

  /// A solid face in place of glass answers by the tone of its labels.
  @Test(arguments: [ColorScheme.light, .dark])
  func aSolidFaceAnswers(scheme: ColorScheme) throws {
    let stage = Stage(configure: { $0.reduceTransparency = true }) {
      Color.clear.frame(width: 80, height: 44).glassEffect(.regular.interactive()).focusable()
        .accessibilityIdentifier("glass").environment(\.colorScheme, scheme)
    }
    func face() throws -> Double { try #require(stage.frame.fills.first?.color).green }
    let rest = try face()
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    stage.settle()
    let hovered = try face()
    stage.step(.hover(at: Point2D(x: 5, y: 5)))
    stage.settle()
    expectEqual(try face(), rest)
    stage.step(.focus("glass"))
    let focused = try face()
    let faces = scheme == .light ? [rest, hovered, focused] : [focused, hovered, rest]
    #expect(faces == faces.sorted(by: >), "\(faces)")
    #expect(rest != hovered && hovered != focused)
  }

  /// A tint that leaves its ink just enough contrast has no room for more of the ink's tone.
  @Test(arguments: [Color.blue, .red, .indigo, .yellow])
  func aTintedSolidFaceAnswers(tint: Color) throws {
    let stage = Stage(configure: { $0.reduceTransparency = true }) {
      Color.clear.frame(width: 80, height: 44).glassEffect(.regular.tint(tint).interactive())
        .focusable().accessibilityIdentifier("glass")
    }
    func face() throws -> RGBA { try #require(stage.frame.fills.first?.color) }
    func step(_ a: RGBA, _ b: RGBA) -> Double {
      max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    }
    let rest = try face()
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    stage.settle()
    let hovered = try face()
    stage.step(.hover(at: Point2D(x: 5, y: 5)))
    stage.settle()
    expectEqual(try face(), rest)
    stage.step(.focus("glass"))
    // A twentieth of the scale is seen.
    let focused = try face()
    #expect(step(rest, hovered) > 0.05 && step(rest, focused) > 0.05)
  }

  /// White is seen less on pale glass, under black ink, and takes less of the contrast of white ink.
  @Test(arguments: [(ColorScheme.light, 0.2), (.dark, 0.06)])
  func aPointerOverItLightsItUp(scheme: ColorScheme, white: Double) throws {
    let stage = stage(scheme: scheme)
    let still = stage.frame.displayDigest.list
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    stage.settle()
    expectEqual(light(stage), white)
    expectEqual(stage.frame.glassBoxes, [rest])
    stage.step(.hover(at: Point2D(x: 5, y: 5)))
    stage.settle()
    expectEqual(light(stage), 0)
    expectEqual(stage.frame.displayDigest.list, still)
  }

  @Test(arguments: [(ColorScheme.light, 0.3), (.dark, 0.12)])
  func theFocusShowsInTheSameFrame(scheme: ColorScheme, white: Double) {
    let stage = Stage {
      Color.clear.frame(width: 80, height: 44).glassEffect(.regular.interactive()).focusable()
        .accessibilityIdentifier("glass").environment(\.colorScheme, scheme)
    }
    expectEqual(light(stage), 0)
    stage.step(.focus("glass"))
    expectEqual(light(stage), white)
    stage.step(.focus(nil))
    expectEqual(light(stage), 0)
  }

  @Test func aWhiteLabelDrownsInNoLight() {
    let stage = Stage {
      Color.clear.frame(width: 80, height: 44).glassEffect(.regular.tint(.pink).interactive())
    }
    let rest = stage.frame.glass.first?.element.material.tint
    stage.press(160, 120)
    stage.run(20)
    let pressed = stage.frame.glass.first?.element.material.tint
    #expect((pressed?.green ?? 1) < (rest?.green ?? 0))
  }

  @Test func whatIsNotInteractiveStaysAsItIs() {
    let stage = stage(.regular)
    let still = stage.frame.displayDigest.list
    stage.press(160, 120)
    stage.move(190, 120)
    stage.run(10)
    stage.step(.hover(at: Point2D(x: 160, y: 120)))
    expectEqual(stage.frame.displayDigest.list, still)
  }

  @Test func lessMotionLeavesTheLight() {
    let stage = stage(reduceMotion: true)
    stage.press(160, 120)
    stage.move(190, 130)
    expectEqual(stage.frame.glassBoxes, [rest])
    expectEqual(light(stage), 0.05)
    // The light goes with the finger.
    expectEqual(finger(stage), Point2D(x: 190, y: 130))
    expectEqual(stage.frame.glass.first?.element.glow?.strength, 0.15)
    #expect(stage.frame.isSettled)
    stage.release(190, 130)
    expectEqual(light(stage), 0)
    expectEqual(finger(stage), nil)
  }

  /// Where the light of the finger is in the scene.
  private func finger(_ stage: Stage) -> Point2D? {
    guard let element = stage.frame.glass.first?.element else { return nil }
    return element.glow.map { element.transform.apply($0.center) }
  }

  @Test func theLightLiesUnderTheFinger() throws {
    let stage = stage()
    stage.press(125, 100)
    for step in 0..<40 {
      stage.move(125 + Double(step), 100 + Double(step) / 3)
      let light = try #require(finger(stage))
      // The glass swells and goes along, the light does not: rounding alone.
      expectClose(light.x - 125, Double(step), closerThan: 1e-9)
      expectClose(light.y - 100, Double(step) / 3, closerThan: 1e-9)
      let box = try #require(stage.frame.glassBoxes.first)
      // Larger within 100 milliseconds, which are six frames.
      if step == 5 { #expect(box.height > 62) }
    }
    stage.release(165, 113)
    #expect(finger(stage) != nil)
    stage.settle()
    expectEqual(finger(stage), nil)
  }

  @Test func theDragIsState() {
    let stage = stage()
    stage.press(160, 120)
    stage.run(60)
    let before = stage.frame.stateHash
    stage.move(190, 120)
    #expect(stage.frame.stateHash != before)
  }
}
