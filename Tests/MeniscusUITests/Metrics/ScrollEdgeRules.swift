import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// Rows that scroll under a bar: an inline title, or a bar of tabs.
private struct Edged: View {
  var isHard = false
  var hasTabs = false
  /// The extent of all rows.
  let length: Double

  var body: some View {
    if hasTabs {
      TabView {
        Tab("One", systemImage: "house") { rows }
        Tab("Two", systemImage: "star") { Color.white }
      }
    } else {
      NavigationStack {
        rows.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private var rows: some View {
    ScrollView { Color.pureBlue.frame(height: length) }
      .scrollEdgeEffectStyle(isHard ? .hard : .soft, for: .all)
  }
}

extension MetricRule {
  /// The effect at an edge: what is drawn in black or white from side to side over the rows.
  private static func effect(
    _ probe: MetricProbe, isHard: Bool = false, after distance: Double
  ) throws -> Rect2D? {
    let stage = stage(probe, isHard: isHard, after: distance)
    let fills = stage.frame.fills
    guard let rows = fills.lastIndex(where: { $0.color == .pureBlue }) else {
      throw MetricMissing("The rows were not found.")
    }
    return fills[(rows + 1)...].first {
      $0.bounds.width == probe.width && $0.bounds.height > 20
    }?.bounds
  }

  private static func stage(
    _ probe: MetricProbe, isHard: Bool = false, after distance: Double
  ) -> Stage {
    let hasTabs = probe.record.part.contains("tab bar")
    // Below a bar of tabs the rows go on by the distance, else they are scrolled by it.
    let covered = hasTabs ? 83.0 : 113
    let length = hasTabs ? probe.height - 59 - covered + distance : 3000
    let stage = probe.stage { Edged(isHard: isHard, hasTabs: hasTabs, length: length) }
    if !hasTabs { stage.scroll(by: distance, in: probe.setting.size) }
    return stage
  }

  /// How the rows are blurred under bars.
  private static func blur(_ probe: MetricProbe) throws -> EdgeBlur {
    for operation in stage(probe, after: 300).frame.displayList.operations {
      if case .beginLayer(.edgeBlur(let blur)) = operation.action { return blur }
    }
    throw MetricMissing("The blur was not found.")
  }

  static let scrollEdges: [MetricRule] = [
    // The blur goes on beyond what is laid over the rows.
    MetricRule("scroll edge effect", "top", "height beyond the safe area") { probe in
      [try blur(probe).upper.end - 113]
    },
    MetricRule("scroll edge effect", "bottom", "height beyond the safe area") { probe in
      [probe.height - 83 - (try blur(probe).lower.end)]
    },
    MetricRule("scroll edge effect", "height, hard") { probe in
      [try effect(probe, isHard: true, after: 300).found("the effect").height]
    },
    MetricRule("scroll edge effect", "no effect yet") { probe in
      let distance = probe.setting.numbers.first ?? 0
      return probe.stated(try effect(probe, after: distance) == nil)
    },
    MetricRule("scroll edge effect", "effect shows") { probe in
      let distance = probe.setting.numbers.first ?? 0
      return probe.stated(try effect(probe, after: distance) != nil)
    },
  ]
}
