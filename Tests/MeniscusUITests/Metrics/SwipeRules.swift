import MeniscusGeometry
import MeniscusUI

/// A row of 52 points with actions at its end.
private struct Swiped: View {
  @State private var count = 0

  var body: some View {
    List {
      Text("Row").accessibilityIdentifier("row")
        .swipeActions {
          Button("Delete") { count += 1 }.tint(.pureRed)
          Button("Mark") {}.tint(.pureGreen)
        }
      Text("acted \(count)")
    }
    .listStyle(.plain)
  }
}

extension MetricRule {
  /// A row whose actions are out: the faces of the first one, nearest to the edge, and the second.
  private static func open(_ probe: MetricProbe) throws -> (Stage, Fill, Fill) {
    let stage = probe.stage { Swiped() }
    let y = try stage.box("row").midY
    stage.press(300, y)
    for step in 1...12 { stage.move(300 - 12 * Double(step), y) }
    stage.release(300 - 144, y)
    stage.settle()
    return (
      stage, try stage.frame.fills(.pureRed).last.found("the first action"),
      try stage.frame.fills(.pureGreen).last.found("the second action")
    )
  }

  static let swipes: [MetricRule] = [
    MetricRule("list", "swipe action · height; y in a row of 52; radius") { probe in
      let (stage, face, _) = try open(probe)
      let middle = try stage.box("row").midY
      let isCentred = abs(face.bounds.midY - middle) <= 0.5
      return [
        face.bounds.height, isCentred ? (52 - face.bounds.height) / 2 : .nan,
        face.radii?.topLeft ?? 0,
      ]
    },
    MetricRule("list", "swipe action · padding and gap; text size; text inset") { probe in
      let (stage, first, second) = try open(probe)
      let gap = first.bounds.minX - second.bounds.maxX
      let padding = probe.width - first.bounds.maxX
      let inset = (first.bounds.width - (try textWidth(probe, "Delete"))) / 2
      return [padding, gap].asOne + stage.fontSizes(in: first.bounds) + [inset]
    },
    // The text of ours has another width.
    MetricRule("list", "swipe action · width of") { probe in
      let face = try open(probe).1.bounds
      let theirs = probe.property.number(after: "(text ") ?? 0
      return [face.width - (try textWidth(probe, "Delete")) + theirs]
    },
    MetricRule("list", "swipe · travel that does not yet fire") { probe in
      let stage = probe.stage { Swiped() }
      let y = try stage.box("row").midY
      let travel = probe.setting.numbers.first ?? 0
      let start = probe.width - 20
      stage.press(start, y)
      for step in 1...25 { stage.move(start - travel * Double(step) / 25, y) }
      stage.run(12)
      stage.release(start - travel, y)
      stage.settle()
      return probe.stated(stage.labels.contains("acted 0"))
    },
  ]

  private static func textWidth(_ probe: MetricProbe, _ text: String) throws -> Double {
    try probe.stage {
      Text(verbatim: text).font(.system(size: 13, weight: .medium))
        .accessibilityIdentifier("text")
    }.box("text").width
  }
}
