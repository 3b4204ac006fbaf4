import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct FormTests {
  @Test func aGroupedFormIsAListOfCards() {
    let stage = Stage(width: 375, height: 400) {
      Form {
        Section("Title") {
          LabeledContent("Version", value: "1.2").accessibilityIdentifier("version")
          Toggle("On", isOn: .constant(true)).accessibilityIdentifier("on")
        }
      }
    }
    // Rows have the whole width of their card but for its margins: UIKit's 16 and 16.
    let version = stage.model("version") ?? .zero
    expectEqual(version.minX, 32)
    expectEqual(version.width, 375 - 64)
    expectEqual(stage.model("on")?.width, 375 - 64)
    let cards = stage.frame.fills(.white).filter { $0.bounds.width == 343 }
    expectEqual(cards.count, 2)
  }

  private func labeled(_ name: String) -> some View {
    LabeledContent {
      Text("1.2").accessibilityIdentifier("\(name) value")
    } label: {
      Text("Version").accessibilityIdentifier("\(name) label")
    }
  }

  /// The largest texts stand one above the other in rows, and side by side elsewhere.
  @Test func theLargestValuesStandBelowTheirLabels() throws {
    for (size, isStacked) in [(DynamicTypeSize.xxxLarge, false), (.accessibility1, true)] {
      let stage = Stage(
        width: 375, height: 400, configure: { $0.dynamicTypeSize = size }
      ) {
        VStack {
          List { labeled("row") }
          labeled("alone")
        }
      }
      let (label, value) = try (
        #require(stage.shown("row label")), #require(stage.shown("row value"))
      )
      #expect((value.minY >= label.maxY) == isStacked, "\(size)")
      #expect((value.minX == label.minX) == isStacked, "\(size)")
      let alone = try (
        #require(stage.shown("alone label")), #require(stage.shown("alone value"))
      )
      expectClose(alone.0.midY, alone.1.midY, within: 0.5)
    }
  }

  @Test func aFormInColumnsAlignsItsLabels() {
    let stage = Stage(width: 375, height: 400) {
      Form {
        LabeledContent {
          Text("One").accessibilityIdentifier("one")
        } label: {
          Text("A").accessibilityIdentifier("a")
        }
        LabeledContent {
          Text("Two").accessibilityIdentifier("two")
        } label: {
          Text("A longer one").accessibilityIdentifier("longer")
        }
      }
      .formStyle(.columns)
    }
    expectEqual(stage.model("one")?.minX, stage.model("two")?.minX)
    expectClose(
      stage.model("a")?.maxX ?? 0, stage.model("longer")?.maxX ?? 1, within: 0.5)
    #expect((stage.model("one")?.minY ?? 0) < (stage.model("two")?.minY ?? 0))
  }

  /// An inline picker's choices are rows of their own, a menu's stands behind its label.
  @Test func pickersStandInRows() {
    let stage = Stage(width: 375, height: 500) {
      Form {
        Picker("Theme", selection: .constant(1)) {
          Text("Light").tag(0).accessibilityIdentifier("light")
          Text("Dark").tag(1)
        }
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0).accessibilityIdentifier("small")
          Text("Large").tag(1).accessibilityIdentifier("large")
        }
        .pickerStyle(.inline)
      }
    }
    let snapshot = stage.host.snapshot()
    expectContains(snapshot, "“Theme”")
    expectContains(snapshot, "“Dark”")
    expectClose(
      (stage.model("large")?.minY ?? 0) - (stage.model("small")?.minY ?? 0), 52, within: 0.5)
  }

  /// Pulled further than the control is high (60 points, UIKit on iOS 26.1), a list reloads.
  @Test func pullingReloads() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) {
      List { Text("Row").accessibilityIdentifier("row") }
        .refreshable {
          log.note("begin")
          try? await Task.sleep(for: .seconds(2))
          log.note("end")
        }
    }
    let place = stage.center("row").y
    stage.press(180, 100)
    for step in 1...20 { stage.move(180, 100 + Double(step) * 12) }
    stage.release(180, 340)
    stage.run(90)
    expectEqual(log.take(), ["begin"])
    expectClose(stage.center("row").y, place + 60, within: 1)
    stage.settle()
    expectEqual(log.take(), ["end"])
    expectClose(stage.center("row").y, place, within: 1)
  }
}
