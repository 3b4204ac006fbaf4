import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Knobs turn to glass while they are held: requirement I6.
@MainActor
struct KnobTests {
  private struct Controls: View {
    @State private var value = 0.5
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value).frame(width: 280, height: 50)
        Toggle("Switch", isOn: $isOn).labelsHidden().frame(height: 50)
      }
    }
  }

  /// The places of white knobs of 37 by 24 points, and those of glass.
  private func knobs(_ stage: Stage) -> (white: [Rect2D], glass: [Rect2D]) {
    let white = stage.frame.fills(RGBA(red: 1, green: 1, blue: 1)).map(\.bounds)
    return (
      white.filter { $0.size == Size2D(width: 37, height: 24) },
      stage.frame.glass.filter { $0.presence > 0.99 }.map(\.box)
    )
  }

  /// The knob of a disabled switch is white in light, and grey in dark, where white would shine.
  @Test(arguments: [(ColorScheme.light, true), (.dark, false)])
  func theKnobOfADisabledSwitch(scheme: ColorScheme, isWhite: Bool) {
    let stage = Stage(configure: { $0.colorScheme = scheme }) {
      Toggle("Switch", isOn: .constant(true)).labelsHidden().disabled(true)
    }
    expectEqual(knobs(stage).white.count, isWhite ? 1 : 0)
  }

  /// The middle of the slider's knob, and of the switch's, in a scene of 320 by 100 points.
  @Test(arguments: [Point2D(x: 160, y: 25), Point2D(x: 149, y: 75)])
  func aHeldKnobIsGlass(place: Point2D) throws {
    let stage = Stage(width: 320, height: 100) { Controls() }
    #expect(knobs(stage).white.count == 2 && knobs(stage).glass.isEmpty)
    stage.press(place.x, place.y)
    stage.run(60)
    let held = knobs(stage)
    #expect(held.white.count == 1 && held.glass.count == 1)
    // The glass lies around where the knob was.
    let glass = try #require(held.glass.first)
    expectClose(glass.center.x, place.x, within: 1)
    expectClose(glass.center.y, place.y, within: 1)
    stage.release(place.x, place.y)
    stage.settle()
    #expect(knobs(stage).white.count == 2 && knobs(stage).glass.isEmpty)
  }

  @Test func theGlassGoesWithTheFinger() throws {
    let stage = Stage(width: 320, height: 100) { Controls() }
    stage.press(160, 25)
    stage.run(60)
    for step in 1...10 { stage.move(160 + 5 * Double(step), 25) }
    expectClose(try #require(knobs(stage).glass.first).center.x, 210, within: 1)
    stage.release(210, 25)
    stage.settle()
    #expect(knobs(stage).white.contains { abs($0.center.x - 210) <= 1 })
  }
}
