import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Framed: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 20 : 10)
      .background(scheme == .dark ? Color.pureBlue : .pureGreen, in: .rect)
  }
}

private struct TwoTaps: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

@MainActor
struct ButtonStyleTests {
  private func stage<Content: View>(
    _ log: Log, dark: Bool = false,
    @ViewBuilder _ style: @escaping @MainActor @Sendable (AnyView) -> Content
  ) -> Stage {
    Stage(configure: { $0.colorScheme = dark ? .dark : .light }) {
      style(
        AnyView(
          Button(action: { log.note("action") }) {
            Color.pureRed.frame(width: 40, height: 22)
          }))
    }
  }

  @Test func aStyleOfOnesOwnIsTouchedAsAButton() throws {
    let log = Log()
    let stage = stage(log, dark: true) { $0.buttonStyle(Framed()) }
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.width, 60)
    stage.press(160, 120)
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.width, 80)
    stage.release(160, 120)
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.width, 60)
    expectEqual(log.take(), ["action"])
  }

  @Test func aPrimitiveStyleDecidesAboutTouch() {
    let log = Log()
    let stage = stage(log) { $0.buttonStyle(TwoTaps()) }
    stage.tap(160, 120)
    #expect(log.take().isEmpty)
    stage.tap(160, 120)
    expectEqual(log.take(), ["action"])
  }

  @Test func theInnermostStyleCounts() {
    let log = Log()
    let stage = stage(log) { $0.buttonStyle(.plain).buttonStyle(Framed()) }
    #expect(stage.frame.fills(.pureGreen).isEmpty)
    stage.tap(160, 120)
    expectEqual(log.take(), ["action"])
  }

  @Test func glassButtonsStandOnInteractiveGlass() throws {
    let log = Log()
    let stage = stage(log) { $0.buttonStyle(.glass) }
    let glass = try #require(stage.frame.glass.first)
    // A label of 40 by 22, 16 and 6 around it.
    expectEqual(glass.box, Rect2D(x: 124, y: 103, width: 72, height: 34))
    expectEqual(glass.radius, 17)
    expectEqual(glass.element.material.tint, nil)
    // Between label and edge it is glass alone that is touched.
    stage.press(130, 120)
    stage.run(20)
    #expect(stage.frame.glassBoxes[0].height > 35)
    #expect(stage.frame.glass[0].element.material.tint != nil)
    stage.release(130, 120)
    expectEqual(log.take(), ["action"])
    stage.settle()
    expectEqual(stage.frame.glassBoxes[0], glass.box)
    expectEqual(stage.frame.glass[0].element.material.tint, nil)
  }

  @Test func glassButtonsComeInFiveSizes() {
    for (size, height) in [
      (ControlSize.mini, 28.0), (.small, 28), (.regular, 34), (.large, 50), (.extraLarge, 60),
    ] {
      let stage = Stage {
        Button(action: {}) { Color.red.frame(width: 10, height: 10) }
          .buttonStyle(.glass).controlSize(size)
      }
      expectEqual(stage.frame.glassBoxes.first?.height, height, "\(size)")
    }
  }

  @Test func prominentGlassIsInTheTint() throws {
    let log = Log()
    let plain = stage(log) { $0.buttonStyle(.glassProminent) }
    expectEqual(plain.frame.glass.first?.element.material.tint, RGBA(hex: 0x0088FF))
    let tinted = stage(log) { $0.buttonStyle(.glassProminent).tint(.pureRed) }
    expectEqual(tinted.frame.glass.first?.element.material.tint, .pureRed)
    let clear = stage(log) { $0.buttonStyle(.glass(.clear.tint(.pureGreen))) }
    expectEqual(clear.frame.glass.first?.element.material.kind, .clear)
    expectEqual(clear.frame.glass.first?.element.material.tint, .pureGreen)
    let round = stage(log) { $0.buttonStyle(.glass).buttonBorderShape(.circle) }
    guard case .ellipse = round.frame.glass.first?.element.silhouette else {
      Issue.record("A round button is a circle.")
      return
    }
  }

  @Test func disabledGlassButtonsDoNotAnswer() throws {
    let log = Log()
    let stage = stage(log) { $0.buttonStyle(.glass).disabled(true) }
    let before = stage.frame.displayDigest
    stage.press(160, 120)
    stage.run(10)
    stage.release(160, 120)
    #expect(log.take().isEmpty)
    expectEqual(stage.frame.displayDigest, before)
    expectEqual(stage.frame.groups, [0.66])
  }

  @Test func borderedButtonsHaveAFace() throws {
    let log = Log()
    let bordered = stage(log) { $0.buttonStyle(.bordered).tint(.pureBlue) }
    expectEqual(bordered.frame.fills.first?.color, RGBA(red: 0, green: 0, blue: 1, opacity: 0.15))
    let prominent = stage(log) { $0.buttonStyle(.borderedProminent).tint(.pureBlue) }
    expectEqual(prominent.frame.fills.first?.color, .pureBlue)
    prominent.tap(130, 120)
    expectEqual(log.take(), ["action"])
  }
}
