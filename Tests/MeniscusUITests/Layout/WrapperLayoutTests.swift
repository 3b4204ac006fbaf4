import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What modifiers that are no layouts hand through.
@MainActor
struct WrapperLayoutTests {
  @Test func theyKeepPriorityAndSpacing() {
    let stage = Stage {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).accessibilityIdentifier("low")
        Color.red.frame(minWidth: 10).layoutPriority(1).opacity(0.5).offset(x: 1).onTapGesture {}
          .accessibilityIdentifier("high")
        Spacer().accessibilityIdentifier("spacer")
      }
    }
    expectEqual(stage.model("low")?.width, 10)
    expectEqual(stage.model("high")?.width, 302)
    expectEqual(stage.model("spacer")?.width, 8)
  }

  @Test func aModifierOfAGroupChangesEachOfItsViews() {
    let stage = Stage {
      HStack(spacing: 0) {
        Group {
          Color.pureRed
          Color.pureRed
        }
        .padding(5)
      }
      .frame(width: 100, height: 20)
    }
    expectEqual(stage.frame.fills(.pureRed).map(\.bounds.width), [40, 40])
  }

  @Test func layersAreReportedWithTheirViews() {
    let stage = Stage {
      Color.red.frame(width: 10, height: 10)
        .overlay { Circle().accessibilityIdentifier("over") }
        .background { Circle().accessibilityIdentifier("under") }
    }
    #expect(stage.shown("over") != nil)
    #expect(stage.shown("under") != nil)
    expectContains(stage.host.snapshot(), "#over")
    expectEqual(stage.frame.views.filter { $0.operations != 0 }.count, 3)
  }

  @Test func stateInALayerIsHashed() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Color.blue.onTapGesture { count += 1 } }
    }
    let stage = Stage {
      Color.red.overlay { Counter() }
    }
    let before = stage.frame.stateHash
    #expect(stage.tap(160, 120).stateHash != before)
  }

  @Test func aStackSettlesItsChildrenAgainWhenOneGrows() {
    let lab = Lab(10.0) { width in
      HStack(spacing: 0) {
        Color.red.frame(width: width).accessibilityIdentifier("first")
        Color.blue.accessibilityIdentifier("second")
      }
    }
    expectEqual(lab.stage.model("second")?.width, 310)
    let frame = lab.change(to: 100)
    expectEqual(lab.stage.model("second"), Rect2D(x: 100, y: 0, width: 220, height: 240))
    #expect(frame.counters[.measurements] > 0)
  }
}
