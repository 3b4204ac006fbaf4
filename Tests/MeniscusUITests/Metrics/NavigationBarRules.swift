import MeniscusGeometry
import MeniscusUI

/// A screen with a title, an item in its bar and rows that scroll.
private struct TitledRows: View {
  var mode = NavigationBarItem.TitleDisplayMode.inline
  var hasBackground = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60) { Color.blue.frame(height: 50).accessibilityIdentifier("row\($0)") }
        }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(mode)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
      .toolbarBackground(Color.pureRed, for: .navigationBar)
      .toolbarBackground(hasBackground ? .visible : .hidden, for: .navigationBar)
    }
  }
}

extension MetricRule {
  private static func shown(
    _ probe: MetricProbe, _ mode: NavigationBarItem.TitleDisplayMode, hasBackground: Bool = false
  ) -> Stage {
    probe.stage { TitledRows(mode: mode, hasBackground: hasBackground) }
  }

  /// The upper edge of the bar, which is that of the platters in it.
  private static func top(_ stage: Stage) throws -> Double {
    try stage.frame.glassBoxes.first.found("the item").minY
  }

  private static func height(
    _ probe: MetricProbe, _ mode: NavigationBarItem.TitleDisplayMode
  ) throws -> Double {
    let stage = shown(probe, mode)
    return try stage.box("row0").minY - top(stage)
  }

  static let navigationBar: [MetricRule] = [
    MetricRule("navigation bar", "· bar · height, inline title") {
      [try height($0, .inline)]
    },
    MetricRule("navigation bar", "· bar · height, large title expanded") {
      [try height($0, .large)]
    },
    MetricRule("navigation bar", "· bar · height in a") { [try height($0, .inline)] },
    MetricRule("navigation bar", "· bar · height, large title scrolled away") { probe in
      let stage = shown(probe, .large, hasBackground: true)
      stage.scroll(by: 200, in: probe.setting.size)
      return [
        try stage.frame.fills(.pureRed).first.found("what is behind").bounds.height
          - top(stage)
      ]
    },
    MetricRule("navigation bar", "· bar · y") { [try top(shown($0, .inline))] },
    MetricRule("navigation bar", "· background · height painted") { probe in
      let stage = shown(probe, .inline, hasBackground: true)
      return [try stage.frame.fills(.pureRed).first.found("what is behind").bounds.height]
    },
    MetricRule("navigation bar", "large-title zone", "height") {
      [try height($0, .large) - height($0, .inline)]
    },
    MetricRule("navigation bar", "· content · top inset at rest, large title") {
      [try shown($0, .large).box("row0").minY]
    },
    MetricRule("navigation bar", "· large title · x") {
      [try shown($0, .large).told("Title").minX]
    },
    MetricRule("navigation bar", "· large title · y below the 54-pt zone") { probe in
      let stage = shown(probe, .large)
      return [try stage.told("Title").minY - top(stage) - 54]
    },
    MetricRule("navigation bar", "· large title · label height") {
      [try shown($0, .large).told("Title").height]
    },
    MetricRule("navigation bar", "title · font size") { probe in
      let stage = shown(probe, probe.record.part == "large title" ? .large : .inline)
      return stage.fontSizes(in: try stage.told("Title"))
    },
    MetricRule("navigation bar", "· inline title · centre y in the") { probe in
      let stage = shown(probe, .inline)
      return [try stage.told("Title").midY - top(stage)]
    },
    MetricRule("navigation bar", "· scroll · distance at which large and inline") { probe in
      let stage = shown(probe, .large)
      for distance in 1...120 {
        stage.scroll(by: 1, in: probe.setting.size)
        let heights = stage.told.filter { $0.label == "Title" }.map(\.frame.height)
        if heights.contains(where: { $0 < 30 }) { return [Double(distance)] }
      }
      return []
    },
    MetricRule("navigation bar", "· scroll · released", "snaps back open") { probe in
      let stage = shown(probe, .large)
      let rest = try stage.box("row0").minY
      let distance = probe.setting.numbers.first ?? 0
      stage.press(200, 400)
      stage.move(200, 390)
      stage.move(200, 390 - distance)
      stage.run(12)
      stage.move(200, 390 - distance)
      let isMoved = try stage.box("row0").minY < rest - distance + 1
      stage.release(200, 390 - distance)
      stage.settle()
      return probe.stated(try isMoved && stage.box("row0").minY == rest)
    },
  ]
}
