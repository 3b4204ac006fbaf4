import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Forms of controls, shapes, gestures and colours that are less usual.
@MainActor
struct ControlFormTests {
  /// The filled part of a track from 20 to 300: from the neutral value to the value.
  @Test(arguments: [
    (0.5, Double?.none, 20.0, 230.0), (0.5, 0, 160, 230), (-0.5, 0, 90, 160), (0, 0.5, 160, 230),
    (0.5, 9, 230, 300),
  ])
  func aSliderIsFilledFromItsNeutralValue(
    value: Double, neutral: Double?, from: Double, to end: Double
  ) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = Stage(configure: { $0.layoutDirection = direction }) {
        Slider(value: .constant(value), in: -1...1, neutralValue: neutral) { Text("A") }
          .tint(.pureRed).frame(width: 280)
      }
      let bounds = stage.frame.fills(.pureRed).first?.bounds ?? .zero
      let isMirrored = direction == .rightToLeft
      expectEqual(bounds.minX, isMirrored ? 320 - end : from)
      expectEqual(bounds.maxX, isMirrored ? 320 - from : end)
    }
  }

  private struct Bounded: View {
    @State var value = 0.5
    let log: Log

    var body: some View {
      Slider(value: $value, in: 0...1, step: 0.125, enabledBounds: 0.25...0.75) {
        Text("A")
      } currentValueLabel: {
        Image(systemName: "star")
      }
      .frame(width: 280)
      .onChange(of: value) { log.note("\(value)") }
    }
  }

  @Test func aSliderKeepsToWhatCanBeChosen() {
    let log = Log()
    let stage = Stage { Bounded(log: log) }
    expectEqual(stage.unmet, ["Slider(currentValueLabel:)"])
    stage.press(160, 120)
    stage.move(1000, 120)
    stage.move(-1000, 120)
    stage.release(-1000, 120)
    expectEqual(log.take(), ["0.75", "0.25"])
  }

  /// Pickers that show the value by a view of their own.
  @Test func pickersShowTheValueByAView() {
    let title = "B"
    let choices = [Binding.constant(1), .constant(1)]
    let stage = Stage {
      VStack {
        Picker("A", systemImage: "star", selection: .constant(1)) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("Key")
        }
        Picker(title, systemImage: "star", selection: .constant(1)) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("String")
        }
        Picker(sources: choices, selection: \.self) {
          Text("One").tag(1)
        } label: {
          Text("C")
        } currentValueLabel: {
          Text("Several")
        }
        Picker("D", sources: choices, selection: \.self) {
          Text("One").tag(1)
        } currentValueLabel: {
          Text("Titled")
        }
      }
    }
    for word in ["Key", "String", "Several", "Titled"] {
      expectContains(stage.host.snapshot(), "“\(word)”")
    }
  }

  /// A circle of 20 points in 100 by 60 from 110, 90.
  @Test(arguments: [
    (UnitPoint.topLeading, 110.0, 90.0), (.center, 150, 110), (.bottomTrailing, 190, 130),
    (UnitPoint(x: 0, y: 0.5), 110, 110),
  ])
  func aShapeOfAnExtentLiesAtAnAnchor(anchor: UnitPoint, x: Double, y: Double) {
    let stage = Stage {
      Circle().size(width: 20, height: 20, anchor: anchor).fill(Color.pureRed)
        .frame(width: 100, height: 60)
    }
    expectEqual(
      stage.frame.fills(.pureRed).first?.bounds, Rect2D(x: x, y: y, width: 20, height: 20))
  }

  @Test func resolvedColoursAreWrittenByTheirComponents() {
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    expectEqual("\(color.resolve(in: EnvironmentValues()))", "#FF800080")
    expectEqual("\(Color.Resolved(red: 0, green: 0, blue: 0))", "#000000FF")
  }

  /// The dates of the virtual clock: half a second lies between them.
  @Test func gesturesOfTwoFingersTellWhen() {
    let log = Log()
    let note = { @MainActor (date: Date) in log.note("\(date.timeIntervalSinceReferenceDate)") }
    let stage = Stage(rate: 64) {
      Color.pureRed
        .gesture(MagnifyGesture().onEnded { note($0.time) })
        .simultaneousGesture(RotateGesture().onEnded { note($0.time) })
    }
    let point = Point2D(x: 100, y: 100)
    stage.step(.magnify(.began, at: point, scale: 1), .rotate(.began, at: point, radians: 0))
    stage.step(.magnify(.changed, at: point, scale: 2), .magnify(.ended, at: point, scale: 2))
    stage.run(31)
    stage.step(.rotate(.changed, at: point, radians: 1), .rotate(.ended, at: point, radians: 1))
    let times = log.take().compactMap(Double.init)
    expectEqual(times.count, 2)
    expectEqual((times.last ?? 0) - (times.first ?? 0), 0.5)
  }
}
