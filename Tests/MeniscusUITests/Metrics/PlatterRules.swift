import MeniscusGeometry
import MeniscusUI

/// A bar with words at its beginning, and two symbols that share a glass and one apart at its end.
private struct Items: View {
  var body: some View {
    NavigationStack {
      Color.white
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button {
            } label: {
              Text("Edit").accessibilityIdentifier("text")
            }
          }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}.accessibilityIdentifier("first")
            Button("Share", systemImage: "square.and.arrow.up") {}
              .accessibilityIdentifier("second")
          }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
        }
    }
  }
}

extension MetricRule {
  private static func boxes(_ probe: MetricProbe) throws -> (Stage, [Rect2D]) {
    let stage = probe.stage { Items() }
    let boxes = stage.platters.map(\.box)
    guard boxes.count == 3 else { throw MetricMissing("There are not three platters: \(boxes)") }
    return (stage, boxes)
  }

  static let platters: [MetricRule] = [
    MetricRule("navigation bar", "item platter · height") { [try boxes($0).1[0].height] },
    MetricRule("navigation bar", "item platter · least width") { [try boxes($0).1[2].width] },
    MetricRule("navigation bar", "item platter · inset of text on either side") { probe in
      let (stage, boxes) = try boxes(probe)
      let text = try stage.box("text")
      let sides = [text.minX - boxes[0].minX, boxes[0].maxX - text.maxX]
      return sides.asOne
    },
    MetricRule("navigation bar", "item platter · margin to the bar's edge") { probe in
      let boxes = try boxes(probe).1
      let sides = [boxes[0].minX, probe.width - boxes[2].maxX]
      return sides.asOne
    },
    MetricRule("navigation bar", "item platter · gap between two platters") { probe in
      let boxes = try boxes(probe).1
      return [boxes[2].minX - boxes[1].maxX]
    },
    MetricRule("navigation bar", "item platter · gap between neighbouring image items") { probe in
      let stage = try boxes(probe).0
      return [try stage.box("second").minX - stage.box("first").maxX]
    },
    MetricRule("navigation bar", "item platter · width shared by two image items") {
      [try boxes($0).1[1].width]
    },
    MetricRule("navigation bar", "item platter · text size") { probe in
      let (stage, boxes) = try boxes(probe)
      return stage.fontSizes(in: boxes[0])
    },
    MetricRule("navigation bar", "item platter · top of the text line") { probe in
      let (stage, boxes) = try boxes(probe)
      return [try stage.box("text").minY - boxes[0].minY]
    },
  ]

  /// A lower bar, and the platters in it from left to right.
  private static func lower(
    _ probe: MetricProbe,
    @ToolbarContentBuilder items:
      @escaping @MainActor @Sendable ()
      -> some ToolbarContent
  ) -> (Stage, [Rect2D]) {
    let stage = probe.stage {
      NavigationStack {
        Color.white.accessibilityIdentifier("content").toolbar { items() }
      }
    }
    return (stage, stage.platters.map(\.box))
  }

  @ToolbarContentBuilder private static var apart: some ToolbarContent {
    ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "plus") {} }
    ToolbarSpacer(.flexible, placement: .bottomBar)
    ToolbarItem(placement: .bottomBar) { Button("B", systemImage: "minus") {} }
  }

  static let toolbar: [MetricRule] = [
    MetricRule("toolbar", "· platter · height") { probe in
      [try lower(probe) { apart }.1.first.found("a platter").height]
    },
    // A lower bar is as high as what stands in it.
    MetricRule("toolbar", "· bar · intrinsic height") { probe in
      [try lower(probe) { apart }.1.map(\.height).max().found("a platter")]
    },
    MetricRule("toolbar", "bottom slot", "top padding above the platters") { probe in
      let (stage, boxes) = lower(probe) { apart }
      return [try boxes.first.found("a platter").minY - stage.box("content").maxY]
    },
    MetricRule("toolbar", "bottom slot", "margin of platters to the sides") { probe in
      let boxes = lower(probe) { apart }.1
      let sides = [
        try boxes.first.found("a platter").minX,
        try probe.width - boxes.last.found("a platter").maxX,
      ]
      return sides.asOne
    },
    MetricRule("toolbar", "· items · gap") { probe in
      let boxes = lower(probe) {
        ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "plus") {} }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("B", systemImage: "minus") {} }
      }.1
      return boxes.count == 2 ? [boxes[1].minX - boxes[0].maxX] : []
    },
    // Between two flexible spaces an item is in the middle, unless there is more after the first.
    MetricRule("toolbar", "· items · extra gap after a flexible space") { probe in
      let boxes = lower(probe) {
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "plus") {} }
        ToolbarSpacer(.flexible, placement: .bottomBar)
      }.1
      return [2 * (try boxes.first.found("a platter").midX - probe.width / 2)]
    },
  ]
}
