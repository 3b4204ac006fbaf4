import MeniscusGeometry
import MeniscusUI

/// Rows that are reloaded for as long as anybody looks.
private struct Reloaded: View {
  var body: some View {
    List { Text("Row").accessibilityIdentifier("row0") }
      .refreshable { try? await Task.sleep(for: .seconds(1000)) }
  }
}

extension MetricRule {
  /// A bar as wide as the property says, at the share that it says.
  private static func bar(_ probe: MetricProbe) throws -> [Rect2D] {
    // "width of 280 at 0.333", or "least width (0.01 of 280)".
    let numbers = probe.property.numbers.sorted()
    let (share, width) = numbers.count == 2 ? (numbers[0], numbers[1]) : (0.5, 280)
    let stage = probe.stage { ProgressView(value: share).frame(width: CGFloat(width)) }
    return stage.frame.fills.map(\.bounds).filter { $0.height < 10 }
  }

  static let progress: [MetricRule] = [
    MetricRule("progress", "bar · height") { [try bar($0).first.found("the bar").height] },
    MetricRule("progress", "fill ·") { [try bar($0).last.found("the fill").width] },
    MetricRule("activity indicator", "medium / large · size") { probe in
      try [ControlSize.regular, .large].map { size in
        let stage = probe.stage {
          ProgressView().controlSize(size).accessibilityIdentifier("spinner")
        }
        return try stage.box("spinner").height
      }
    },
    // What is reloaded stands lower by the height of the control.
    MetricRule("refresh control", "control · height") { probe in
      let stage = probe.stage { Reloaded() }
      let rest = try stage.box("row0").minY
      stage.press(180, 200)
      for step in 1...20 { stage.move(180, 200 + 12 * Double(step)) }
      stage.release(180, 440)
      // It does not settle while what it waits for sleeps.
      stage.run(90)
      return [try stage.box("row0").minY - rest]
    },
  ]
}
